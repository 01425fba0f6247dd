import { test } from 'vitest';
import type { Edition } from '../../src/edition/edition.ts';

/** Runs a case in each edition it concerns, naming the edition. */
export function inEditions(
  editions: readonly Edition[],
  name: string,
  body: (edition: Edition) => void,
): void {
  test.each(editions.map((edition) => [edition.key, edition] as const))(
    `${name} (%s)`,
    (_, edition) => body(edition),
  );
}
