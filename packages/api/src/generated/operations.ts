// Made from schema.graphql and operations/ by generate/main.ts.
/* oxlint-disable -- the generator has its own style */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Place = 'equipped' | 'bags' | 'bank';

export type GameClass =
  | 'warrior'
  | 'hunter'
  | 'mage'
  | 'priest'
  | 'rogue'
  | 'druid'
  | 'paladin'
  | 'warlock'
  | 'shaman'
  | 'deathknight';

export type Race =
  | 'human'
  | 'orc'
  | 'dwarf'
  | 'nightelf'
  | 'undead'
  | 'tauren'
  | 'gnome'
  | 'troll'
  | 'bloodelf'
  | 'draenei';

export type Faction = 'alliance' | 'horde';

export type Region = 'eu' | 'us';

export type LinkShows = 'live' | 'now' | 'snapshot';

export type EditSource = 'account' | 'guest' | 'import' | 'autofill' | 'sync' | 'level' | 'history';

export type BinnedKind = 'character' | 'set';

export type PointType = 'preset' | 'custom' | 'shared';

export type PointParent = 'character' | 'set';

export type ItemKind =
  | 'equipment'
  | 'ammo'
  | 'gem'
  | 'glyph'
  | 'consumable'
  | 'enchant'
  | 'reagent'
  /** An enchant or rune that no item stands for. */
  | 'spell';

export type Handed = 'one' | 'main' | 'off' | 'two';

export type Bind = 'equip' | 'pickup' | 'use' | 'account';

export type SocketColor = 'red' | 'blue' | 'yellow' | 'meta' | 'prismatic';

export type GemColor =
  | 'red'
  | 'blue'
  | 'yellow'
  | 'meta'
  | 'prismatic'
  | 'orange'
  | 'purple'
  | 'green';

export type OwnedItemInput = {
  readonly id: string;
  readonly place: Place;
  readonly enchant?: number | null | undefined;
  readonly gems?: ReadonlyArray<number | null | undefined> | null | undefined;
};

export type CharacterInput = {
  readonly name: string;
  readonly realm?: string | null | undefined;
  readonly guild?: string | null | undefined;
  readonly gender: number;
  readonly race: Race;
  readonly level: number;
  /** Follows from the race; not read. */
  readonly faction?: Faction | null | undefined;
  readonly gameClass: GameClass;
  readonly spec?: string | null | undefined;
  readonly variations: VariationsInput;
  readonly connectedSets?: ReadonlyArray<ConnectedSetInput> | null | undefined;
};

export type CharacterPatch = {
  readonly name?: string | null | undefined;
  readonly realm?: string | null | undefined;
  readonly guild?: string | null | undefined;
  readonly gender?: number | null | undefined;
  readonly race?: Race | null | undefined;
  readonly level?: number | null | undefined;
  /** Follows from the race; not read. */
  readonly faction?: Faction | null | undefined;
  readonly gameClass?: GameClass | null | undefined;
  readonly spec?: string | null | undefined;
  readonly variations?: VariationsInput | null | undefined;
  readonly connectedSets?: ReadonlyArray<ConnectedSetInput> | null | undefined;
};

export type VariationsInput = {
  readonly skinColor: number;
  readonly face: number;
  readonly hair: number;
  readonly hairColor: number;
  readonly facialHair: number;
};

export type ConnectedSetInput = {
  readonly id: string;
  readonly region: Region;
  readonly realm: string;
  readonly name: string;
  readonly points: ReadonlyArray<PointInput>;
};

export type SetInput = {
  readonly characterId: string;
  readonly name: string;
  /** The character's class; another is refused. */
  readonly gameClass?: GameClass | null | undefined;
  readonly spec: string;
  readonly phase: number;
  readonly points: ReadonlyArray<PointInput>;
  readonly pinned?: boolean | null | undefined;
  readonly talents?: string | null | undefined;
  readonly itemIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly enchantIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly gemIds?:
    | ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>
    | null
    | undefined;
  readonly runeIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly glyphIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly wishlistIds?: ReadonlyArray<string> | null | undefined;
  readonly itemsAcquired?: ReadonlyArray<boolean> | null | undefined;
  readonly enchantsAcquired?: ReadonlyArray<boolean> | null | undefined;
  readonly gemsAcquired?:
    | ReadonlyArray<ReadonlyArray<boolean> | null | undefined>
    | null
    | undefined;
  readonly effectValues?: ReadonlyArray<EffectValueInput> | null | undefined;
  readonly goals?: GearGoalsInput | null | undefined;
  readonly buffs?: ReadonlyArray<ChosenBuffInput> | null | undefined;
  readonly consumables?: ReadonlyArray<ChosenConsumableInput> | null | undefined;
  readonly modelSettings?: ModelSettingsInput | null | undefined;
  readonly defaultFilters?: DefaultFiltersInput | null | undefined;
};

export type SetPatch = {
  readonly name?: string | null | undefined;
  readonly spec?: string | null | undefined;
  readonly phase?: number | null | undefined;
  /** Sent only when points were edited. */
  readonly points?: ReadonlyArray<PointInput> | null | undefined;
  readonly pinned?: boolean | null | undefined;
  readonly talents?: string | null | undefined;
  readonly itemIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly enchantIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly gemIds?:
    | ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>
    | null
    | undefined;
  readonly runeIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly glyphIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly wishlistIds?: ReadonlyArray<string> | null | undefined;
  readonly itemsAcquired?: ReadonlyArray<boolean> | null | undefined;
  readonly enchantsAcquired?: ReadonlyArray<boolean> | null | undefined;
  readonly gemsAcquired?:
    | ReadonlyArray<ReadonlyArray<boolean> | null | undefined>
    | null
    | undefined;
  readonly effectValues?: ReadonlyArray<EffectValueInput> | null | undefined;
  readonly goals?: GearGoalsInput | null | undefined;
  readonly buffs?: ReadonlyArray<ChosenBuffInput> | null | undefined;
  readonly consumables?: ReadonlyArray<ChosenConsumableInput> | null | undefined;
  readonly modelSettings?: ModelSettingsInput | null | undefined;
  readonly defaultFilters?: DefaultFiltersInput | null | undefined;
};

export type PublicSetInput = {
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly phase: number;
  readonly points: ReadonlyArray<PointInput>;
  readonly talents: string;
  readonly itemIds: ReadonlyArray<string | null | undefined>;
  readonly enchantIds: ReadonlyArray<string | null | undefined>;
  readonly gemIds: ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>;
  readonly runeIds: ReadonlyArray<string | null | undefined>;
  readonly glyphIds: ReadonlyArray<string | null | undefined>;
  readonly wishlistIds: ReadonlyArray<string>;
  readonly itemsAcquired: ReadonlyArray<boolean>;
  readonly enchantsAcquired: ReadonlyArray<boolean>;
  readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null | undefined>;
  readonly effectValues?: ReadonlyArray<EffectValueInput> | null | undefined;
  readonly goals?: GearGoalsInput | null | undefined;
  readonly buffs: ReadonlyArray<ChosenBuffInput>;
  readonly consumables: ReadonlyArray<ChosenConsumableInput>;
  readonly modelSettings: ModelSettingsInput;
  readonly defaultFilters: DefaultFiltersInput;
  readonly character: PublicCharacterInput;
};

export type PublicCharacterInput = {
  readonly name: string;
  readonly level: number;
  readonly race: Race;
  readonly gender: number;
  /** Follows from the race; not read. */
  readonly faction?: Faction | null | undefined;
  readonly gameClass: GameClass;
  readonly variations: VariationsInput;
};

export type PointInput = {
  /** Absent for a custom point that is new. */
  readonly pointId?: string | null | undefined;
  readonly type: PointType;
  /** A preset needs nothing but its id. */
  readonly name?: string | null | undefined;
  readonly stats?: ReadonlyArray<StatValueInput> | null | undefined;
  readonly gameClass?: GameClass | null | undefined;
  readonly author?: string | null | undefined;
  readonly authorLink?: string | null | undefined;
  readonly parentCharacterId?: string | null | undefined;
  readonly parentType?: PointParent | null | undefined;
};

export type PointValues = {
  readonly name: string;
  readonly stats: ReadonlyArray<StatValueInput>;
};

export type StatValueInput = {
  readonly name: string;
  readonly value: number;
};

export type ChosenBuffInput = {
  readonly spellId: string;
  readonly improvementIds?: ReadonlyArray<string> | null | undefined;
  readonly enabled: boolean;
};

export type ChosenConsumableInput = {
  readonly itemId: string;
  readonly enabled: boolean;
  readonly slotId?: number | null | undefined;
};

export type EffectValueInput = {
  readonly pointId: string;
  readonly thing: string;
  readonly value: number;
};

export type GearGoalsInput = {
  readonly caps?: ReadonlyArray<CapGoalInput> | null | undefined;
  readonly arms?: string | null | undefined;
};

export type CapGoalInput = {
  readonly stat: string;
  readonly kind: string;
  readonly amount: number;
  readonly beyond?: number | null | undefined;
  readonly goal?: string | null | undefined;
  readonly enabled: boolean;
};

export type ModelSettingsInput = {
  readonly showHelm: boolean;
  readonly showCloak: boolean;
  readonly sheathed: boolean;
};

export type DefaultFiltersInput = {
  readonly sources?: ReadonlyArray<string> | null | undefined;
  readonly raids?: ReadonlyArray<number> | null | undefined;
  readonly mainWeaponTypes?: ReadonlyArray<number> | null | undefined;
  readonly offWeaponTypes?: ReadonlyArray<number> | null | undefined;
  readonly rangedWeaponTypes?: ReadonlyArray<number> | null | undefined;
  readonly armorTypes?: ReadonlyArray<number> | null | undefined;
  readonly professions?: ReadonlyArray<string> | null | undefined;
  readonly maxPvpRank: number;
  readonly maxArenaRating: number;
};

export type QueryType = 'weapon' | 'armor' | 'enchant' | 'rune' | 'gem';

