import type { TalentRankText } from '@gearwright/game/dataset/tables.ts';

/** What a talent's tooltip says beside its name and rank. */
export type SpellText = Omit<TalentRankText, 'spellId'>;

type Field = 'cost' | 'castTime' | 'cooldown' | 'range' | 'requires';

/** A line of this shape is that field. */
const FIELDS: readonly (readonly [Field, RegExp])[] = [
  ['cost', /^[\d.]+ (Mana|Rage|Energy|Focus|Runic Power)$/],
  ['cost', /^\d+% of base mana$/],
  ['castTime', /^(Instant( cast)?|[\d.]+ sec cast|Channeled.*)$/],
  ['cooldown', /^[\d.]+ (sec|min|hour) cooldown$/],
  ['range', /^([\d -]+ yd range|Melee Range)$/],
  ['requires', /^Requires [A-Z][^()]*$/],
];

/** Lines that tell nothing of their own: kind, level, class, the chance that the sentence names anyway. */
const IDLE: readonly RegExp[] = [
  /^$/,
  /^(Rank|Level) \d+$/,
  /^(Talent|Passive|Shapeshift|Summon)$/,
  /^Requires [A-Z][A-Za-z ]* \([A-Z][A-Za-z ]*\)$/,
  /^Requires\W*$/,
  /^\((Proc chance: .*|[\d.]+m?s cooldown)\)$/,
];

/** The line after these belongs to them. */
const LISTS = /^(Tools|Reagents|Modifies Cast Time .*):$/;

/** Reads the lines of a talent in the item package. `description` is empty when there is none. */
export function readTalentTooltip(name: string, labels: readonly string[]): SpellText {
  const lines = labels.flatMap((label) => label.split('\n')).map(tidy);
  const fields: Partial<Record<Field, string>> = {};
  const sentences: string[] = [];
  let skipping = false;
  for (const [index, line] of lines.entries()) {
    if (line === '' || (index === 0 && line === name)) continue;
    if (skipping) {
      skipping = false;
      continue;
    }
    skipping = LISTS.test(line);
    if (skipping || IDLE.some((shape) => shape.test(line))) continue;
    const field = FIELDS.find(([, shape]) => shape.test(line))?.[0];
    if (field !== undefined && fields[field] === undefined) fields[field] = line;
    else sentences.push(line);
  }
  return {
    description: sentences.join('\n'),
    cost: fields.cost ?? null,
    castTime: fields.castTime ?? null,
    cooldown: fields.cooldown ?? null,
    range: fields.range ?? null,
    requires: fields.requires ?? null,
  };
}

function tidy(line: string): string {
  return line.replace(/\s+/g, ' ').trim();
}
