import { tradedPrice } from '@gearwright/game/plans/shopping-total.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { priceRealm } from '../../data/prices/price-realm.ts';
import { usePrice } from '../../data/prices/use-price.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { Coins } from '../../ui/cost/Coins.tsx';

interface Props {
  readonly itemId: number;
  readonly count: number;
}

/** What that many cost on the wearer's realm; an estimate is marked as one. */
export function WantedPrice({ itemId, count }: Props) {
  const { owner, rules } = useSetView();
  const own = 'character' in owner ? [owner.character] : [];
  const seen = usePrice(itemId, priceRealm(own[0]?.id ?? null, own, rules.dataset));
  const texts = useTexts(useEditionKey(), true);
  const guess = texts && tradedPrice(itemId, texts);
  const price = seen ?? (guess ? { price: guess, approximate: true } : null);
  if (!price) return '–';
  return (
    <>
      {price.approximate && (
        <>
          <span aria-hidden="true">≈ </span>
          <HiddenText>about </HiddenText>
        </>
      )}
      <Coins copper={price.price * count} />
    </>
  );
}
