import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/Menu.tsx';

export type CardAction = 'copy' | 'delete';

interface Props {
  readonly character: CharacterSummary;
  readonly onAction: (action: CardAction) => void;
}

export function CardMenu({ character: { id, name }, onAction }: Props) {
  return (
    <Menu
      trigger={
        <Button tone="quiet" only aria-label={`Actions for ${name}`}>
          <Glyph name="more" />
        </Button>
      }
    >
      <MenuLink to={`/character/${id}/sets/new`}>New Set</MenuLink>
      <MenuLink to={`/character/${id}/edit`}>Edit Character</MenuLink>
      <MenuItem onSelect={() => onAction('copy')}>Copy Character</MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onAction('delete')}>
        Delete Character
      </MenuItem>
    </Menu>
  );
}
