import { buffOptions } from '@gearwright/game/buff/buff-options.ts';
import { overshadowedBuffs } from '@gearwright/game/buff/overshadowed.ts';
import { useMemo } from 'react';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Heading } from '../../ui/Heading.tsx';
import { BuffGroup } from './BuffGroup.tsx';
import { ConsumablePlaces } from './ConsumablePlaces.tsx';
import { QuickPresets } from './QuickPresets.tsx';
import styles from './SetBuffs.module.css';

/** The buffs tab: who casts what on the wearer, and what they eat, drink and rub on their blades. */
export function SetBuffs() {
  const { set, rules, wearer } = useSetView();
  const { dataset } = rules;
  const categories = useMemo(() => buffOptions(dataset, wearer), [dataset, wearer]);
  const overshadowed = useMemo(
    () => overshadowedBuffs(set.buffs, wearer.level, dataset),
    [set.buffs, wearer.level, dataset],
  );
  return (
    <div className={styles.tab}>
      <QuickPresets />
      <section aria-label="Consumables">
        <Heading>Consumables</Heading>
        <ConsumablePlaces />
      </section>
      <section aria-label="Buffs">
        <Heading>Buffs</Heading>
        <div className={styles.groups}>
          {categories.map((category) => (
            <BuffGroup key={category.key} category={category} overshadowed={overshadowed} />
          ))}
        </div>
      </section>
    </div>
  );
}
