import { databaseLink } from '@gearwright/game/text/outside-links.ts';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/Heading.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { tipContent } from '../../ui/tooltip/tip-content.ts';
import { TooltipCard } from '../../ui/tooltip/TooltipCard.tsx';
import { useTitle } from '../../ui/use-title.ts';
import styles from './ItemPage.module.css';

interface Props {
  readonly itemId: string;
  readonly game: TooltipGame;
}

/** What the game tells of an item, and the way to all others. */
export function ItemPage({ itemId, game }: Props) {
  const content =
    tipContent({ kind: 'item', id: itemId, slot: null }, game, null) ??
    tipContent({ kind: 'enchant', id: itemId }, game, null);
  useTitle(content?.name ?? 'Item');
  if (!content) {
    return (
      <EmptyState
        page
        title={`There is no item ${itemId.slice(0, 40)} in ${game.edition.name}`}
        action={<ButtonLink to="/items">All items</ButtonLink>}
      />
    );
  }
  const { thing, name } = content;
  return (
    <div className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <TooltipCard content={content} />
      <div className={styles.ways}>
        <ButtonLink to={`/items?q=${encodeURIComponent(name)}`}>Find it among all items</ButtonLink>
        {thing.kind === 'item' && (
          <a
            href={databaseLink(game.edition, 'item', thing.item.baseId)}
            target="_blank"
            rel="noreferrer"
          >
            More about it elsewhere
          </a>
        )}
      </div>
    </div>
  );
}
