/** A small generator of our own, so that every machine mistypes alike. */
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A letter dropped, added, changed, or swapped with its neighbour, anywhere in the name. */
function mistyped(name: string, roll: (below: number) => number): string {
  const at = roll(name.length);
  const letter = LETTERS[roll(LETTERS.length)]!;
  const kinds = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => name.slice(0, at) + letter + name.slice(at),
    () => name.slice(0, at) + letter + name.slice(at + 1),
    () =>
      name.slice(0, at) +
      name
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      name.slice(at + 2),
  ];
  return kinds[roll(kinds.length)]!();
}

export interface MistypedName {
  readonly name: string;
  readonly typed: string;
}

/** Names of the list with one or two edits each. */
export function mistypedNames(
  names: readonly string[],
  count: number,
  seed: number,
): readonly MistypedName[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const name = names[roll(names.length)]!;
    let typed = name;
    for (let edits = 1 + roll(2); edits > 0; edits--) typed = mistyped(typed, roll);
    return { name, typed };
  });
}
