import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuLink } from '../../ui/Menu.tsx';
import { memo } from '../../language/memo.ts';
import { comparisonsOf } from './comparisons-of.ts';

interface Props {
  readonly character: CharacterWithSets;
  readonly setId: string;
  /** Where there is no room for the word, the sign stands alone. */
  readonly named: boolean;
}

/** Picks the set to hold this one against; nothing where the character has no other. */
export const CompareMenu = memo(function CompareMenu({ character, setId, named }: Props) {
  const others = comparisonsOf(character, setId);
  if (others.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button only={!named} aria-label="Compare">
          <Glyph name="compare" />
          {named && 'Compare'}
        </Button>
      }
    >
      {others.map(({ id, name, path }) => (
        <MenuLink key={id} to={path}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
});
