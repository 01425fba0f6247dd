import type { Item } from '@gearwright/game/item/item.ts';
import { priceLink } from '@gearwright/game/text/outside-links.ts';
import { slugOfRealm } from '../../data/prices/price-realm.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import styles from './SelectorFooter.module.css';

/** Where others follow the price of an item on the wearer's realm; the edition's first stands in for none. */
export function PriceLink({ item }: { readonly item: Item }) {
  const { owner, rules, wearer } = useSetView();
  const own = 'character' in owner ? owner.character.realm : null;
  const realm = own ? slugOfRealm(own) : rules.dataset.realms[0]?.slug;
  const link = realm && priceLink(rules.edition, item, { realm, faction: wearer.faction });
  if (!link) return null;
  return (
    <a className={styles.price} href={link} target="_blank" rel="noreferrer">
      Follow its price
    </a>
  );
}
