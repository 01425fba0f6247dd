/** What a scale's name is made from. */
export interface PresetFacts {
  readonly spec: string;
  /** As its author calls it. */
  readonly name: string;
  readonly author: string;
  readonly phase: number | null;
  readonly date: string | null;
  /** The weights a simulator's page starts with. */
  readonly isPageDefault: boolean;
}

/** "Fury, phase 2 · WoWSims, 2023": what it is for, then who says so and when. */
export function presetName(facts: PresetFacts): string {
  const { spec, author, date } = facts;
  const what = [spec, ...qualifiers(facts)].join(', ');
  const year = date?.slice(0, 4);
  return `${what} · ${[author, year].filter(Boolean).join(', ')}`;
}

const LEVELLING = /^Levelling (\d+)-(\d+)(?: (AoE))?(?: (hardcore))?$/;
/** "P2, P3, P4 & P5 - Fury", "Phases 4-5", "Simulated P1": for which phases, and perhaps what more. */
const PHASES = /^(?:Simulated )?P(?:hases? ?)?([\d.]+)(?:[-&, P\d]*?([\d.]+))?(?: - (.+))?$/i;
const ORIGINAL = /^Default \(original \w+ sim\)$/;

function qualifiers(facts: PresetFacts): readonly string[] {
  const { name, phase, isPageDefault } = facts;
  const standing = phase === null ? [] : [phase === 0 ? 'before raids' : `phase ${phase}`];
  const levels = LEVELLING.exec(name);
  if (levels) {
    const [, from, to, ...more] = levels;
    return [`levels ${from} to ${to}`, ...more.filter((word) => word !== undefined)];
  }
  if (isPageDefault) return [...standing, 'default'];
  if (ORIGINAL.test(name)) return [...standing, 'first simulator'];
  const phases = PHASES.exec(name);
  if (!phases) return name === 'Pre-raid' ? standing : [...standing, ...ownWords(facts, name)];
  const [, from, to, rest] = phases;
  const span = to !== undefined && to !== from ? [`phases ${from} to ${to}`] : standing;
  return [...span, ...ownWords(facts, rest ?? '')];
}

/** What its author calls it, unless that says nothing new. */
function ownWords({ spec, author }: PresetFacts, name: string): readonly string[] {
  const own = withoutPhase(name.replace(author, ''));
  const isSaid = own === '' || own === 'Default' || own.toLowerCase() === spec.toLowerCase();
  return isSaid ? [] : [own];
}

/** "BM" of "P1 BM", "Destro (Fire)" of "P1 - Destro (Fire)": the phase stands before it already. */
export function withoutPhase(name: string): string {
  const words = name.replaceAll(/\(?\bP\d[\d.]*\)?(?: - )?/g, '').trim();
  return words.replace(/^\((.*)\)$/, '$1').replace(/^WiP$/, 'unfinished');
}
