import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Menu, MenuLink } from '../../ui/Menu.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { memo } from '../../language/memo.ts';
import styles from './SetPlaces.module.css';

interface Props {
  readonly character: CharacterWithSets;
  /** Of the set or connected set on the screen. */
  readonly current: { readonly id: string; readonly name: string; readonly phase: string };
  /** Where a set is made. */
  readonly newSet: string;
}

/** The character's sets, own and linked, each with its address. */
export const SetPlaces = memo(function SetPlaces({ character, current, newSet }: Props) {
  const isNarrow = useMedia(NARROW);
  const places = [
    ...character.sets.map((set) => ({ ...set, glyph: set.pinned ? ('pin' as const) : null })),
    ...character.connectedSets.map(({ id, name }) => ({ id, name, glyph: 'link' as const })),
  ];
  const path = (id: string): string => `/character/${character.id}/set/${id}`;
  if (isNarrow) {
    return (
      <Menu
        trigger={
          <Button>
            <span className={styles.chosen}>{current.name}</span>
            <Glyph name="down" />
          </Button>
        }
      >
        {places.map(({ id, name }) => (
          <MenuLink key={id} to={path(id)}>
            {name}
          </MenuLink>
        ))}
        <MenuLink to={newSet}>New set</MenuLink>
      </Menu>
    );
  }
  return (
    <nav className={styles.places} aria-label="Sets">
      {places.map(({ id, name, glyph }) => {
        const isCurrent = id === current.id;
        return (
          <AppLink
            key={id}
            className={styles.place}
            to={path(id)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {glyph && <Glyph name={glyph} />}
            {glyph === 'link' && <HiddenText>Live character </HiddenText>}
            {isCurrent ? current.name : name}
            {isCurrent && <small>{current.phase}</small>}
          </AppLink>
        );
      })}
      <AppLink className={styles.place} to={newSet} aria-label="New set">
        <Glyph name="plus" />
      </AppLink>
    </nav>
  );
});
