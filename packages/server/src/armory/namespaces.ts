/**
 * Where the publisher keeps the characters of a group of realms, in the order to try.
 * Realms move from one to another when their game moves on; Wrath is served nowhere today (acceptance D11).
 */
const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  era: ['classic1x'],
  hardcore: ['classic1x'],
  season: ['classic1x'],
  anniversary: ['classicann', 'classic1x'],
  '2021': ['classicann'],
  '2022': [],
};

export function namespacesOf(realmGroup: string): readonly string[] {
  return NAMESPACES[realmGroup] ?? [];
}