/** What a search asks for; a field left out asks nothing. Where a list is taken, a single value will do. */
export type ItemQuery = {
  /** false leaves out items that need a random suffix. */
  readonly showRandom?: boolean | null | undefined;
  /** 12, 14 and 17 are searched as 11, 13 and 16. */
  readonly slotId?: number | null | undefined;
  readonly armorType?: ReadonlyArray<number> | null | undefined;
  readonly maxArmorType?: number | null | undefined;
  readonly weaponTypes?: ReadonlyArray<number> | null | undefined;
  readonly handed?: ReadonlyArray<Handed> | null | undefined;
  /** Keys of the edition's sources (`boe` is crafting and world drops), or source types. */
  readonly sources?: ReadonlyArray<string> | null | undefined;
  /** Zone ids: what only raids give must drop in one of these. */
  readonly raids?: ReadonlyArray<number> | null | undefined;
  readonly phases?: ReadonlyArray<number> | null | undefined;
  readonly minRequiredLevel?: number | null | undefined;
  readonly maxRequiredLevel?: number | null | undefined;
  readonly quality?: ReadonlyArray<number> | null | undefined;
  /** Who can wear it, proficiencies included. */
  readonly gameClass?: GameClass | null | undefined;
  readonly race?: Race | null | undefined;
  readonly faction?: Faction | null | undefined;
  readonly search?: string | null | undefined;
  readonly type?: QueryType | null | undefined;
  readonly types?: ReadonlyArray<QueryType> | null | undefined;
  readonly gemColors?: ReadonlyArray<GemColor> | null | undefined;
  readonly professions?: ReadonlyArray<string> | null | undefined;
  readonly maxPvpRank?: number | null | undefined;
  readonly maxArenaRating?: number | null | undefined;
  /** Any spelling of a stat that the edition knows. */
  readonly statWeights?: ReadonlyArray<StatValueInput> | null | undefined;
  readonly counting?: CountingInput | null | undefined;
  readonly sort?: SortInput | null | undefined;
  readonly scaledLevel?: number | null | undefined;
};

/** What an item's worth counts besides its own stats; each on unless switched off. */
export type CountingInput = {
  readonly suffix?: boolean | null | undefined;
  readonly gems?: boolean | null | undefined;
  readonly socketBonus?: boolean | null | undefined;
};

export type SortInput = {
  /** score, name, itemLevel, requiredLevel, quality or a stat. */
  readonly by: string;
  readonly descending?: boolean | null | undefined;
};

export type SetValidationInput = {
  /** A text of any supported format; the other fields then only say who is imported into. */
  readonly text?: string | null | undefined;
  /** Of whoever is imported into; the level cap and a race of the class when absent. */
  readonly race?: Race | null | undefined;
  readonly level?: number | null | undefined;
  readonly phase?: number | null | undefined;
  readonly talents?: string | null | undefined;
  readonly itemIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly enchantIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly gemIds?:
    | ReadonlyArray<ReadonlyArray<string | null | undefined> | null | undefined>
    | null
    | undefined;
  readonly runeIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly glyphIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly wishlistIds?: ReadonlyArray<string> | null | undefined;
  readonly effectValues?: ReadonlyArray<EffectValueInput> | null | undefined;
  readonly buffs?: ReadonlyArray<ChosenBuffInput> | null | undefined;
  readonly consumables?: ReadonlyArray<ChosenConsumableInput> | null | undefined;
  readonly professions?: ReadonlyArray<string> | null | undefined;
};

export type ChangeLevelMutationVariables = Exact<{
  id: string;
  level: number;
  guild?: string | null | undefined;
  spec?: string | null | undefined;
}>;

export type ChangeLevelMutation = {
  readonly changeLevel: {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly realm: string | null;
    readonly guild: string | null;
    readonly faction: Faction;
    readonly race: Race;
    readonly gender: number;
    readonly gameClass: GameClass;
    readonly spec: string | null;
    readonly variations: {
      readonly skinColor: number;
      readonly face: number;
      readonly hair: number;
      readonly hairColor: number;
      readonly facialHair: number;
    };
    readonly connectedSets: ReadonlyArray<{
      readonly id: string;
      readonly region: Region;
      readonly realm: string;
      readonly name: string;
      readonly points: ReadonlyArray<{
        readonly pointId: string;
        readonly type: PointType;
        readonly name: string;
        readonly gameClass: GameClass | null;
        readonly author: string | null;
        readonly authorLink: string | null;
        readonly parentCharacterId: string | null;
        readonly parentType: PointParent | null;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      }>;
    }>;
  };
};

export type ChangeLinkMutationVariables = Exact<{
  setId: string;
  isOn?: boolean | null | undefined;
  show?: LinkShows | null | undefined;
  snapshotId?: string | null | undefined;
}>;

export type ChangeLinkMutation = {
  readonly changeLink: {
    readonly publicId: string | null;
    readonly isOn: boolean;
    readonly isFrozen: boolean;
    readonly changedAt: number | null;
    readonly opened: number | null;
  };
};

export type CountOpeningMutationVariables = Exact<{
  publicId: string;
}>;

export type CountOpeningMutation = { readonly countOpening: boolean };

export type CreateCharacterMutationVariables = Exact<{
  input: CharacterInput;
  clientKey?: string | null | undefined;
  asStored?: boolean | null | undefined;
}>;

export type CreateCharacterMutation = {
  readonly createCharacter: {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly realm: string | null;
    readonly guild: string | null;
    readonly faction: Faction;
    readonly race: Race;
    readonly gender: number;
    readonly gameClass: GameClass;
    readonly spec: string | null;
    readonly variations: {
      readonly skinColor: number;
      readonly face: number;
      readonly hair: number;
      readonly hairColor: number;
      readonly facialHair: number;
    };
    readonly connectedSets: ReadonlyArray<{
      readonly id: string;
      readonly region: Region;
      readonly realm: string;
      readonly name: string;
      readonly points: ReadonlyArray<{
        readonly pointId: string;
        readonly type: PointType;
        readonly name: string;
        readonly gameClass: GameClass | null;
        readonly author: string | null;
        readonly authorLink: string | null;
        readonly parentCharacterId: string | null;
        readonly parentType: PointParent | null;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      }>;
    }>;
  };
};

export type CreatePointsForLevelMutationVariables = Exact<{
  characterId: string;
  from: number;
  to: number;
}>;

export type CreatePointsForLevelMutation = { readonly createPointsForLevel: boolean };

export type CreatePublicComparisonMutationVariables = Exact<{
  input1: PublicSetInput;
  input2: PublicSetInput;
}>;

export type CreatePublicComparisonMutation = {
  readonly link1: { readonly publicId: string; readonly deleteToken: string | null };
  readonly link2: { readonly publicId: string; readonly deleteToken: string | null };
};

export type CreatePublicSetMutationVariables = Exact<{
  input: PublicSetInput;
  clientKey?: string | null | undefined;
  asStored?: boolean | null | undefined;
}>;

export type CreatePublicSetMutation = {
  readonly createPublicSet: { readonly publicId: string; readonly deleteToken: string | null };
};

export type CreateSetMutationVariables = Exact<{
  input: SetInput;
  clientKey?: string | null | undefined;
  asStored?: boolean | null | undefined;
}>;

export type CreateSetMutation = {
  readonly createSet: {
    readonly id: string;
    readonly characterId: string;
    readonly publicId: string | null;
    readonly version: number;
    readonly pinned: boolean;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly phase: number;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly itemsAcquired: ReadonlyArray<boolean>;
    readonly enchantsAcquired: ReadonlyArray<boolean>;
    readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
    readonly wishlistIds: ReadonlyArray<string>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
    readonly effectValues: ReadonlyArray<{
      readonly pointId: string;
      readonly thing: string;
      readonly value: number;
    }>;
    readonly goals: {
      readonly arms: string | null;
      readonly caps: ReadonlyArray<{
        readonly stat: string;
        readonly kind: string;
        readonly amount: number;
        readonly beyond: number | null;
        readonly goal: string | null;
        readonly enabled: boolean;
      }> | null;
    };
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }>;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }>;
    readonly modelSettings: {
      readonly showHelm: boolean;
      readonly showCloak: boolean;
      readonly sheathed: boolean;
    };
    readonly defaultFilters: {
      readonly sources: ReadonlyArray<string> | null;
      readonly raids: ReadonlyArray<number> | null;
      readonly mainWeaponTypes: ReadonlyArray<number> | null;
      readonly offWeaponTypes: ReadonlyArray<number> | null;
      readonly rangedWeaponTypes: ReadonlyArray<number> | null;
      readonly armorTypes: ReadonlyArray<number> | null;
      readonly professions: ReadonlyArray<string> | null;
      readonly maxPvpRank: number;
      readonly maxArenaRating: number;
    };
  };
};

export type DeleteCharacterMutationVariables = Exact<{
  id: string;
}>;

export type DeleteCharacterMutation = { readonly deleteCharacter: { readonly id: string } };

export type DeleteFromBinMutationVariables = Exact<{
  id: string;
}>;

export type DeleteFromBinMutation = { readonly deleteFromBin: { readonly id: string } };

export type DeleteMyAccountMutationVariables = Exact<{
  password: string;
}>;

export type DeleteMyAccountMutation = { readonly deleteMyAccount: boolean };

export type DeletePublicSetMutationVariables = Exact<{
  publicId: string;
  deleteToken: string;
}>;

export type DeletePublicSetMutation = { readonly deletePublicSet: boolean };

export type DeleteSetMutationVariables = Exact<{
  id: string;
}>;

export type DeleteSetMutation = {
  readonly deleteSet: { readonly id: string; readonly characterId: string };
};

export type DeleteSnapshotMutationVariables = Exact<{
  setId: string;
  snapshotId: string;
}>;

export type DeleteSnapshotMutation = { readonly deleteSnapshot: { readonly id: string } };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never }>;

export type ExportMyDataQuery = { readonly exportMyData: unknown };

export type ForgotUsernameMutationVariables = Exact<{
  email: string;
}>;

export type ForgotUsernameMutation = { readonly forgotUsername: boolean };

export type PointPartsFragment = {
  readonly pointId: string;
  readonly type: PointType;
  readonly name: string;
  readonly gameClass: GameClass | null;
  readonly author: string | null;
  readonly authorLink: string | null;
  readonly parentCharacterId: string | null;
  readonly parentType: PointParent | null;
  readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
};

export type ConnectedSetPartsFragment = {
  readonly id: string;
  readonly region: Region;
  readonly realm: string;
  readonly name: string;
  readonly points: ReadonlyArray<{
    readonly pointId: string;
    readonly type: PointType;
    readonly name: string;
    readonly gameClass: GameClass | null;
    readonly author: string | null;
    readonly authorLink: string | null;
    readonly parentCharacterId: string | null;
    readonly parentType: PointParent | null;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  }>;
};

export type SetSummaryPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly spec: string;
  readonly phase: number;
  readonly pinned: boolean;
  readonly version: number;
  readonly itemIds: ReadonlyArray<string | null>;
  readonly acquired: number;
};

export type VariationPartsFragment = {
  readonly skinColor: number;
  readonly face: number;
  readonly hair: number;
  readonly hairColor: number;
  readonly facialHair: number;
};

export type CharacterPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly realm: string | null;
  readonly guild: string | null;
  readonly faction: Faction;
  readonly race: Race;
  readonly gender: number;
  readonly gameClass: GameClass;
  readonly spec: string | null;
  readonly variations: {
    readonly skinColor: number;
    readonly face: number;
    readonly hair: number;
    readonly hairColor: number;
    readonly facialHair: number;
  };
  readonly connectedSets: ReadonlyArray<{
    readonly id: string;
    readonly region: Region;
    readonly realm: string;
    readonly name: string;
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
  }>;
};

