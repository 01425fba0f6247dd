import { useSetView } from '../../../data/set-view/set-view.ts';
import { Button } from '../../../ui/Button.tsx';
import { Glyph } from '../../../ui/Glyph.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/Menu.tsx';
import { NARROW, ROOMY, useMedia } from '../../../ui/use-media.ts';
import { memo } from '../../../language/memo.ts';
import { useSetActions } from './set-action-context.ts';
import type { Offering } from './set-actions.ts';
import styles from './SetActions.module.css';
import { ActionButton } from './ActionButton.tsx';
import { PanelItems } from './PanelItems.tsx';
import { UndoKeys, UndoRedo, UndoRedoItems } from './UndoRedo.tsx';

/** What can be done with the set on the screen: at the end of its header. */
export const SetActions = memo(function SetActions() {
  const { owner, path, set } = useSetView();
  return <ActionBar owner={owner} path={path} pinned={set.pinned} />;
});

interface Props extends Offering {
  readonly pinned: boolean;
}

/** Drawn anew when what it offers is another, not with every change to the gear. */
const ActionBar = memo(function ActionBar({ owner, path, pinned }: Props) {
  const { actions, opening, canStepBack, comparison } = useSetActions();
  const roomy = useMedia(ROOMY);
  const narrow = useMedia(NARROW);
  const labelled = actions.map((action) => ({
    ...action,
    name: typeof action.label === 'string' ? action.label : action.label({ pinned }),
    link: action.to?.({ owner, path }) ?? null,
    open: () => opening(action.key)?.(),
  }));
  const isStranger = !('character' in owner);
  const firstDanger = labelled.findIndex(({ danger }) => danger);
  return (
    <div className={styles.actions}>
      {canStepBack && <UndoKeys />}
      {canStepBack && !narrow && <UndoRedo />}
      {labelled.map(
        ({ key, button, name, open }) =>
          button &&
          !narrow &&
          (!button.onlyForStrangers || isStranger) && (
            <ActionButton
              key={key}
              name={name}
              glyph={button.glyph}
              tone={button.tone}
              // What one comes for to somebody else's set has room for its word.
              named={roomy || isStranger}
              onClick={open}
            />
          ),
      )}
      {labelled.length > 0 && (
        <Menu
          trigger={
            <Button only aria-label="More actions">
              <Glyph name="more" />
            </Button>
          }
        >
          {canStepBack && narrow && <UndoRedoItems />}
          {narrow && !comparison && <PanelItems path={path} />}
          {labelled.map(({ key, name, link, danger, open }, index) => [
            index === firstDanger && index > 0 && <MenuSeparator key="danger" />,
            link === null ? (
              <MenuItem key={key} danger={danger ?? false} onSelect={open}>
                {name}
              </MenuItem>
            ) : (
              <MenuLink key={key} to={link}>
                {name}
              </MenuLink>
            ),
          ])}
        </Menu>
      )}
    </div>
  );
});
