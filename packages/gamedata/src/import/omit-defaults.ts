type Lean<Fact> = { [Key in keyof Fact]?: Fact[Key] };

/** A fact file says only what is so: empty, false and absent fields are left out. */
export function omitDefaults<Fact extends object>(fact: Fact): Lean<Fact> {
  return Object.fromEntries(
    Object.entries(fact).filter(([, value]) => !isDefault(value)),
  ) as Lean<Fact>;
}

function isDefault(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