export type FilterPartsFragment = {
  readonly sources: ReadonlyArray<string> | null;
  readonly raids: ReadonlyArray<number> | null;
  readonly mainWeaponTypes: ReadonlyArray<number> | null;
  readonly offWeaponTypes: ReadonlyArray<number> | null;
  readonly rangedWeaponTypes: ReadonlyArray<number> | null;
  readonly armorTypes: ReadonlyArray<number> | null;
  readonly professions: ReadonlyArray<string> | null;
  readonly maxPvpRank: number;
  readonly maxArenaRating: number;
};

export type SetPartsFragment = {
  readonly id: string;
  readonly characterId: string;
  readonly publicId: string | null;
  readonly version: number;
  readonly pinned: boolean;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly phase: number;
  readonly itemIds: ReadonlyArray<string | null>;
  readonly enchantIds: ReadonlyArray<string | null>;
  readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
  readonly runeIds: ReadonlyArray<string | null>;
  readonly itemsAcquired: ReadonlyArray<boolean>;
  readonly enchantsAcquired: ReadonlyArray<boolean>;
  readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
  readonly wishlistIds: ReadonlyArray<string>;
  readonly glyphIds: ReadonlyArray<string | null>;
  readonly talents: string;
  readonly points: ReadonlyArray<{
    readonly pointId: string;
    readonly type: PointType;
    readonly name: string;
    readonly gameClass: GameClass | null;
    readonly author: string | null;
    readonly authorLink: string | null;
    readonly parentCharacterId: string | null;
    readonly parentType: PointParent | null;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  }>;
  readonly effectValues: ReadonlyArray<{
    readonly pointId: string;
    readonly thing: string;
    readonly value: number;
  }>;
  readonly goals: {
    readonly arms: string | null;
    readonly caps: ReadonlyArray<{
      readonly stat: string;
      readonly kind: string;
      readonly amount: number;
      readonly beyond: number | null;
      readonly goal: string | null;
      readonly enabled: boolean;
    }> | null;
  };
  readonly buffs: ReadonlyArray<{
    readonly spellId: string;
    readonly improvementIds: ReadonlyArray<string>;
    readonly enabled: boolean;
  }>;
  readonly consumables: ReadonlyArray<{
    readonly itemId: string;
    readonly enabled: boolean;
    readonly slotId: number | null;
  }>;
  readonly modelSettings: {
    readonly showHelm: boolean;
    readonly showCloak: boolean;
    readonly sheathed: boolean;
  };
  readonly defaultFilters: {
    readonly sources: ReadonlyArray<string> | null;
    readonly raids: ReadonlyArray<number> | null;
    readonly mainWeaponTypes: ReadonlyArray<number> | null;
    readonly offWeaponTypes: ReadonlyArray<number> | null;
    readonly rangedWeaponTypes: ReadonlyArray<number> | null;
    readonly armorTypes: ReadonlyArray<number> | null;
    readonly professions: ReadonlyArray<string> | null;
    readonly maxPvpRank: number;
    readonly maxArenaRating: number;
  };
};

export type PublicSetPartsFragment = {
  readonly publicId: string;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly phase: number;
  readonly itemIds: ReadonlyArray<string | null>;
  readonly enchantIds: ReadonlyArray<string | null>;
  readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
  readonly runeIds: ReadonlyArray<string | null>;
  readonly itemsAcquired: ReadonlyArray<boolean>;
  readonly enchantsAcquired: ReadonlyArray<boolean>;
  readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
  readonly wishlistIds: ReadonlyArray<string>;
  readonly glyphIds: ReadonlyArray<string | null>;
  readonly talents: string;
  readonly points: ReadonlyArray<{
    readonly pointId: string;
    readonly type: PointType;
    readonly name: string;
    readonly gameClass: GameClass | null;
    readonly author: string | null;
    readonly authorLink: string | null;
    readonly parentCharacterId: string | null;
    readonly parentType: PointParent | null;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  }>;
  readonly effectValues: ReadonlyArray<{
    readonly pointId: string;
    readonly thing: string;
    readonly value: number;
  }>;
  readonly goals: {
    readonly arms: string | null;
    readonly caps: ReadonlyArray<{
      readonly stat: string;
      readonly kind: string;
      readonly amount: number;
      readonly beyond: number | null;
      readonly goal: string | null;
      readonly enabled: boolean;
    }> | null;
  };
  readonly buffs: ReadonlyArray<{
    readonly spellId: string;
    readonly improvementIds: ReadonlyArray<string>;
    readonly enabled: boolean;
  }>;
  readonly consumables: ReadonlyArray<{
    readonly itemId: string;
    readonly enabled: boolean;
    readonly slotId: number | null;
  }>;
  readonly modelSettings: {
    readonly showHelm: boolean;
    readonly showCloak: boolean;
    readonly sheathed: boolean;
  };
  readonly defaultFilters: {
    readonly sources: ReadonlyArray<string> | null;
    readonly raids: ReadonlyArray<number> | null;
    readonly mainWeaponTypes: ReadonlyArray<number> | null;
    readonly offWeaponTypes: ReadonlyArray<number> | null;
    readonly rangedWeaponTypes: ReadonlyArray<number> | null;
    readonly armorTypes: ReadonlyArray<number> | null;
    readonly professions: ReadonlyArray<string> | null;
    readonly maxPvpRank: number;
    readonly maxArenaRating: number;
  };
  readonly character: {
    readonly name: string;
    readonly level: number;
    readonly race: Race;
    readonly gender: number;
    readonly faction: Faction;
    readonly gameClass: GameClass;
    readonly variations: {
      readonly skinColor: number;
      readonly face: number;
      readonly hair: number;
      readonly hairColor: number;
      readonly facialHair: number;
    };
  };
};

export type ItemPartsFragment = {
  readonly id: string;
  readonly baseId: string | null;
  readonly kind: ItemKind;
  readonly name: string;
  readonly icon: string;
  readonly quality: number;
  readonly itemLevel: number;
  readonly requiredLevel: number;
  readonly phase: number;
  readonly slotId: number | null;
  readonly handed: Handed | null;
  readonly armorType: number | null;
  readonly weaponType: number | null;
  readonly socketOrder: ReadonlyArray<SocketColor>;
  readonly damageMin: number | null;
  readonly damageMax: number | null;
  readonly speed: number | null;
  readonly dps: number | null;
  readonly unique: boolean;
  readonly uniqueEquipped: boolean;
  readonly classes: ReadonlyArray<GameClass> | null;
  readonly races: ReadonlyArray<Race> | null;
  readonly faction: Faction | null;
  readonly bind: Bind | null;
  readonly setId: string | null;
  readonly random: boolean;
  readonly effects: ReadonlyArray<unknown>;
  readonly hasEffectText: boolean;
  readonly requiredProfession: string | null;
  readonly requiredSkill: number | null;
  readonly heroic: boolean;
  readonly sourceTypes: ReadonlyArray<string>;
  readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  readonly socketBonus: ReadonlyArray<{ readonly name: string; readonly value: number }> | null;
  readonly limitCategory: {
    readonly id: string;
    readonly name: string;
    readonly max: number;
  } | null;
  readonly suffix: {
    readonly id: string;
    readonly name: string;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  } | null;
  readonly gem: {
    readonly color: GemColor;
    readonly enchantId: string | null;
    readonly fromQuest: boolean;
    readonly requirements: ReadonlyArray<{
      readonly color: GemColor;
      readonly atLeast: number | null;
      readonly moreThan: GemColor | null;
    }>;
  } | null;
  readonly consumable: {
    readonly type: string;
    readonly group: string | null;
    readonly durationSec: number | null;
    readonly classes: ReadonlyArray<GameClass> | null;
    readonly hands: ReadonlyArray<string>;
    readonly weapon: string | null;
  } | null;
};

export type GenerateComparisonLinkMutationVariables = Exact<{
  id1: string;
  id2: string;
}>;

export type GenerateComparisonLinkMutation = {
  readonly link1: { readonly publicId: string };
  readonly link2: { readonly publicId: string };
};

export type GenerateSetLinkMutationVariables = Exact<{
  id: string;
}>;

export type GenerateSetLinkMutation = {
  readonly generateSetLink: { readonly publicId: string; readonly deleteToken: string | null };
};

export type GetAutofillItemsQueryVariables = Exact<{
  hits: number;
  query: ItemQuery;
  mainWeaponQuery?: ItemQuery | null | undefined;
  offWeaponQuery?: ItemQuery | null | undefined;
}>;

export type GetAutofillItemsQuery = {
  readonly getAutofillItems: ReadonlyArray<{
    readonly slotId: number;
    readonly items: ReadonlyArray<{
      readonly score: number | null;
      readonly id: string;
      readonly baseId: string | null;
      readonly kind: ItemKind;
      readonly name: string;
      readonly icon: string;
      readonly quality: number;
      readonly itemLevel: number;
      readonly requiredLevel: number;
      readonly phase: number;
      readonly slotId: number | null;
      readonly handed: Handed | null;
      readonly armorType: number | null;
      readonly weaponType: number | null;
      readonly socketOrder: ReadonlyArray<SocketColor>;
      readonly damageMin: number | null;
      readonly damageMax: number | null;
      readonly speed: number | null;
      readonly dps: number | null;
      readonly unique: boolean;
      readonly uniqueEquipped: boolean;
      readonly classes: ReadonlyArray<GameClass> | null;
      readonly races: ReadonlyArray<Race> | null;
      readonly faction: Faction | null;
      readonly bind: Bind | null;
      readonly setId: string | null;
      readonly random: boolean;
      readonly effects: ReadonlyArray<unknown>;
      readonly hasEffectText: boolean;
      readonly requiredProfession: string | null;
      readonly requiredSkill: number | null;
      readonly heroic: boolean;
      readonly sourceTypes: ReadonlyArray<string>;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      readonly socketBonus: ReadonlyArray<{ readonly name: string; readonly value: number }> | null;
      readonly limitCategory: {
        readonly id: string;
        readonly name: string;
        readonly max: number;
      } | null;
      readonly suffix: {
        readonly id: string;
        readonly name: string;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      } | null;
      readonly gem: {
        readonly color: GemColor;
        readonly enchantId: string | null;
        readonly fromQuest: boolean;
        readonly requirements: ReadonlyArray<{
          readonly color: GemColor;
          readonly atLeast: number | null;
          readonly moreThan: GemColor | null;
        }>;
      } | null;
      readonly consumable: {
        readonly type: string;
        readonly group: string | null;
        readonly durationSec: number | null;
        readonly classes: ReadonlyArray<GameClass> | null;
        readonly hands: ReadonlyArray<string>;
        readonly weapon: string | null;
      } | null;
    }>;
  }>;
};

