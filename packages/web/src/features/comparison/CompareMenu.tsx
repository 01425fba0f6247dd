import { memo } from 'react';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuLink } from '../../ui/Menu.tsx';

interface Props {
  readonly character: CharacterWithSets;
  readonly setId: string;
}

/** Picks the set to hold this one against; nothing where the character has no other. */
export const CompareMenu = memo(function CompareMenu({ character, setId }: Props) {
  const others = [...character.sets, ...character.connectedSets].filter(({ id }) => id !== setId);
  if (others.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button>
          <Glyph name="compare" />
          Compare
        </Button>
      }
    >
      {others.map(({ id, name }) => (
        <MenuLink key={id} to={`/character/${character.id}/set/${setId}/compare/${id}`}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
});
