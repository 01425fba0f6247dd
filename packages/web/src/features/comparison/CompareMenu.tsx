import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Menu, MenuLink, MenuSeparator } from '../../ui/Menu.tsx';
import { memo } from '../../language/memo.ts';
import { comparisonsOf, publishedComparison } from './comparisons-of.ts';

interface Props {
  readonly character: CharacterWithSets;
  readonly setId: string;
  /** Where there is no room for the word, the sign stands alone. */
  readonly named: boolean;
  /** Published sets of the spec. */
  readonly examples: readonly ExampleSet[];
}

/** Picks the set to hold this one against; nothing where there is none. */
export const CompareMenu = memo(function CompareMenu({ character, setId, named, examples }: Props) {
  const others = comparisonsOf(character, setId);
  const published = examples.map((example) => publishedComparison(character.id, setId, example));
  if (others.length + published.length === 0) return null;
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
      {others.length > 0 && published.length > 0 && <MenuSeparator />}
      {published.map(({ id, name, path }) => (
        <MenuLink key={id} to={path}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
});
