import type { CSSProperties } from 'react';
import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { CharacterSummary, SetSummary } from '@gearwright/roster/roster.ts';
import { useEdition } from '../../data/edition-context.ts';
import { useSiteSettings } from '../../data/site/use-site-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { cardGear, setWords } from './card-gear.ts';
import styles from './CardSlots.module.css';

interface SetProps {
  readonly character: CharacterSummary;
  readonly set: SetSummary;
  readonly dataset: Dataset | null;
}

/** A set in a line: what it is, a few of its pieces, and its average item level. */
export function SetSlot({ character: { id, level }, set, dataset }: SetProps) {
  const { defaultPhase } = useEdition();
  const gear = dataset && cardGear(set.itemIds, dataset, level);
  const worn = set.itemIds.filter(Boolean).length;
  const progress = { '--at': worn === 0 ? 0 : set.acquired / worn } as CSSProperties;
  return (
    <li className={styles.slot}>
      <AppLink className={styles.line} to={`/character/${id}/set/${set.id}`}>
        <span className={styles.name}>
          {set.pinned && (
            <span className={styles.sign}>
              <Glyph name="pin" />
              <HiddenText>Pinned: </HiddenText>
            </span>
          )}
          {set.name}
        </span>
        <span className={styles.meta}>{setWords(`Phase ${set.phase || defaultPhase}`, set)}</span>
        <span className={styles.few} aria-hidden="true">
          {gear?.few.map((item) => (
            <ItemIcon key={item.id} item={item} />
          ))}
        </span>
        {gear && gear.level !== null && (
          <b className={styles.level} title="Average item level">
            <HiddenText>, average item level </HiddenText>
            {gear.level.toFixed(1)}
          </b>
        )}
        <span className={styles.progress} style={progress} />
      </AppLink>
    </li>
  );
}

interface ConnectedProps {
  readonly characterId: string;
  readonly connected: ConnectedSet;
  readonly dataset: Dataset | null;
}

export function ConnectedSlot({ characterId, connected, dataset }: ConnectedProps) {
  const { id, name, region, realm: slug } = connected;
  const { key } = useEdition();
  // Where nobody's live characters can be looked up, whoever is linked is a sample (acceptance D11).
  const kind = useSiteSettings().samples[key]?.length ? 'Sample' : 'Live';
  const realm = dataset?.realms.find((each) => each.region === region && each.slug === slug);
  return (
    <li className={classNames(styles.slot, styles.live)}>
      <AppLink className={styles.line} to={`/character/${characterId}/set/${id}`}>
        <span className={styles.name}>
          <span className={styles.sign}>
            <Glyph name="link" />
          </span>
          {name}
        </span>
        <span className={styles.meta}>
          {kind} character, {realm?.name ?? slug}
        </span>
      </AppLink>
    </li>
  );
}

export function NewSetSlot({ character }: { readonly character: CharacterSummary }) {
  return (
    <li className={classNames(styles.slot, styles.place)}>
      <AppLink className={styles.new} to={`/character/${character.id}/sets/new`}>
        <Glyph name="plus" />
        New set<HiddenText> for {character.name}</HiddenText>
      </AppLink>
    </li>
  );
}

export function EmptySlot() {
  return <li className={classNames(styles.slot, styles.place, styles.empty)} aria-hidden="true" />;
}