export type GetBaseStatsQueryVariables = Exact<{
  gameClass: GameClass;
  race: Race;
  level: number;
}>;

export type GetBaseStatsQuery = {
  readonly getBaseStats: {
    readonly strength: number;
    readonly agility: number;
    readonly stamina: number;
    readonly intellect: number;
    readonly spirit: number;
    readonly health: number;
    readonly mana: number;
  };
};

export type GetBuffOptionsQueryVariables = Exact<{
  gameClass: GameClass;
  race: Race;
  level: number;
}>;

export type GetBuffOptionsQuery = {
  readonly getBuffOptions: ReadonlyArray<{
    readonly category: string;
    readonly spells: ReadonlyArray<{
      readonly spellId: string;
      readonly name: string;
      readonly icon: string;
      readonly stacking: string;
      readonly selfOnly: boolean;
      readonly ranks: ReadonlyArray<{
        readonly spellId: string;
        readonly rank: number;
        readonly level: number;
      }>;
      readonly improvements: ReadonlyArray<{
        readonly name: string;
        readonly gameClass: GameClass | null;
        readonly ranks: ReadonlyArray<{ readonly rank: number; readonly spellId: string }>;
      }>;
    }>;
  }>;
};

export type GetCharacterQueryVariables = Exact<{
  id: string;
}>;

export type GetCharacterQuery = {
  readonly getCharacter: {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly realm: string | null;
    readonly guild: string | null;
    readonly faction: Faction;
    readonly race: Race;
    readonly gender: number;
    readonly gameClass: GameClass;
    readonly spec: string | null;
    readonly sets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly spec: string;
      readonly phase: number;
      readonly pinned: boolean;
      readonly version: number;
      readonly itemIds: ReadonlyArray<string | null>;
      readonly acquired: number;
    }>;
    readonly variations: {
      readonly skinColor: number;
      readonly face: number;
      readonly hair: number;
      readonly hairColor: number;
      readonly facialHair: number;
    };
    readonly connectedSets: ReadonlyArray<{
      readonly id: string;
      readonly region: Region;
      readonly realm: string;
      readonly name: string;
      readonly points: ReadonlyArray<{
        readonly pointId: string;
        readonly type: PointType;
        readonly name: string;
        readonly gameClass: GameClass | null;
        readonly author: string | null;
        readonly authorLink: string | null;
        readonly parentCharacterId: string | null;
        readonly parentType: PointParent | null;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      }>;
    }>;
  };
};

export type GetComparisonSetsQueryVariables = Exact<{
  id1: string;
  id2: string;
}>;

export type GetComparisonSetsQuery = {
  readonly getComparisonSets: ReadonlyArray<{
    readonly warnings: ReadonlyArray<string>;
    readonly id: string;
    readonly characterId: string;
    readonly publicId: string | null;
    readonly version: number;
    readonly pinned: boolean;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly phase: number;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly itemsAcquired: ReadonlyArray<boolean>;
    readonly enchantsAcquired: ReadonlyArray<boolean>;
    readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
    readonly wishlistIds: ReadonlyArray<string>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly character: {
      readonly id: string;
      readonly name: string;
      readonly level: number;
      readonly realm: string | null;
      readonly guild: string | null;
      readonly faction: Faction;
      readonly race: Race;
      readonly gender: number;
      readonly gameClass: GameClass;
      readonly spec: string | null;
      readonly variations: {
        readonly skinColor: number;
        readonly face: number;
        readonly hair: number;
        readonly hairColor: number;
        readonly facialHair: number;
      };
      readonly connectedSets: ReadonlyArray<{
        readonly id: string;
        readonly region: Region;
        readonly realm: string;
        readonly name: string;
        readonly points: ReadonlyArray<{
          readonly pointId: string;
          readonly type: PointType;
          readonly name: string;
          readonly gameClass: GameClass | null;
          readonly author: string | null;
          readonly authorLink: string | null;
          readonly parentCharacterId: string | null;
          readonly parentType: PointParent | null;
          readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
        }>;
      }>;
    };
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
    readonly effectValues: ReadonlyArray<{
      readonly pointId: string;
      readonly thing: string;
      readonly value: number;
    }>;
    readonly goals: {
      readonly arms: string | null;
      readonly caps: ReadonlyArray<{
        readonly stat: string;
        readonly kind: string;
        readonly amount: number;
        readonly beyond: number | null;
        readonly goal: string | null;
        readonly enabled: boolean;
      }> | null;
    };
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }>;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }>;
    readonly modelSettings: {
      readonly showHelm: boolean;
      readonly showCloak: boolean;
      readonly sheathed: boolean;
    };
    readonly defaultFilters: {
      readonly sources: ReadonlyArray<string> | null;
      readonly raids: ReadonlyArray<number> | null;
      readonly mainWeaponTypes: ReadonlyArray<number> | null;
      readonly offWeaponTypes: ReadonlyArray<number> | null;
      readonly rangedWeaponTypes: ReadonlyArray<number> | null;
      readonly armorTypes: ReadonlyArray<number> | null;
      readonly professions: ReadonlyArray<string> | null;
      readonly maxPvpRank: number;
      readonly maxArenaRating: number;
    };
  }>;
};

export type GetHistoryQueryVariables = Exact<{
  setId: string;
}>;

export type GetHistoryQuery = {
  readonly getHistory: {
    readonly present: { readonly savedAt: number; readonly by: EditSource };
    readonly versions: ReadonlyArray<{
      readonly version: number;
      readonly savedAt: number;
      readonly by: EditSource;
      readonly set: unknown;
    }>;
    readonly snapshots: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly takenAt: number;
      readonly set: unknown;
    }>;
  };
};

export type NamedSnapshotPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly takenAt: number;
  readonly set: unknown;
};

export type GetInventoryQueryVariables = Exact<{
  characterId: string;
}>;

export type GetInventoryQuery = {
  readonly getInventory: ReadonlyArray<{
    readonly id: string;
    readonly place: Place;
    readonly enchant: number | null;
    readonly gems: ReadonlyArray<number | null>;
  }>;
};

export type OwnedItemPartsFragment = {
  readonly id: string;
  readonly place: Place;
  readonly enchant: number | null;
  readonly gems: ReadonlyArray<number | null>;
};

export type GetItemPricesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  realm: string;
}>;

export type GetItemPricesQuery = {
  readonly getItemPrices: ReadonlyArray<{
    readonly itemId: string;
    readonly price: number;
    readonly approximate: boolean;
  }>;
};

export type GetItemsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  scaledLevel?: number | null | undefined;
}>;

export type GetItemsQuery = {
  readonly getItems: ReadonlyArray<{
    readonly scaledLevel: number | null;
    readonly id: string;
    readonly baseId: string | null;
    readonly kind: ItemKind;
    readonly name: string;
    readonly icon: string;
    readonly quality: number;
    readonly itemLevel: number;
    readonly requiredLevel: number;
    readonly phase: number;
    readonly slotId: number | null;
    readonly handed: Handed | null;
    readonly armorType: number | null;
    readonly weaponType: number | null;
    readonly socketOrder: ReadonlyArray<SocketColor>;
    readonly damageMin: number | null;
    readonly damageMax: number | null;
    readonly speed: number | null;
    readonly dps: number | null;
    readonly unique: boolean;
    readonly uniqueEquipped: boolean;
    readonly classes: ReadonlyArray<GameClass> | null;
    readonly races: ReadonlyArray<Race> | null;
    readonly faction: Faction | null;
    readonly bind: Bind | null;
    readonly setId: string | null;
    readonly random: boolean;
    readonly effects: ReadonlyArray<unknown>;
    readonly hasEffectText: boolean;
    readonly requiredProfession: string | null;
    readonly requiredSkill: number | null;
    readonly heroic: boolean;
    readonly sourceTypes: ReadonlyArray<string>;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    readonly socketBonus: ReadonlyArray<{ readonly name: string; readonly value: number }> | null;
    readonly limitCategory: {
      readonly id: string;
      readonly name: string;
      readonly max: number;
    } | null;
    readonly suffix: {
      readonly id: string;
      readonly name: string;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    } | null;
    readonly gem: {
      readonly color: GemColor;
      readonly enchantId: string | null;
      readonly fromQuest: boolean;
      readonly requirements: ReadonlyArray<{
        readonly color: GemColor;
        readonly atLeast: number | null;
        readonly moreThan: GemColor | null;
      }>;
    } | null;
    readonly consumable: {
      readonly type: string;
      readonly group: string | null;
      readonly durationSec: number | null;
      readonly classes: ReadonlyArray<GameClass> | null;
      readonly hands: ReadonlyArray<string>;
      readonly weapon: string | null;
    } | null;
  }>;
};

export type GetLinkQueryVariables = Exact<{
  setId: string;
}>;

export type GetLinkQuery = {
  readonly getLink: {
    readonly publicId: string | null;
    readonly isOn: boolean;
    readonly isFrozen: boolean;
    readonly changedAt: number | null;
    readonly opened: number | null;
  };
};

export type LinkStatePartsFragment = {
  readonly publicId: string | null;
  readonly isOn: boolean;
  readonly isFrozen: boolean;
  readonly changedAt: number | null;
  readonly opened: number | null;
};

export type GetLiveSetQueryVariables = Exact<{
  region: Region;
  realm: string;
  name: string;
}>;

export type GetLiveSetQuery = {
  readonly getLiveSet: {
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly professions: ReadonlyArray<string>;
    readonly sample: boolean;
    readonly character: {
      readonly name: string;
      readonly level: number;
      readonly race: Race;
      readonly gender: number;
      readonly faction: Faction;
      readonly guild: string | null;
    };
  };
};

export type GetPointPresetQueryVariables = Exact<{
  id: string;
}>;

export type GetPointPresetQuery = {
  readonly getPointPreset: {
    readonly id: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly name: string;
    readonly phase: number | null;
    readonly author: string;
    readonly authorLink: string | null;
    readonly levels: ReadonlyArray<number> | null;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  };
};

export type PresetPartsFragment = {
  readonly id: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly name: string;
  readonly phase: number | null;
  readonly author: string;
  readonly authorLink: string | null;
  readonly levels: ReadonlyArray<number> | null;
  readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
};

export type GetPointPresetsQueryVariables = Exact<{
  gameClass: GameClass;
}>;

export type GetPointPresetsQuery = {
  readonly getPointPresets: ReadonlyArray<{
    readonly id: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly name: string;
    readonly phase: number | null;
    readonly author: string;
    readonly authorLink: string | null;
    readonly levels: ReadonlyArray<number> | null;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  }>;
};

export type GetPublicComparisonSetsQueryVariables = Exact<{
  publicId: string;
  publicId2: string;
}>;

