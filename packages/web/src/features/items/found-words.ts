import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';

const whole = new Intl.NumberFormat('en-GB');

/** "1,204 items that a Mage can wear". */
export function foundWords(
  total: number,
  equippableBy: string | null,
  characters: readonly { readonly id: string; readonly name: string }[],
): string {
  const own = characters.find(({ id }) => id === equippableBy)?.name;
  const gameClass = CLASSES.find((each) => each === equippableBy);
  const who = own ?? (gameClass && `a ${CLASS_NAMES[gameClass]}`);
  const items = `${whole.format(total)} ${total === 1 ? 'item' : 'items'}`;
  return who ? `${items} that ${who} can wear` : items;
}
