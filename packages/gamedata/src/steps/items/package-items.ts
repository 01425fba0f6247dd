import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Quality } from '@gearwright/game/item/item.ts';
import { SourceError } from '../../compiled.ts';
import type { TooltipEntry } from './read-tooltip.ts';

/** A row of the item package, as far as the steps read it. */
export interface PackageItem {
  readonly itemId: number;
  readonly name: string;
  readonly icon: string;
  readonly class: string;
  readonly subclass?: string;
  readonly sellPrice: number;
  readonly quality: string;
  readonly itemLevel: number;
  readonly requiredLevel: number;
  readonly slot?: string;
  readonly tooltip: readonly TooltipEntry[];
  readonly vendorPrice?: number | null;
  readonly contentPhase?: number;
  readonly source?: PackageSource;
  readonly createdBy?: readonly PackageRecipe[];
}

export interface PackageSource {
  readonly category: 'Boss Drop' | 'Zone Drop' | 'Rare Drop' | 'Quest' | 'Vendor';
  readonly name?: string;
  readonly zone?: number;
  /** A share of 1. */
  readonly dropChance?: number | null;
  readonly faction?: string;
  readonly cost?: number;
  readonly quests?: readonly {
    readonly questId: number;
    readonly name: string;
    readonly faction: string;
  }[];
}

export interface PackageRecipe {
  readonly amount: readonly [number, number];
  readonly requiredSkill: number;
  readonly category: string;
  readonly reagents: readonly { readonly itemId: number; readonly amount: number }[];
  readonly recipes: readonly number[];
}

export function packagePath(itemPackage: string): string {
  return createRequire(import.meta.url).resolve(packageFile(itemPackage));
}

/** What the file of a package's items is called in errors. */
export function packageFile(itemPackage: string): string {
  return `${itemPackage}/data/json/data.json`;
}

const known = new Map<string, readonly PackageItem[]>();

/** Ascending by id; a file is read once in a run. */
export function readPackage(
  itemPackage: string,
  path = packagePath(itemPackage),
): readonly PackageItem[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const file = packageFile(itemPackage);
  const rows = parse(file, readText(file, path));
  for (const [index, row] of rows.entries()) check(file, row, index);
  const items = (rows as PackageItem[]).toSorted((a, b) => a.itemId - b.itemId);
  known.set(path, items);
  return items;
}

function readText(file: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new SourceError(file, 'file', 'cannot be read');
  }
}

function parse(file: string, text: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows;
  } catch (error) {
    throw new SourceError(
      file,
      lastItem(text, error as Error),
      `not JSON: ${(error as Error).message}`,
    );
  }
  throw new SourceError(file, 'file', 'not a list of items');
}

/** Where the damage is, by the last item named before it. */
function lastItem(text: string, error: Error): string {
  const at = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
  const ids = [
    ...text.slice(Math.max(0, at - 100_000), at).matchAll(/"itemId":\s*(\d+),\s*"name"/g),
  ];
  const id = ids.at(-1)?.[1];
  return id === undefined ? 'file' : `item ${id}`;
}

function check(file: string, row: unknown, index: number): void {
  const item = row as Partial<PackageItem> | null;
  if (typeof item?.itemId !== 'number')
    throw new SourceError(file, `row ${index + 1}`, 'has no itemId');
  const fail = (reason: string) => new SourceError(file, `item ${item.itemId}`, reason);
  if (typeof item.name !== 'string') throw fail('has no name');
  if (typeof item.quality !== 'string' || !(item.quality in QUALITIES)) {
    throw fail(`unknown quality ${String(item.quality)}`);
  }
  if (typeof item.itemLevel !== 'number') throw fail('has no item level');
  if (
    !Array.isArray(item.tooltip) ||
    item.tooltip.some((line) => typeof line?.label !== 'string')
  ) {
    throw fail('has no tooltip lines');
  }
}

export const QUALITIES: Readonly<Record<string, Quality>> = {
  Poor: 0,
  Common: 1,
  Uncommon: 2,
  Rare: 3,
  Epic: 4,
  Legendary: 5,
  Artifact: 6,
  Heirloom: 7,
};
