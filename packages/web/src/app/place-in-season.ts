/** Pages of one character, set or live character belong to the season they were made in. */
const OF_ONE_SEASON: readonly (readonly [start: RegExp, instead: string])[] = [
  [/^\/character\//, '/characters'],
  [/^\/(set|armory)\//, '/'],
];

/** Where the switch to another season leads: the same place where the other season has it (acceptance P4). */
export function placeInSeason(path: string, search: string): string {
  for (const [start, instead] of OF_ONE_SEASON) {
    if (start.test(path)) return instead;
  }
  return path + search;
}
