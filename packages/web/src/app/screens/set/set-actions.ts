import { lazy, type ComponentType } from 'react';
import { pinning } from '@gearwright/game/set/edits.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { SetView } from '../../../data/set-view/set-view.ts';
import type { GlyphName } from '../../../ui/Glyph.tsx';
import { allowsAction, type ActionKey, type ActionPlace } from './action-rules.ts';

/** Asks `useSetView()` about the set; there as long as it is open. */
export type ActionDialog = ComponentType<{ readonly onClose: () => void }>;

/** What the offer depends on: it stays the same while the gear changes. */
export type Offering = Pick<SetView, 'owner' | 'path'>;

/** An entry of the action menu. It appears when it can do something: open a dialog, change the set, or lead to a page. */
export interface SetAction {
  readonly key: ActionKey;
  readonly label: string | ((set: Pick<GearSet, 'pinned'>) => string);
  /** What it asks beyond the rules of the menu. */
  readonly when?: (offering: Offering) => boolean;
  readonly Dialog?: ActionDialog;
  readonly run?: (view: SetView) => void;
  /** Path without the season; null where there is no such page. */
  readonly to?: (offering: Offering) => string | null;
  readonly danger?: true;
  readonly button?: ActionButton;
}

/** On wide screens also a button beside the menu, with this sign. */
interface ActionButton {
  readonly glyph: GlyphName;
  readonly tone?: 'main';
  /** Beside somebody else's set, and there on all but phones: it is what one comes for. */
  readonly onlyForStrangers?: true;
}

function dialog(load: () => Promise<ActionDialog>): ActionDialog {
  return lazy(async () => ({ default: await load() }));
}

/** In the order of the menu. Who brings a dialog adds it to its row. */
export const SET_ACTIONS: readonly SetAction[] = [
  {
    key: 'level-up',
    label: 'Level Up',
    Dialog: dialog(async () => (await import('./LevelUpAction.tsx')).LevelUpAction),
  },
  {
    key: 'sync',
    label: 'Sync',
    when: ({ owner }) => 'character' in owner && owner.character.connectedSets.length > 0,
    Dialog: dialog(async () => (await import('../../../features/live/SyncDialog.tsx')).SyncDialog),
  },
  {
    key: 'link',
    label: 'Link Character',
    Dialog: dialog(
      async () =>
        (await import('../../../features/live/LinkCharacterDialog.tsx')).LinkCharacterDialog,
    ),
  },
  {
    key: 'start-as',
    label: 'Start As',
    Dialog: dialog(
      async () => (await import('../../../features/start-as/StartAsDialog.tsx')).StartAsDialog,
    ),
  },
  {
    key: 'autofill',
    label: 'Autofill',
    button: { glyph: 'spark' },
    Dialog: dialog(
      async () => (await import('../../../features/autofill/AutofillDialog.tsx')).AutofillDialog,
    ),
  },
  {
    key: 'bags',
    label: 'Bags',
    Dialog: dialog(async () => (await import('./BagsAction.tsx')).BagsAction),
  },
  {
    key: 'copy',
    label: 'Copy',
    button: { glyph: 'copy', tone: 'main', onlyForStrangers: true },
    Dialog: dialog(
      async () => (await import('../../../features/set-actions/CopySetDialog.tsx')).CopySetDialog,
    ),
  },
  {
    key: 'share',
    label: 'Share',
    button: { glyph: 'share', tone: 'main' },
    Dialog: dialog(
      async () => (await import('../../../features/share/ShareSetDialog.tsx')).ShareSetDialog,
    ),
  },
  {
    key: 'export',
    label: 'Export',
    button: { glyph: 'export' },
    Dialog: dialog(
      async () => (await import('../../../features/exchange/ExportDialog.tsx')).ExportDialog,
    ),
  },
  {
    key: 'import',
    label: 'Import',
    Dialog: dialog(
      async () => (await import('../../../features/exchange/ImportDialog.tsx')).ImportDialog,
    ),
  },
  {
    key: 'history',
    label: 'History',
    Dialog: dialog(
      async () => (await import('../../../features/history/HistoryDialog.tsx')).HistoryDialog,
    ),
  },
  {
    key: 'pin',
    label: ({ pinned }) => (pinned ? 'Unpin' : 'Pin'),
    run: ({ edit, set }) => edit(pinning(!set.pinned)),
  },
  {
    key: 'edit-set',
    label: 'Edit Set',
    to: ({ path }) => `${path}/edit`,
  },
  {
    key: 'edit-character',
    label: 'Edit Character',
    to: ({ owner }) => ('character' in owner ? `/character/${owner.character.id}/edit` : null),
  },
  {
    key: 'delete-set',
    label: 'Delete Set',
    danger: true,
    Dialog: dialog(
      async () =>
        (await import('../../../features/set-actions/DeleteSetDialog.tsx')).DeleteSetDialog,
    ),
  },
  {
    key: 'delete-character',
    label: 'Delete Character',
    danger: true,
    Dialog: dialog(async () => (await import('./DeleteCharacterAction.tsx')).DeleteCharacterAction),
  },
];

/** What the menu offers for a set, in its order. */
export function actionsFor(
  offering: Offering,
  place: ActionPlace,
  actions: readonly SetAction[] = SET_ACTIONS,
): readonly SetAction[] {
  return actions.filter(
    (action) =>
      (action.Dialog ?? action.run ?? action.to?.(offering)) &&
      allowsAction(action.key, offering, place) &&
      (action.when?.(offering) ?? true),
  );
}