export type GetPublicComparisonSetsQuery = {
  readonly getPublicComparisonSets: ReadonlyArray<{
    readonly publicId: string;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly phase: number;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly itemsAcquired: ReadonlyArray<boolean>;
    readonly enchantsAcquired: ReadonlyArray<boolean>;
    readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
    readonly wishlistIds: ReadonlyArray<string>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
    readonly effectValues: ReadonlyArray<{
      readonly pointId: string;
      readonly thing: string;
      readonly value: number;
    }>;
    readonly goals: {
      readonly arms: string | null;
      readonly caps: ReadonlyArray<{
        readonly stat: string;
        readonly kind: string;
        readonly amount: number;
        readonly beyond: number | null;
        readonly goal: string | null;
        readonly enabled: boolean;
      }> | null;
    };
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }>;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }>;
    readonly modelSettings: {
      readonly showHelm: boolean;
      readonly showCloak: boolean;
      readonly sheathed: boolean;
    };
    readonly defaultFilters: {
      readonly sources: ReadonlyArray<string> | null;
      readonly raids: ReadonlyArray<number> | null;
      readonly mainWeaponTypes: ReadonlyArray<number> | null;
      readonly offWeaponTypes: ReadonlyArray<number> | null;
      readonly rangedWeaponTypes: ReadonlyArray<number> | null;
      readonly armorTypes: ReadonlyArray<number> | null;
      readonly professions: ReadonlyArray<string> | null;
      readonly maxPvpRank: number;
      readonly maxArenaRating: number;
    };
    readonly character: {
      readonly name: string;
      readonly level: number;
      readonly race: Race;
      readonly gender: number;
      readonly faction: Faction;
      readonly gameClass: GameClass;
      readonly variations: {
        readonly skinColor: number;
        readonly face: number;
        readonly hair: number;
        readonly hairColor: number;
        readonly facialHair: number;
      };
    };
  }>;
};

export type GetPublicSetQueryVariables = Exact<{
  publicId: string;
}>;

export type GetPublicSetQuery = {
  readonly getPublicSet: {
    readonly publicId: string;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly phase: number;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly itemsAcquired: ReadonlyArray<boolean>;
    readonly enchantsAcquired: ReadonlyArray<boolean>;
    readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
    readonly wishlistIds: ReadonlyArray<string>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
    readonly effectValues: ReadonlyArray<{
      readonly pointId: string;
      readonly thing: string;
      readonly value: number;
    }>;
    readonly goals: {
      readonly arms: string | null;
      readonly caps: ReadonlyArray<{
        readonly stat: string;
        readonly kind: string;
        readonly amount: number;
        readonly beyond: number | null;
        readonly goal: string | null;
        readonly enabled: boolean;
      }> | null;
    };
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }>;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }>;
    readonly modelSettings: {
      readonly showHelm: boolean;
      readonly showCloak: boolean;
      readonly sheathed: boolean;
    };
    readonly defaultFilters: {
      readonly sources: ReadonlyArray<string> | null;
      readonly raids: ReadonlyArray<number> | null;
      readonly mainWeaponTypes: ReadonlyArray<number> | null;
      readonly offWeaponTypes: ReadonlyArray<number> | null;
      readonly rangedWeaponTypes: ReadonlyArray<number> | null;
      readonly armorTypes: ReadonlyArray<number> | null;
      readonly professions: ReadonlyArray<string> | null;
      readonly maxPvpRank: number;
      readonly maxArenaRating: number;
    };
    readonly character: {
      readonly name: string;
      readonly level: number;
      readonly race: Race;
      readonly gender: number;
      readonly faction: Faction;
      readonly gameClass: GameClass;
      readonly variations: {
        readonly skinColor: number;
        readonly face: number;
        readonly hair: number;
        readonly hairColor: number;
        readonly facialHair: number;
      };
    };
  };
};

export type GetSetQueryVariables = Exact<{
  id: string;
}>;

export type GetSetQuery = {
  readonly getSet: {
    readonly warnings: ReadonlyArray<string>;
    readonly id: string;
    readonly characterId: string;
    readonly publicId: string | null;
    readonly version: number;
    readonly pinned: boolean;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly phase: number;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly itemsAcquired: ReadonlyArray<boolean>;
    readonly enchantsAcquired: ReadonlyArray<boolean>;
    readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
    readonly wishlistIds: ReadonlyArray<string>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly character: {
      readonly id: string;
      readonly name: string;
      readonly level: number;
      readonly realm: string | null;
      readonly guild: string | null;
      readonly faction: Faction;
      readonly race: Race;
      readonly gender: number;
      readonly gameClass: GameClass;
      readonly spec: string | null;
      readonly variations: {
        readonly skinColor: number;
        readonly face: number;
        readonly hair: number;
        readonly hairColor: number;
        readonly facialHair: number;
      };
      readonly connectedSets: ReadonlyArray<{
        readonly id: string;
        readonly region: Region;
        readonly realm: string;
        readonly name: string;
        readonly points: ReadonlyArray<{
          readonly pointId: string;
          readonly type: PointType;
          readonly name: string;
          readonly gameClass: GameClass | null;
          readonly author: string | null;
          readonly authorLink: string | null;
          readonly parentCharacterId: string | null;
          readonly parentType: PointParent | null;
          readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
        }>;
      }>;
    };
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
    readonly effectValues: ReadonlyArray<{
      readonly pointId: string;
      readonly thing: string;
      readonly value: number;
    }>;
    readonly goals: {
      readonly arms: string | null;
      readonly caps: ReadonlyArray<{
        readonly stat: string;
        readonly kind: string;
        readonly amount: number;
        readonly beyond: number | null;
        readonly goal: string | null;
        readonly enabled: boolean;
      }> | null;
    };
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }>;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }>;
    readonly modelSettings: {
      readonly showHelm: boolean;
      readonly showCloak: boolean;
      readonly sheathed: boolean;
    };
    readonly defaultFilters: {
      readonly sources: ReadonlyArray<string> | null;
      readonly raids: ReadonlyArray<number> | null;
      readonly mainWeaponTypes: ReadonlyArray<number> | null;
      readonly offWeaponTypes: ReadonlyArray<number> | null;
      readonly rangedWeaponTypes: ReadonlyArray<number> | null;
      readonly armorTypes: ReadonlyArray<number> | null;
      readonly professions: ReadonlyArray<string> | null;
      readonly maxPvpRank: number;
      readonly maxArenaRating: number;
    };
  };
};

export type GetSpellLineQueryVariables = Exact<{
  rootSpellId: string;
}>;

export type GetSpellLineQuery = {
  readonly getSpellLine: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly icon: string;
    readonly subtext: string | null;
    readonly rank: number | null;
    readonly rootSpellId: string;
    readonly level: number;
    readonly gameClass: GameClass | null;
    readonly profession: string | null;
  }>;
};

export type SpellPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly subtext: string | null;
  readonly rank: number | null;
  readonly rootSpellId: string;
  readonly level: number;
  readonly gameClass: GameClass | null;
  readonly profession: string | null;
};

export type GetSpellsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;

export type GetSpellsQuery = {
  readonly getSpells: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly icon: string;
    readonly subtext: string | null;
    readonly rank: number | null;
    readonly rootSpellId: string;
    readonly level: number;
    readonly gameClass: GameClass | null;
    readonly profession: string | null;
    readonly improvedBy: ReadonlyArray<{
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly ranks: ReadonlyArray<{ readonly rank: number; readonly spellId: string }>;
    }>;
  }>;
};

export type GetTalentDataQueryVariables = Exact<{
  gameClass: GameClass;
}>;

export type GetTalentDataQuery = {
  readonly getTalentData: {
    readonly gameClass: GameClass;
    readonly trees: ReadonlyArray<{
      readonly id: string;
      readonly icon: string;
      readonly name: string;
      readonly talents: ReadonlyArray<{
        readonly id: string;
        readonly icon: string;
        readonly name: string;
        readonly row: number;
        readonly col: number;
        readonly requires: number | null;
        readonly ranks: ReadonlyArray<{
          readonly id: string;
          readonly rank: number;
          readonly description: string | null;
          readonly spell: {
            readonly castTime: string | null;
            readonly cooldown: string | null;
            readonly cost: string | null;
            readonly range: string | null;
          } | null;
          readonly stats: ReadonlyArray<{
            readonly stat: string;
            readonly type: string;
            readonly value: number;
            readonly condition: {
              readonly attribute: string;
              readonly type: string;
              readonly value: ReadonlyArray<string>;
            } | null;
          }>;
        }>;
      }>;
    }>;
  };
};

export type ListBinQueryVariables = Exact<{ [key: string]: never }>;

export type ListBinQuery = {
  readonly listBin: ReadonlyArray<{
    readonly id: string;
    readonly kind: BinnedKind;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly characterId: string;
    readonly characterName: string;
    readonly sets: number;
    readonly deletedAt: number;
  }>;
};

export type BinnedThingPartsFragment = {
  readonly id: string;
  readonly kind: BinnedKind;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly characterId: string;
  readonly characterName: string;
  readonly sets: number;
  readonly deletedAt: number;
};

export type ListCharactersQueryVariables = Exact<{ [key: string]: never }>;

export type ListCharactersQuery = {
  readonly listCharacters: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly gameClass: GameClass;
    readonly race: Race;
    readonly gender: number;
    readonly faction: Faction;
    readonly realm: string | null;
    readonly sets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly spec: string;
      readonly phase: number;
      readonly pinned: boolean;
      readonly version: number;
      readonly itemIds: ReadonlyArray<string | null>;
      readonly acquired: number;
    }>;
    readonly connectedSets: ReadonlyArray<{
      readonly id: string;
      readonly region: Region;
      readonly realm: string;
      readonly name: string;
      readonly points: ReadonlyArray<{
        readonly pointId: string;
        readonly type: PointType;
        readonly name: string;
        readonly gameClass: GameClass | null;
        readonly author: string | null;
        readonly authorLink: string | null;
        readonly parentCharacterId: string | null;
        readonly parentType: PointParent | null;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      }>;
    }>;
  }>;
};

export type ListPointsQueryVariables = Exact<{ [key: string]: never }>;

export type ListPointsQuery = {
  readonly listPoints: ReadonlyArray<{
    readonly pointId: string;
    readonly name: string;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    readonly usedBy: ReadonlyArray<{ readonly characterId: string; readonly setId: string | null }>;
  }>;
};

export type RecordPageViewMutationVariables = Exact<{
  route: string;
}>;

export type RecordPageViewMutation = { readonly recordPageView: boolean };

export type RestoreFromBinMutationVariables = Exact<{
  id: string;
}>;

export type RestoreFromBinMutation = {
  readonly restoreFromBin: {
    readonly id: string;
    readonly kind: BinnedKind;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly characterId: string;
    readonly characterName: string;
    readonly sets: number;
    readonly deletedAt: number;
  };
};

