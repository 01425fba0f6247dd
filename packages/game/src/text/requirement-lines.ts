import type { Item, ItemTexts } from '../item/item.ts';
import type { Wearer } from '../character/character.ts';
import { CLASS_NAMES, RACE_NAMES } from './names.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

/** Classes, races, level, skill, standing: red where the wearer falls short. */
export function requirementLines(
  item: Item,
  texts: ItemTexts | null,
  wearer: Wearer | null,
): TooltipLine[] {
  const lines: TooltipLine[] = [];
  const told = new Set<string>();
  const add = (text: string, met: boolean) => {
    if (!told.has(text)) lines.push(line(text, met ? 'plain' : 'unmet'));
    told.add(text);
  };
  if (item.classes) {
    const names = item.classes.map((each) => CLASS_NAMES[each]).join(', ');
    add(`Classes: ${names}`, !wearer || item.classes.includes(wearer.gameClass));
  }
  if (item.races) {
    const names = item.races.map((race) => RACE_NAMES[race]).join(', ');
    add(`Races: ${names}`, !wearer || item.races.includes(wearer.race));
  }
  if (item.requiredLevel > 1) {
    add(`Requires Level ${item.requiredLevel}`, !wearer || item.requiredLevel <= wearer.level);
  }
  if (item.requiredProfession) {
    const skill = item.requiredSkill ? ` (${item.requiredSkill})` : '';
    const known = wearer?.professions?.includes(item.requiredProfession.toLowerCase()) ?? false;
    add(`Requires ${capitalised(item.requiredProfession)}${skill}`, !wearer || known);
  }
  if (texts?.pvpRankName) add(`Requires ${texts.pvpRankName}`, true);
  for (const requirement of texts?.requirements ?? []) add(requirement, true);
  return lines;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
