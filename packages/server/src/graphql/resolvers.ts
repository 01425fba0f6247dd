import type { Resolvers } from '@gearwright/api/generated/resolvers.ts';
import { changeLink } from './calls/change-link.ts';
import { countOpening } from './calls/count-opening.ts';
import { createCharacter } from './calls/create-character.ts';
import { changeLevel } from './calls/change-level.ts';
import { createPointsForLevel } from './calls/create-points-for-level.ts';
import { createPublicSet } from './calls/create-public-set.ts';
import { createSet } from './calls/create-set.ts';
import { deleteCharacter } from './calls/delete-character.ts';
import { deleteFromBin } from './calls/delete-from-bin.ts';
import { deleteMyAccount } from './calls/delete-my-account.ts';
import { deletePublicSet } from './calls/delete-public-set.ts';
import { deleteSet } from './calls/delete-set.ts';
import { deleteSnapshot } from './calls/delete-snapshot.ts';
import { exportMyData } from './calls/export-my-data.ts';
import { forgotUsername } from './calls/forgot-username.ts';
import { generateSetLink } from './calls/generate-set-link.ts';
import { getAutofillItems } from './calls/get-autofill-items.ts';
import { getBaseStats } from './calls/get-base-stats.ts';
import { getBuffOptions } from './calls/get-buff-options.ts';
import { getCharacter } from './calls/get-character.ts';
import { getComparisonSets } from './calls/get-comparison-sets.ts';
import { getHistory } from './calls/get-history.ts';
import { getInventory } from './calls/get-inventory.ts';
import { getItemPrices } from './calls/get-item-prices.ts';
import { getItems } from './calls/get-items.ts';
import { getLink } from './calls/get-link.ts';
import { getLiveSet } from './calls/get-live-set.ts';
import { getPointPreset } from './calls/get-point-preset.ts';
import { getPointPresets } from './calls/get-point-presets.ts';
import { getPublicComparisonSets } from './calls/get-public-comparison-sets.ts';
import { getPublicSet } from './calls/get-public-set.ts';
import { getSet } from './calls/get-set.ts';
import { getSpellLine } from './calls/get-spell-line.ts';
import { getSpells } from './calls/get-spells.ts';
import { getTalentData } from './calls/get-talent-data.ts';
import { listBin } from './calls/list-bin.ts';
import { listCharacters } from './calls/list-characters.ts';
import { listPoints } from './calls/list-points.ts';
import { recordPageView } from './calls/record-page-view.ts';
import { restoreFromBin } from './calls/restore-from-bin.ts';
import { saveInventory } from './calls/save-inventory.ts';
import { searchItems } from './calls/search-items.ts';
import { takeSnapshot } from './calls/take-snapshot.ts';
import { updateCharacter } from './calls/update-character.ts';
import { updatePoint } from './calls/update-point.ts';
import { updateSet } from './calls/update-set.ts';
import { validateSetInput } from './calls/validate-set-input.ts';
import { characterFields } from './fields/character-fields.ts';
import {
  buffFields,
  consumableFields,
  improvementRankFields,
  pointFields,
  spellFields,
} from './fields/choice-fields.ts';
import { itemFields } from './fields/item-fields.ts';
import { publicSetFields, setFields } from './fields/set-fields.ts';
import type { GraphContext } from './graph-context.ts';
import { json } from './json-scalar.ts';

/** Every call and every field that is more than a property. */
export const resolvers: Resolvers<GraphContext> = {
  JSON: json,
  Query: {
    exportMyData,
    getAutofillItems,
    getBaseStats,
    getBuffOptions,
    getCharacter,
    getComparisonSets,
    getHistory,
    getInventory,
    getItemPrices,
    getItems,
    getLink,
    getLiveSet,
    getPointPreset,
    getPointPresets,
    getPublicComparisonSets,
    getPublicSet,
    getSet,
    getSpellLine,
    getSpells,
    getTalentData,
    listBin,
    listCharacters,
    listPoints,
    searchItems,
    validateSetInput,
  },
  Mutation: {
    createCharacter,
    changeLevel,
    changeLink,
    countOpening,
    saveInventory,
    createPointsForLevel,
    createPublicSet,
    createSet,
    deleteCharacter,
    deleteFromBin,
    deleteMyAccount,
    deletePublicSet,
    deleteSet,
    deleteSnapshot,
    forgotUsername,
    generateSetLink,
    recordPageView,
    restoreFromBin,
    takeSnapshot,
    updateCharacter,
    updatePoint,
    updateSet,
  },
  Character: characterFields,
  GearSet: setFields,
  PublicSet: publicSetFields,
  Item: itemFields,
  Point: pointFields,
  ChosenBuff: buffFields,
  ChosenConsumable: consumableFields,
  Spell: spellFields,
  ImprovementRank: improvementRankFields,
};
