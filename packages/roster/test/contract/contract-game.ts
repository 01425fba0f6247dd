import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { whyNotEquip } from '@gearwright/game/equip/can-equip.ts';
import type { Item, ItemId } from '@gearwright/game/item/item.ts';
import type { PresetPoint } from '@gearwright/game/point/point.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { makePreset } from '@gearwright/game/test/rules/make-preset.ts';
import { fixtureDataset, fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import type { CharacterInput } from '../../src/roster.ts';
import type { RosterGame } from '../../src/roster-game.ts';
import { rulesFor } from '../../src/rules/set-rules.ts';

/** A game, and what of it the contract is shown with. */
export interface ContractGame extends RosterGame {
  /** A human warrior at the highest level. */
  readonly warrior: CharacterInput;
  readonly spec: string;
  readonly helm: ItemId;
  readonly otherHelm: ItemId;
  /** For the head of another class. */
  readonly foreignHelm: ItemId;
  /** Of the spec at the highest level, in the first phase. */
  readonly preset: PresetPoint;
  /** The same for a live set, which is in the edition's default phase. */
  readonly livePreset: PresetPoint;
  /** Of the spec at `lowLevel`: another. */
  readonly lowPreset: PresetPoint;
  readonly lowLevel: number;
}

const LOW_LEVEL = 30;

/** A game small enough to know by heart. */
export function fixtureGame(): ContractGame {
  const stats = [{ name: 'strength', value: 2 }] as const;
  const presets = [
    makePreset('warrior', 'fury', { id: 'fury-cap', stats }),
    makePreset('warrior', 'fury', { id: 'fury-levelling', levels: [10, 79], stats }),
  ];
  const dataset = fixtureDataset(wrath, presets);
  return {
    ...known(wrath, dataset),
    helm: '131',
    otherHelm: '141',
    foreignHelm: '140',
  };
}

/** The same of a compiled edition, one that has presets for the way up. */
export function gameFrom(edition: Edition, dataset: Dataset): ContractGame {
  const game = known(edition, dataset);
  const rules = rulesFor(game, { ...game.warrior, faction: 'alliance' });
  const set = fixtureSet();
  const heads = [...dataset.items.ids]
    .map((id) => dataset.item(String(id)))
    .filter((item): item is Item => item?.slotId === HEAD);
  const worn = heads.filter((item) => !whyNotEquip(set, HEAD, item, rules));
  const foreign = heads.find((item) => whyNotEquip(set, HEAD, item, rules)?.code === 'wrongClass');
  return { ...game, helm: worn[0]!.id, otherHelm: worn[1]!.id, foreignHelm: foreign!.id };
}

function known(edition: Edition, dataset: Dataset) {
  const spec = 'fury';
  const warrior: CharacterInput = {
    name: 'Ragnar',
    realm: null,
    gender: 0,
    race: 'human',
    level: edition.maxLevel,
    gameClass: 'warrior',
    variations: { skinColor: 1, face: 2, hair: 3, hairColor: 4, facialHair: 5 },
    connectedSets: [],
  };
  const pointAt = (level: number, phase = 1) =>
    presetPoint(presetFor(dataset, edition, { gameClass: 'warrior', spec, level, phase })!);
  return {
    edition,
    dataset,
    warrior,
    spec,
    preset: pointAt(edition.maxLevel),
    livePreset: pointAt(edition.maxLevel, 0),
    lowPreset: pointAt(LOW_LEVEL),
    lowLevel: LOW_LEVEL,
  };
}
