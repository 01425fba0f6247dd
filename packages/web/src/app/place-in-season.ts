/** Pages of one character, set or live character belong to the season they were made in. */
const OF_ONE_SEASON: readonly (readonly [start: RegExp, instead: string])[] = [
  [/^\/character\//, '/characters'],
  [/^\/(set|armory)\//, '/'],
  // A build is of one edition's trees; the class is of both.
  [/^\/talents\/([^/]+)\/.*/, '/talents/$1'],
];

/** Where the switch to another season leads: the same place where the other season has it (acceptance P4). */
export function placeInSeason(path: string, search: string): string {
  for (const [start, instead] of OF_ONE_SEASON) {
    const match = start.exec(path);
    if (match) return instead.replace('$1', match[1] ?? '');
  }
  return path + search;
}
