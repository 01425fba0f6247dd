import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { GearGoals } from '../set/gear-goals.ts';
import { statForName } from '../stat/aliases.ts';
import type { ImportedGoals } from './imported.ts';

/** Stats by any of their names; caps on those this edition does not have are reported. */
export function resolveGoals(
  { caps, arms }: ImportedGoals,
  edition: Edition,
  warnings: Refusal[],
): GearGoals {
  const known = caps?.flatMap(({ stat: told, ...cap }) => {
    const stat = statForName(told, edition);
    if (stat === null) warnings.push(refusal('unknownStat', told));
    return stat === null ? [] : [{ ...cap, stat }];
  });
  return { caps: known ?? null, arms };
}