export type SaveInventoryMutationVariables = Exact<{
  characterId: string;
  items: ReadonlyArray<OwnedItemInput> | OwnedItemInput;
  version?: string | null | undefined;
}>;

export type SaveInventoryMutation = {
  readonly saveInventory: ReadonlyArray<{
    readonly id: string;
    readonly place: Place;
    readonly enchant: number | null;
    readonly gems: ReadonlyArray<number | null>;
  }>;
};

export type SearchItemsQueryVariables = Exact<{
  from?: number | null | undefined;
  size?: number | null | undefined;
  query: ItemQuery;
}>;

export type SearchItemsQuery = {
  readonly searchItems: {
    readonly total: number;
    readonly items: ReadonlyArray<{
      readonly score: number | null;
      readonly id: string;
      readonly baseId: string | null;
      readonly kind: ItemKind;
      readonly name: string;
      readonly icon: string;
      readonly quality: number;
      readonly itemLevel: number;
      readonly requiredLevel: number;
      readonly phase: number;
      readonly slotId: number | null;
      readonly handed: Handed | null;
      readonly armorType: number | null;
      readonly weaponType: number | null;
      readonly socketOrder: ReadonlyArray<SocketColor>;
      readonly damageMin: number | null;
      readonly damageMax: number | null;
      readonly speed: number | null;
      readonly dps: number | null;
      readonly unique: boolean;
      readonly uniqueEquipped: boolean;
      readonly classes: ReadonlyArray<GameClass> | null;
      readonly races: ReadonlyArray<Race> | null;
      readonly faction: Faction | null;
      readonly bind: Bind | null;
      readonly setId: string | null;
      readonly random: boolean;
      readonly effects: ReadonlyArray<unknown>;
      readonly hasEffectText: boolean;
      readonly requiredProfession: string | null;
      readonly requiredSkill: number | null;
      readonly heroic: boolean;
      readonly sourceTypes: ReadonlyArray<string>;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      readonly socketBonus: ReadonlyArray<{ readonly name: string; readonly value: number }> | null;
      readonly limitCategory: {
        readonly id: string;
        readonly name: string;
        readonly max: number;
      } | null;
      readonly suffix: {
        readonly id: string;
        readonly name: string;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      } | null;
      readonly gem: {
        readonly color: GemColor;
        readonly enchantId: string | null;
        readonly fromQuest: boolean;
        readonly requirements: ReadonlyArray<{
          readonly color: GemColor;
          readonly atLeast: number | null;
          readonly moreThan: GemColor | null;
        }>;
      } | null;
      readonly consumable: {
        readonly type: string;
        readonly group: string | null;
        readonly durationSec: number | null;
        readonly classes: ReadonlyArray<GameClass> | null;
        readonly hands: ReadonlyArray<string>;
        readonly weapon: string | null;
      } | null;
    }>;
  };
};

export type TakeSnapshotMutationVariables = Exact<{
  setId: string;
  name: string;
  set?: string | null | undefined;
  takenAt?: number | null | undefined;
}>;

export type TakeSnapshotMutation = {
  readonly takeSnapshot: {
    readonly id: string;
    readonly name: string;
    readonly takenAt: number;
    readonly set: unknown;
  };
};

export type UpdateCharacterMutationVariables = Exact<{
  id: string;
  input: CharacterPatch;
}>;

export type UpdateCharacterMutation = {
  readonly updateCharacter: {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly realm: string | null;
    readonly guild: string | null;
    readonly faction: Faction;
    readonly race: Race;
    readonly gender: number;
    readonly gameClass: GameClass;
    readonly spec: string | null;
    readonly variations: {
      readonly skinColor: number;
      readonly face: number;
      readonly hair: number;
      readonly hairColor: number;
      readonly facialHair: number;
    };
    readonly connectedSets: ReadonlyArray<{
      readonly id: string;
      readonly region: Region;
      readonly realm: string;
      readonly name: string;
      readonly points: ReadonlyArray<{
        readonly pointId: string;
        readonly type: PointType;
        readonly name: string;
        readonly gameClass: GameClass | null;
        readonly author: string | null;
        readonly authorLink: string | null;
        readonly parentCharacterId: string | null;
        readonly parentType: PointParent | null;
        readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
      }>;
    }>;
  };
};

export type UpdatePointMutationVariables = Exact<{
  pointId: string;
  input: PointValues;
}>;

export type UpdatePointMutation = {
  readonly updatePoint: {
    readonly pointId: string;
    readonly type: PointType;
    readonly name: string;
    readonly gameClass: GameClass | null;
    readonly author: string | null;
    readonly authorLink: string | null;
    readonly parentCharacterId: string | null;
    readonly parentType: PointParent | null;
    readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
  };
};

export type UpdateSetMutationVariables = Exact<{
  id: string;
  input: SetPatch;
  version?: number | null | undefined;
  by?: EditSource | null | undefined;
}>;

export type UpdateSetMutation = {
  readonly updateSet: {
    readonly id: string;
    readonly characterId: string;
    readonly publicId: string | null;
    readonly version: number;
    readonly pinned: boolean;
    readonly name: string;
    readonly gameClass: GameClass;
    readonly spec: string;
    readonly phase: number;
    readonly itemIds: ReadonlyArray<string | null>;
    readonly enchantIds: ReadonlyArray<string | null>;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null>;
    readonly runeIds: ReadonlyArray<string | null>;
    readonly itemsAcquired: ReadonlyArray<boolean>;
    readonly enchantsAcquired: ReadonlyArray<boolean>;
    readonly gemsAcquired: ReadonlyArray<ReadonlyArray<boolean> | null>;
    readonly wishlistIds: ReadonlyArray<string>;
    readonly glyphIds: ReadonlyArray<string | null>;
    readonly talents: string;
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }>;
    readonly effectValues: ReadonlyArray<{
      readonly pointId: string;
      readonly thing: string;
      readonly value: number;
    }>;
    readonly goals: {
      readonly arms: string | null;
      readonly caps: ReadonlyArray<{
        readonly stat: string;
        readonly kind: string;
        readonly amount: number;
        readonly beyond: number | null;
        readonly goal: string | null;
        readonly enabled: boolean;
      }> | null;
    };
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }>;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }>;
    readonly modelSettings: {
      readonly showHelm: boolean;
      readonly showCloak: boolean;
      readonly sheathed: boolean;
    };
    readonly defaultFilters: {
      readonly sources: ReadonlyArray<string> | null;
      readonly raids: ReadonlyArray<number> | null;
      readonly mainWeaponTypes: ReadonlyArray<number> | null;
      readonly offWeaponTypes: ReadonlyArray<number> | null;
      readonly rangedWeaponTypes: ReadonlyArray<number> | null;
      readonly armorTypes: ReadonlyArray<number> | null;
      readonly professions: ReadonlyArray<string> | null;
      readonly maxPvpRank: number;
      readonly maxArenaRating: number;
    };
  };
};

export type ValidateSetInputQueryVariables = Exact<{
  gameClass: GameClass;
  input: SetValidationInput;
}>;

export type ValidateSetInputQuery = {
  readonly validateSetInput: {
    readonly valid: boolean;
    readonly name: string | null;
    readonly phase: number | null;
    readonly categories: ReadonlyArray<string>;
    readonly itemIds: ReadonlyArray<string | null> | null;
    readonly enchantIds: ReadonlyArray<string | null> | null;
    readonly gemIds: ReadonlyArray<ReadonlyArray<string | null> | null> | null;
    readonly runeIds: ReadonlyArray<string | null> | null;
    readonly itemsAcquired: ReadonlyArray<boolean> | null;
    readonly wishlistIds: ReadonlyArray<string> | null;
    readonly glyphIds: ReadonlyArray<string | null> | null;
    readonly talents: string | null;
    readonly professions: ReadonlyArray<string> | null;
    readonly character: {
      readonly name: string | null;
      readonly level: number | null;
      readonly gameClass: GameClass | null;
      readonly race: Race | null;
      readonly faction: Faction | null;
    } | null;
    readonly buffs: ReadonlyArray<{
      readonly spellId: string;
      readonly improvementIds: ReadonlyArray<string>;
      readonly enabled: boolean;
    }> | null;
    readonly consumables: ReadonlyArray<{
      readonly itemId: string;
      readonly enabled: boolean;
      readonly slotId: number | null;
    }> | null;
    readonly points: ReadonlyArray<{
      readonly pointId: string;
      readonly type: PointType;
      readonly name: string;
      readonly gameClass: GameClass | null;
      readonly author: string | null;
      readonly authorLink: string | null;
      readonly parentCharacterId: string | null;
      readonly parentType: PointParent | null;
      readonly stats: ReadonlyArray<{ readonly name: string; readonly value: number }>;
    }> | null;
    readonly findings: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
      readonly touches: ReadonlyArray<string>;
    }>;
  };
};

import type { Operation } from '../operation.ts';
export const changeLevel: Operation<ChangeLevelMutation, ChangeLevelMutationVariables> = {
  name: 'changeLevel',
  kind: 'mutation',
  text: 'mutation changeLevel($id:ID!$level:Int!$guild:String$spec:String){changeLevel(id:$id level:$level guild:$guild spec:$spec){...CharacterParts}}fragment CharacterParts on Character{id name level realm guild faction race gender gameClass spec variations{...VariationParts}connectedSets{...ConnectedSetParts}}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}',
};
export const changeLink: Operation<ChangeLinkMutation, ChangeLinkMutationVariables> = {
  name: 'changeLink',
  kind: 'mutation',
  text: 'mutation changeLink($setId:ID!$isOn:Boolean$show:LinkShows$snapshotId:ID){changeLink(setId:$setId isOn:$isOn show:$show snapshotId:$snapshotId){...LinkStateParts}}fragment LinkStateParts on LinkState{publicId isOn isFrozen changedAt opened}',
};
export const countOpening: Operation<CountOpeningMutation, CountOpeningMutationVariables> = {
  name: 'countOpening',
  kind: 'mutation',
  text: 'mutation countOpening($publicId:ID!){countOpening(publicId:$publicId)}',
};
export const createCharacter: Operation<CreateCharacterMutation, CreateCharacterMutationVariables> =
  {
    name: 'createCharacter',
    kind: 'mutation',
    text: 'mutation createCharacter($input:CharacterInput!$clientKey:String$asStored:Boolean){createCharacter(input:$input clientKey:$clientKey asStored:$asStored){...CharacterParts}}fragment CharacterParts on Character{id name level realm guild faction race gender gameClass spec variations{...VariationParts}connectedSets{...ConnectedSetParts}}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}',
  };
export const createPointsForLevel: Operation<
  CreatePointsForLevelMutation,
  CreatePointsForLevelMutationVariables
