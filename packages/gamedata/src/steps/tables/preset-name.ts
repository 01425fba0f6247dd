/** What a scale's name is made from. */
export interface PresetFacts {
  readonly spec: string;
  /** As its author calls it. */
  readonly name: string;
  readonly author: string;
  readonly phase: number | null;
  readonly date: string | null;
  /** The weights a simulator's page starts with. */
  readonly isPageDefault: boolean;
}

/** "Fury, phase 2 · WoWSims, 2023": what it is for, then who says so and when. */
export function presetName(facts: PresetFacts): string {
  const { spec, author, date } = facts;
  const what = [spec, ...qualifiers(facts)].join(', ');
  const year = date?.slice(0, 4);
  return `${what} · ${[author, year].filter(Boolean).join(', ')}`;
}

const PHASE_NAME = /^(?:Simulated )?P(?:hase ?)?[\d.]+$/i;
const LEVELLING = /^Levelling (\d+)-(\d+)( hardcore)?$/;

function qualifiers({ spec, name, author, phase, isPageDefault }: PresetFacts): readonly string[] {
  const standing = phase === null ? [] : [phase === 0 ? 'before raids' : `phase ${phase}`];
  const levels = LEVELLING.exec(name);
  if (levels) return [`levels ${levels[1]} to ${levels[2]}`, ...(levels[3] ? ['hardcore'] : [])];
  if (isPageDefault) return [...standing, 'default'];
  if (PHASE_NAME.test(name) || name === 'Pre-raid') return standing;
  const own = name.replace(author, '').trim();
  const isSaid = own === '' || own === 'Default' || own.toLowerCase() === spec.toLowerCase();
  return isSaid ? standing : [...standing, own];
}
