import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { usePublished } from '../../../data/set-view/use-published.ts';
import { comparisonsOf, publishedComparison } from '../../../features/comparison/comparisons-of.ts';
import { MenuLink, MenuSeparator } from '../../../ui/Menu.tsx';
import { panelPath, PANELS, TO_PANEL } from './more-panels.ts';

/** On a phone: the ways to what stands below the gear, and to the comparisons, within the menu. */
export function PanelItems({ path }: { readonly path: string }) {
  const view = useSetView();
  const { owner, set } = view;
  const { nearest } = usePublished(view);
  const { data } = useCharacter(owner.kind === 'own' ? owner.character.id : undefined);
  const published = data && nearest ? [publishedComparison(data.id, set.id, nearest)] : [];
  const others = data ? [...comparisonsOf(data, set.id), ...published] : [];
  return (
    <>
      {PANELS.map(({ key, label }) => (
        <MenuLink key={key} to={panelPath(path, key)} state={TO_PANEL}>
          {label}
        </MenuLink>
      ))}
      {others.map((each) => (
        <MenuLink key={each.id} to={each.path}>
          Compare with {each.name}
        </MenuLink>
      ))}
      <MenuSeparator />
    </>
  );
}
