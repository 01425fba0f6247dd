import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import { openSources } from '@gearwright/game/item/open-sources.ts';
import { costsOf } from '@gearwright/game/text/costs.ts';
import { priceLink } from '@gearwright/game/text/outside-links.ts';
import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import { useEdition } from '../../data/edition-context.ts';
import { slugOfRealm } from '../../data/prices/price-realm.ts';
import { usePrice } from '../../data/prices/use-price.ts';
import { BriefCosts } from '../../ui/cost/BriefCosts.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { Coins } from '../../ui/cost/Coins.tsx';
import styles from './ItemTable.module.css';

interface Props {
  readonly item: Item;
  readonly texts: ItemTexts | null;
  /** Null asks nobody: what the game's data suggests is told. */
  readonly realm: string | null;
  /** Whose auction house the outside site is asked about. */
  readonly faction: Faction;
  readonly focusable: boolean;
}

/** What it costs on the auction house; a guess is marked as one. */
export function PriceCell({ item, texts, realm, faction, focusable }: Props) {
  const edition = useEdition();
  const tradeable = item.bind !== 'pickup' && item.bind !== 'account';
  const seen = usePrice(tradeable ? item.baseId : null, realm);
  const price = seen ?? guess(texts);
  if (!tradeable || !price) return <VendorCosts texts={texts} />;
  const coins = (
    <span className={styles.coins} title={price.approximate ? 'An estimate' : undefined}>
      {price.approximate && (
        <>
          <span aria-hidden="true">≈ </span>
          <HiddenText>about </HiddenText>
        </>
      )}
      <Coins copper={price.price} />
    </span>
  );
  const link = realm && priceLink(edition, item, { realm: slugOfRealm(realm), faction });
  if (!link) return coins;
  return (
    <a
      className={styles.outside}
      href={link}
      target="_blank"
      rel="noreferrer"
      tabIndex={focusable ? 0 : -1}
      title="Follow its price"
    >
      {coins}
    </a>
  );
}

/** What whoever has it asks for it. */
function VendorCosts({ texts }: { readonly texts: ItemTexts | null }) {
  const [source] = openSources(texts);
  const costs = source ? costsOf(source, () => null) : [];
  return costs.length === 0 ? '–' : <BriefCosts costs={costs} />;
}

function guess(texts: ItemTexts | null) {
  return texts?.approxPrice ? { price: texts.approxPrice, approximate: true } : null;
}
