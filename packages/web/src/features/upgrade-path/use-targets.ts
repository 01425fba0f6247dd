import { useMemo, useState } from 'react';
import { exampleKey, exampleName } from '@gearwright/game/exchange/example-key.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { useCharacter } from '../../data/roster/use-characters.ts';
import { useSet } from '../../data/roster/use-sets.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePublished } from '../../data/set-view/use-published.ts';
import type { Option } from '../../ui/Select.tsx';
import { useBest } from './use-best.ts';

interface Targets {
  readonly targets: readonly Option<string>[];
  readonly chosen: string;
  readonly choose: (key: string) => void;
  /** Null until it is known. */
  readonly target: Gear | null;
  /** Where the set and the target stand side by side; null where there is no such page. */
  readonly compare: string | null;
  readonly isLooking: boolean;
  /** Looks for the best there is; null where the target needs no search. */
  readonly look: (() => void) | null;
}

/** Where a path can lead: published sets of the spec, other sets of the character, the best of a phase. */
export function useTargets(point: Point): Targets {
  const view = useSetView();
  const { set, rules, wearer, owner, path } = view;
  const { edition, dataset } = rules;
  const { data: character } = useCharacter(owner.kind === 'own' ? owner.character.id : undefined);
  const { examples, nearest } = usePublished(view);
  const others = (character?.sets ?? []).filter(({ id }) => id !== set.id);
  const phase = set.phase || edition.defaultPhase;
  const targets: Option<string>[] = [
    ...examples.map((example, at) => ({ value: `example ${at}`, label: exampleName(example) })),
    ...others.map(({ id, name }) => ({ value: `set ${id}`, label: `${name}, your set` })),
    ...edition.phases.map((each) => ({
      value: `best ${each.phase}`,
      label: `The best of phase ${each.phase}`,
    })),
  ];
  const usual =
    (nearest && targets[examples.indexOf(nearest)]) ??
    targets.find(({ value }) => value === `best ${phase}`);
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = targets.some(({ value }) => value === asked) ? asked! : (usual?.value ?? '');
  const [kind, key = ''] = chosen.split(' ');
  const example = kind === 'example' ? examples[Number(key)] : undefined;
  const { gameClass, spec } = set;
  const worn = useMemo(() => {
    const beginnings = { id: '', characterId: '', name: '', gameClass, spec, phase };
    return example && setFromExample(example, beginnings, rules).set.gear;
  }, [example, gameClass, spec, phase, rules]);
  const { data: other } = useSet(kind === 'set' ? key : undefined);
  const best = useBest(kind === 'best' ? Number(key) : null, point);
  const loaded = useMemo(
    () => other && loadSet(other, dataset, wearer.level).set.gear,
    [other, dataset, wearer.level],
  );
  const besideId = example ? exampleKey(example) : kind === 'set' ? key : null;
  const target = kind === 'example' ? worn : kind === 'set' ? loaded : best.gear;
  return {
    ...{ targets, chosen, choose: setAsked },
    target: target ?? null,
    compare: owner.kind === 'own' && besideId ? `${path}/compare/${besideId}` : null,
    isLooking: best.isLooking,
    look: kind === 'best' && !best.gear ? best.look : null,
  };
}
