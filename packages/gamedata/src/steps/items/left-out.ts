/** Why an item of the package is no item of the game. */
export interface LeftOut {
  readonly why: string;
  readonly names: RegExp;
}

/** Names that only developers give. */
const LEFT_OUT: readonly LeftOut[] = [
  {
    why: 'made for a test',
    names:
      /\bTEST\b|\bTest\b|QATest|Sockety|Indalamar|^Test_|^Tom's |^The 2 Ring$|^Twain Random|\(Extra Effects\)|^OMAR'S/,
  },
  { why: 'withdrawn by its makers', names: /deprecated|\bDEP$|zzold|\(OLD\)|\bUNUSED\b/i },
  { why: 'a placeholder', names: /\[PH[\][]|\bPH\b|\bDB\d\d|\(NEW\)|^\d+ (?:Epic|Blue|Green) /i },
  { why: 'carried by monsters', names: /^Monster(?: -|,)|Monster Offhand/ },
];

export function whyLeftOut(name: string): string | null {
  return LEFT_OUT.find(({ names }) => names.test(name))?.why ?? null;
}
