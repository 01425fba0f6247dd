import { makeModel } from './model.ts';
import type { Model } from './model.ts';
import { Pricing } from './pricing.ts';
import type { Problem } from './problem.ts';
import { lagrangianBound, solvePricing, solveRelaxation } from './column-generation.ts';
import type { Relaxation } from './column-generation.ts';
import { rowsOf } from './scenario.ts';
import type { Row, Scenario, SetGoal } from './scenario.ts';
import { setGains } from './set-goals.ts';

/** An open node of the branch and bound: its branching decisions, and what is known of them. */
export interface BranchNode {
  readonly scenario: Scenario;
  /** No gear of the node that was not enumerated yet is worth more; before the node is relaxed, no gear of its children either. */
  readonly bound: number;
  /** Dual prices to start the relaxation from: those of the parent. */
  readonly start: Float64Array;
  /** Null until its linear relaxation is solved. */
  readonly relaxed: Relaxed | null;
  /** How far below its bound all gear has been enumerated. */
  readonly gap: number;
  /** It restricts another node, whose children are open already. */
  readonly isRestriction: boolean;
}

export interface Relaxed extends Relaxation {
  readonly model: Model;
}

/** A root for every meta gem, active or idle, and for none: each with the bound that the dual prices without a meta gem give it. */
export function rootNodes(problem: Problem): readonly BranchNode[] {
  const none: Scenario = { meta: -1, idle: null, sets: [] };
  const plain = makeModel(problem, none);
  const { prices } = solveRelaxation(plain);
  const active = problem.metas.map((_, meta): Scenario => ({ ...none, meta }));
  const idle = problem.idle.flatMap((needs, gem) =>
    needs.map((_, need): Scenario => ({ ...none, idle: { gem, need } })),
  );
  return [none, ...active, ...idle].map((scenario) => {
    const model = makeModel(problem, scenario);
    const start = carriedPrices(plain.rows, prices, model.rows);
    const pricing = new Pricing(model);
    const own = lagrangianBound(model, start, solvePricing(pricing, start));
    const bound = own + setGains(pricing, start).beyond;
    return { scenario, bound, start, relaxed: null, gap: 0, isRestriction: false };
  });
}

/** Solves the relaxation of a node. Gives the node with its dual prices, unless it is infeasible, and its children: one more set bonus gone for. */
export function relaxNode(problem: Problem, node: BranchNode): readonly BranchNode[] {
  const model = makeModel(problem, node.scenario);
  const relaxation = solveRelaxation(model, node.start);
  const { prices } = relaxation;
  const pricing = new Pricing(model);
  pricing.setPrices(prices);
  const goals = node.isRestriction ? [] : setGains(pricing, prices).goals;
  const children = goals.map(({ goal, gain, beyond }): BranchNode => {
    const scenario = { ...node.scenario, sets: [...node.scenario.sets, goal] };
    const bound = Math.min(node.bound, relaxation.bound + gain + beyond);
    const start = carriedPrices(model.rows, prices, rowsOf(problem, scenario));
    return { scenario, bound, start, relaxed: null, gap: 0, isRestriction: false };
  });
  if (relaxation.infeasible) return children;
  const bound = Math.min(node.bound, relaxation.bound);
  return [{ ...node, bound, relaxed: { ...relaxation, model } }, ...children];
}

/** The node again, with fewer pieces of a set allowed. */
export function restrictNode(
  problem: Problem,
  { scenario: { sets, ...rest } }: BranchNode,
  { model, prices }: Relaxed,
  limit: SetGoal,
  bound: number,
): BranchNode {
  const scenario = { ...rest, sets: [...sets.filter(({ set }) => set !== limit.set), limit] };
  const start = carriedPrices(model.rows, prices, rowsOf(problem, scenario));
  return { scenario, bound, start, relaxed: null, gap: 0, isRestriction: true };
}

/** A warm start: rows that both programs have keep their dual price. */
function carriedPrices(
  from: readonly Row[],
  prices: Float64Array,
  to: readonly Row[],
): Float64Array {
  const keys = from.map((row) => JSON.stringify(row));
  return Float64Array.from(to, (row) => prices[keys.indexOf(JSON.stringify(row))] ?? 0);
}
