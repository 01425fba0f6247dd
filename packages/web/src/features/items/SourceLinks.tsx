import { useEdition } from '../../data/edition-context.ts';
import type { ItemSource } from '@gearwright/game/item/item.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { databaseLink } from '@gearwright/game/text/outside-links.ts';
import styles from './ItemTable.module.css';

interface Props {
  readonly source: ItemSource | undefined;
  readonly words: string;
  readonly focusable: boolean;
}

/** Who or what gives it and where, each leading to the outside database where that knows it. */
export function SourceLinks({ source, words, focusable }: Props) {
  const edition = useEdition();
  const link = source && linkOf(source, edition);
  if (!link) return words;
  return (
    <a
      className={styles.outside}
      href={link}
      target="_blank"
      rel="noreferrer"
      tabIndex={focusable ? 0 : -1}
      title={words}
    >
      {words}
    </a>
  );
}

function linkOf(source: ItemSource, edition: Edition): string | null {
  const { primaryKind, primaryId, secondaryKind, secondaryId } = source;
  if (primaryKind && primaryId) return databaseLink(edition, primaryKind, primaryId);
  return secondaryKind && secondaryId ? databaseLink(edition, secondaryKind, secondaryId) : null;
}
