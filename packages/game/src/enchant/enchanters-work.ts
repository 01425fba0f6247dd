const BY_ENCHANTERS = /^Enchant /;

/** An enchanter's own work is named so; the rest are things, and come from somewhere. */
export function isEnchantersWork(name: string): boolean {
  return BY_ENCHANTERS.test(name);
}