> = {
  name: 'createPointsForLevel',
  kind: 'mutation',
  text: 'mutation createPointsForLevel($characterId:ID!$from:Int!$to:Int!){createPointsForLevel(characterId:$characterId from:$from to:$to)}',
};
export const createPublicComparison: Operation<
  CreatePublicComparisonMutation,
  CreatePublicComparisonMutationVariables
> = {
  name: 'createPublicComparison',
  kind: 'mutation',
  text: 'mutation createPublicComparison($input1:PublicSetInput!$input2:PublicSetInput!){link1:createPublicSet(input:$input1){publicId deleteToken}link2:createPublicSet(input:$input2){publicId deleteToken}}',
};
export const createPublicSet: Operation<CreatePublicSetMutation, CreatePublicSetMutationVariables> =
  {
    name: 'createPublicSet',
    kind: 'mutation',
    text: 'mutation createPublicSet($input:PublicSetInput!$clientKey:String$asStored:Boolean){createPublicSet(input:$input clientKey:$clientKey asStored:$asStored){publicId deleteToken}}',
  };
export const createSet: Operation<CreateSetMutation, CreateSetMutationVariables> = {
  name: 'createSet',
  kind: 'mutation',
  text: 'mutation createSet($input:SetInput!$clientKey:String$asStored:Boolean){createSet(input:$input clientKey:$clientKey asStored:$asStored){...SetParts}}fragment SetParts on GearSet{id characterId publicId version pinned name gameClass spec phase itemIds enchantIds gemIds runeIds itemsAcquired enchantsAcquired gemsAcquired wishlistIds glyphIds talents points{...PointParts}effectValues{pointId thing value}goals{caps{stat kind amount beyond goal enabled}arms}buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}modelSettings{showHelm showCloak sheathed}defaultFilters{...FilterParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment FilterParts on DefaultFilters{sources raids mainWeaponTypes offWeaponTypes rangedWeaponTypes armorTypes professions maxPvpRank maxArenaRating}',
};
export const deleteCharacter: Operation<DeleteCharacterMutation, DeleteCharacterMutationVariables> =
  {
    name: 'deleteCharacter',
    kind: 'mutation',
    text: 'mutation deleteCharacter($id:ID!){deleteCharacter(id:$id){id}}',
  };
export const deleteFromBin: Operation<DeleteFromBinMutation, DeleteFromBinMutationVariables> = {
  name: 'deleteFromBin',
  kind: 'mutation',
  text: 'mutation deleteFromBin($id:ID!){deleteFromBin(id:$id){id}}',
};
export const deleteMyAccount: Operation<DeleteMyAccountMutation, DeleteMyAccountMutationVariables> =
  {
    name: 'deleteMyAccount',
    kind: 'mutation',
    text: 'mutation deleteMyAccount($password:String!){deleteMyAccount(password:$password)}',
  };
export const deletePublicSet: Operation<DeletePublicSetMutation, DeletePublicSetMutationVariables> =
  {
    name: 'deletePublicSet',
    kind: 'mutation',
    text: 'mutation deletePublicSet($publicId:ID!$deleteToken:String!){deletePublicSet(publicId:$publicId deleteToken:$deleteToken)}',
  };
export const deleteSet: Operation<DeleteSetMutation, DeleteSetMutationVariables> = {
  name: 'deleteSet',
  kind: 'mutation',
  text: 'mutation deleteSet($id:ID!){deleteSet(id:$id){id characterId}}',
};
export const deleteSnapshot: Operation<DeleteSnapshotMutation, DeleteSnapshotMutationVariables> = {
  name: 'deleteSnapshot',
  kind: 'mutation',
  text: 'mutation deleteSnapshot($setId:ID!$snapshotId:ID!){deleteSnapshot(setId:$setId snapshotId:$snapshotId){id}}',
};
export const exportMyData: Operation<ExportMyDataQuery, ExportMyDataQueryVariables> = {
  name: 'exportMyData',
  kind: 'query',
  text: 'query exportMyData{exportMyData}',
};
export const forgotUsername: Operation<ForgotUsernameMutation, ForgotUsernameMutationVariables> = {
  name: 'forgotUsername',
  kind: 'mutation',
  text: 'mutation forgotUsername($email:String!){forgotUsername(email:$email)}',
};
export const generateComparisonLink: Operation<
  GenerateComparisonLinkMutation,
  GenerateComparisonLinkMutationVariables
> = {
  name: 'generateComparisonLink',
  kind: 'mutation',
  text: 'mutation generateComparisonLink($id1:ID!$id2:ID!){link1:generateSetLink(id:$id1){publicId}link2:generateSetLink(id:$id2){publicId}}',
};
export const generateSetLink: Operation<GenerateSetLinkMutation, GenerateSetLinkMutationVariables> =
  {
    name: 'generateSetLink',
    kind: 'mutation',
    text: 'mutation generateSetLink($id:ID!){generateSetLink(id:$id){publicId deleteToken}}',
  };
export const getAutofillItems: Operation<GetAutofillItemsQuery, GetAutofillItemsQueryVariables> = {
  name: 'getAutofillItems',
  kind: 'query',
  text: 'query getAutofillItems($hits:Int!$query:ItemQuery!$mainWeaponQuery:ItemQuery$offWeaponQuery:ItemQuery){getAutofillItems(hits:$hits query:$query mainWeaponQuery:$mainWeaponQuery offWeaponQuery:$offWeaponQuery){slotId items{...ItemParts score}}}fragment ItemParts on Item{id baseId kind name icon quality itemLevel requiredLevel phase slotId handed armorType weaponType stats{name value}socketOrder socketBonus{name value}damageMin damageMax speed dps unique uniqueEquipped limitCategory{id name max}classes races faction bind setId suffix{id name stats{name value}}random gem{color requirements{color atLeast moreThan}enchantId fromQuest}consumable{type group durationSec classes hands weapon}effects hasEffectText requiredProfession requiredSkill heroic sourceTypes}',
};
export const getBaseStats: Operation<GetBaseStatsQuery, GetBaseStatsQueryVariables> = {
  name: 'getBaseStats',
  kind: 'query',
  text: 'query getBaseStats($gameClass:GameClass!$race:Race!$level:Int!){getBaseStats(gameClass:$gameClass race:$race level:$level){strength agility stamina intellect spirit health mana}}',
};
export const getBuffOptions: Operation<GetBuffOptionsQuery, GetBuffOptionsQueryVariables> = {
  name: 'getBuffOptions',
  kind: 'query',
  text: 'query getBuffOptions($gameClass:GameClass!$race:Race!$level:Int!){getBuffOptions(gameClass:$gameClass race:$race level:$level){category spells{spellId name icon stacking selfOnly ranks{spellId rank level}improvements{name gameClass ranks{rank spellId}}}}}',
};
export const getCharacter: Operation<GetCharacterQuery, GetCharacterQueryVariables> = {
  name: 'getCharacter',
  kind: 'query',
  text: 'query getCharacter($id:ID!){getCharacter(id:$id){...CharacterParts sets{...SetSummaryParts}}}fragment CharacterParts on Character{id name level realm guild faction race gender gameClass spec variations{...VariationParts}connectedSets{...ConnectedSetParts}}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment SetSummaryParts on SetSummary{id name spec phase pinned version itemIds acquired}',
};
export const getComparisonSets: Operation<GetComparisonSetsQuery, GetComparisonSetsQueryVariables> =
  {
    name: 'getComparisonSets',
    kind: 'query',
    text: 'query getComparisonSets($id1:ID!$id2:ID!){getComparisonSets(id1:$id1 id2:$id2){...SetParts warnings character{...CharacterParts}}}fragment SetParts on GearSet{id characterId publicId version pinned name gameClass spec phase itemIds enchantIds gemIds runeIds itemsAcquired enchantsAcquired gemsAcquired wishlistIds glyphIds talents points{...PointParts}effectValues{pointId thing value}goals{caps{stat kind amount beyond goal enabled}arms}buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}modelSettings{showHelm showCloak sheathed}defaultFilters{...FilterParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment FilterParts on DefaultFilters{sources raids mainWeaponTypes offWeaponTypes rangedWeaponTypes armorTypes professions maxPvpRank maxArenaRating}fragment CharacterParts on Character{id name level realm guild faction race gender gameClass spec variations{...VariationParts}connectedSets{...ConnectedSetParts}}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}',
  };
export const getHistory: Operation<GetHistoryQuery, GetHistoryQueryVariables> = {
  name: 'getHistory',
  kind: 'query',
  text: 'query getHistory($setId:ID!){getHistory(setId:$setId){present{savedAt by}versions{version savedAt by set}snapshots{...NamedSnapshotParts}}}fragment NamedSnapshotParts on NamedSnapshot{id name takenAt set}',
};
export const getInventory: Operation<GetInventoryQuery, GetInventoryQueryVariables> = {
  name: 'getInventory',
  kind: 'query',
  text: 'query getInventory($characterId:ID!){getInventory(characterId:$characterId){...OwnedItemParts}}fragment OwnedItemParts on OwnedItem{id place enchant gems}',
};
export const getItemPrices: Operation<GetItemPricesQuery, GetItemPricesQueryVariables> = {
  name: 'getItemPrices',
  kind: 'query',
  text: 'query getItemPrices($ids:[ID!]!$realm:String!){getItemPrices(ids:$ids realm:$realm){itemId price approximate}}',
};
export const getItems: Operation<GetItemsQuery, GetItemsQueryVariables> = {
  name: 'getItems',
  kind: 'query',
  text: 'query getItems($ids:[ID!]!$scaledLevel:Int){getItems(ids:$ids scaledLevel:$scaledLevel){...ItemParts scaledLevel}}fragment ItemParts on Item{id baseId kind name icon quality itemLevel requiredLevel phase slotId handed armorType weaponType stats{name value}socketOrder socketBonus{name value}damageMin damageMax speed dps unique uniqueEquipped limitCategory{id name max}classes races faction bind setId suffix{id name stats{name value}}random gem{color requirements{color atLeast moreThan}enchantId fromQuest}consumable{type group durationSec classes hands weapon}effects hasEffectText requiredProfession requiredSkill heroic sourceTypes}',
};
export const getLink: Operation<GetLinkQuery, GetLinkQueryVariables> = {
  name: 'getLink',
  kind: 'query',
  text: 'query getLink($setId:ID!){getLink(setId:$setId){...LinkStateParts}}fragment LinkStateParts on LinkState{publicId isOn isFrozen changedAt opened}',
};
export const getLiveSet: Operation<GetLiveSetQuery, GetLiveSetQueryVariables> = {
  name: 'getLiveSet',
  kind: 'query',
  text: 'query getLiveSet($region:Region!$realm:String!$name:String!){getLiveSet(region:$region realm:$realm name:$name){gameClass spec itemIds enchantIds gemIds runeIds glyphIds talents professions sample character{name level race gender faction guild}}}',
};
export const getPointPreset: Operation<GetPointPresetQuery, GetPointPresetQueryVariables> = {
  name: 'getPointPreset',
  kind: 'query',
  text: 'query getPointPreset($id:ID!){getPointPreset(id:$id){...PresetParts}}fragment PresetParts on PointPreset{id gameClass spec name phase author authorLink levels stats{name value}}',
};
export const getPointPresets: Operation<GetPointPresetsQuery, GetPointPresetsQueryVariables> = {
  name: 'getPointPresets',
  kind: 'query',
  text: 'query getPointPresets($gameClass:GameClass!){getPointPresets(gameClass:$gameClass){...PresetParts}}fragment PresetParts on PointPreset{id gameClass spec name phase author authorLink levels stats{name value}}',
};
export const getPublicComparisonSets: Operation<
  GetPublicComparisonSetsQuery,
  GetPublicComparisonSetsQueryVariables
> = {
  name: 'getPublicComparisonSets',
  kind: 'query',
  text: 'query getPublicComparisonSets($publicId:ID!$publicId2:ID!){getPublicComparisonSets(publicId:$publicId publicId2:$publicId2){...PublicSetParts}}fragment PublicSetParts on PublicSet{publicId name gameClass spec phase itemIds enchantIds gemIds runeIds itemsAcquired enchantsAcquired gemsAcquired wishlistIds glyphIds talents points{...PointParts}effectValues{pointId thing value}goals{caps{stat kind amount beyond goal enabled}arms}buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}modelSettings{showHelm showCloak sheathed}defaultFilters{...FilterParts}character{name level race gender faction gameClass variations{...VariationParts}}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment FilterParts on DefaultFilters{sources raids mainWeaponTypes offWeaponTypes rangedWeaponTypes armorTypes professions maxPvpRank maxArenaRating}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}',
};
export const getPublicSet: Operation<GetPublicSetQuery, GetPublicSetQueryVariables> = {
  name: 'getPublicSet',
  kind: 'query',
  text: 'query getPublicSet($publicId:ID!){getPublicSet(publicId:$publicId){...PublicSetParts}}fragment PublicSetParts on PublicSet{publicId name gameClass spec phase itemIds enchantIds gemIds runeIds itemsAcquired enchantsAcquired gemsAcquired wishlistIds glyphIds talents points{...PointParts}effectValues{pointId thing value}goals{caps{stat kind amount beyond goal enabled}arms}buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}modelSettings{showHelm showCloak sheathed}defaultFilters{...FilterParts}character{name level race gender faction gameClass variations{...VariationParts}}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment FilterParts on DefaultFilters{sources raids mainWeaponTypes offWeaponTypes rangedWeaponTypes armorTypes professions maxPvpRank maxArenaRating}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}',
};
export const getSet: Operation<GetSetQuery, GetSetQueryVariables> = {
  name: 'getSet',
  kind: 'query',
  text: 'query getSet($id:ID!){getSet(id:$id){...SetParts warnings character{...CharacterParts}}}fragment SetParts on GearSet{id characterId publicId version pinned name gameClass spec phase itemIds enchantIds gemIds runeIds itemsAcquired enchantsAcquired gemsAcquired wishlistIds glyphIds talents points{...PointParts}effectValues{pointId thing value}goals{caps{stat kind amount beyond goal enabled}arms}buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}modelSettings{showHelm showCloak sheathed}defaultFilters{...FilterParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment FilterParts on DefaultFilters{sources raids mainWeaponTypes offWeaponTypes rangedWeaponTypes armorTypes professions maxPvpRank maxArenaRating}fragment CharacterParts on Character{id name level realm guild faction race gender gameClass spec variations{...VariationParts}connectedSets{...ConnectedSetParts}}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}',
};
export const getSpellLine: Operation<GetSpellLineQuery, GetSpellLineQueryVariables> = {
  name: 'getSpellLine',
  kind: 'query',
  text: 'query getSpellLine($rootSpellId:ID!){getSpellLine(rootSpellId:$rootSpellId){...SpellParts}}fragment SpellParts on Spell{id name icon subtext rank rootSpellId level gameClass profession}',
};
export const getSpells: Operation<GetSpellsQuery, GetSpellsQueryVariables> = {
  name: 'getSpells',
  kind: 'query',
  text: 'query getSpells($ids:[ID!]!){getSpells(ids:$ids){...SpellParts improvedBy{name gameClass ranks{rank spellId}}}}fragment SpellParts on Spell{id name icon subtext rank rootSpellId level gameClass profession}',
};
export const getTalentData: Operation<GetTalentDataQuery, GetTalentDataQueryVariables> = {
  name: 'getTalentData',
  kind: 'query',
  text: 'query getTalentData($gameClass:GameClass!){getTalentData(gameClass:$gameClass){gameClass trees{id icon name talents{id icon name row col requires ranks{id rank description spell{castTime cooldown cost range}stats{stat type value condition{attribute type value}}}}}}}',
};
export const listBin: Operation<ListBinQuery, ListBinQueryVariables> = {
  name: 'listBin',
  kind: 'query',
  text: 'query listBin{listBin{...BinnedThingParts}}fragment BinnedThingParts on BinnedThing{id kind name gameClass characterId characterName sets deletedAt}',
};
export const listCharacters: Operation<ListCharactersQuery, ListCharactersQueryVariables> = {
  name: 'listCharacters',
  kind: 'query',
  text: 'query listCharacters{listCharacters{id name level gameClass race gender faction realm sets{...SetSummaryParts}connectedSets{...ConnectedSetParts}}}fragment SetSummaryParts on SetSummary{id name spec phase pinned version itemIds acquired}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}',
};
export const listPoints: Operation<ListPointsQuery, ListPointsQueryVariables> = {
  name: 'listPoints',
  kind: 'query',
  text: 'query listPoints{listPoints{pointId name stats{name value}usedBy{characterId setId}}}',
};
export const recordPageView: Operation<RecordPageViewMutation, RecordPageViewMutationVariables> = {
  name: 'recordPageView',
  kind: 'mutation',
  text: 'mutation recordPageView($route:String!){recordPageView(route:$route)}',
};
export const restoreFromBin: Operation<RestoreFromBinMutation, RestoreFromBinMutationVariables> = {
  name: 'restoreFromBin',
  kind: 'mutation',
  text: 'mutation restoreFromBin($id:ID!){restoreFromBin(id:$id){...BinnedThingParts}}fragment BinnedThingParts on BinnedThing{id kind name gameClass characterId characterName sets deletedAt}',
};
export const saveInventory: Operation<SaveInventoryMutation, SaveInventoryMutationVariables> = {
  name: 'saveInventory',
  kind: 'mutation',
  text: 'mutation saveInventory($characterId:ID!$items:[OwnedItemInput!]!$version:String){saveInventory(characterId:$characterId items:$items version:$version){...OwnedItemParts}}fragment OwnedItemParts on OwnedItem{id place enchant gems}',
};
export const searchItems: Operation<SearchItemsQuery, SearchItemsQueryVariables> = {
  name: 'searchItems',
  kind: 'query',
  text: 'query searchItems($from:Int$size:Int$query:ItemQuery!){searchItems(from:$from size:$size query:$query){total items{...ItemParts score}}}fragment ItemParts on Item{id baseId kind name icon quality itemLevel requiredLevel phase slotId handed armorType weaponType stats{name value}socketOrder socketBonus{name value}damageMin damageMax speed dps unique uniqueEquipped limitCategory{id name max}classes races faction bind setId suffix{id name stats{name value}}random gem{color requirements{color atLeast moreThan}enchantId fromQuest}consumable{type group durationSec classes hands weapon}effects hasEffectText requiredProfession requiredSkill heroic sourceTypes}',
};
export const takeSnapshot: Operation<TakeSnapshotMutation, TakeSnapshotMutationVariables> = {
  name: 'takeSnapshot',
  kind: 'mutation',
  text: 'mutation takeSnapshot($setId:ID!$name:String!$set:String$takenAt:Float){takeSnapshot(setId:$setId name:$name set:$set takenAt:$takenAt){...NamedSnapshotParts}}fragment NamedSnapshotParts on NamedSnapshot{id name takenAt set}',
};
export const updateCharacter: Operation<UpdateCharacterMutation, UpdateCharacterMutationVariables> =
  {
    name: 'updateCharacter',
    kind: 'mutation',
    text: 'mutation updateCharacter($id:ID!$input:CharacterPatch!){updateCharacter(id:$id input:$input){...CharacterParts}}fragment CharacterParts on Character{id name level realm guild faction race gender gameClass spec variations{...VariationParts}connectedSets{...ConnectedSetParts}}fragment VariationParts on Variations{skinColor face hair hairColor facialHair}fragment ConnectedSetParts on ConnectedSet{id region realm name points{...PointParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}',
  };
export const updatePoint: Operation<UpdatePointMutation, UpdatePointMutationVariables> = {
  name: 'updatePoint',
  kind: 'mutation',
  text: 'mutation updatePoint($pointId:ID!$input:PointValues!){updatePoint(pointId:$pointId input:$input){...PointParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}',
};
export const updateSet: Operation<UpdateSetMutation, UpdateSetMutationVariables> = {
  name: 'updateSet',
  kind: 'mutation',
  text: 'mutation updateSet($id:ID!$input:SetPatch!$version:Int$by:EditSource){updateSet(id:$id input:$input version:$version by:$by){...SetParts}}fragment SetParts on GearSet{id characterId publicId version pinned name gameClass spec phase itemIds enchantIds gemIds runeIds itemsAcquired enchantsAcquired gemsAcquired wishlistIds glyphIds talents points{...PointParts}effectValues{pointId thing value}goals{caps{stat kind amount beyond goal enabled}arms}buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}modelSettings{showHelm showCloak sheathed}defaultFilters{...FilterParts}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}fragment FilterParts on DefaultFilters{sources raids mainWeaponTypes offWeaponTypes rangedWeaponTypes armorTypes professions maxPvpRank maxArenaRating}',
};
export const validateSetInput: Operation<ValidateSetInputQuery, ValidateSetInputQueryVariables> = {
  name: 'validateSetInput',
  kind: 'query',
  text: 'query validateSetInput($gameClass:GameClass!$input:SetValidationInput!){validateSetInput(gameClass:$gameClass input:$input){valid name phase character{name level gameClass race faction}categories itemIds enchantIds gemIds runeIds itemsAcquired wishlistIds glyphIds talents buffs{spellId improvementIds enabled}consumables{itemId enabled slotId}points{...PointParts}professions findings{code message touches}}}fragment PointParts on Point{pointId type name stats{name value}gameClass author authorLink parentCharacterId parentType}',
};
