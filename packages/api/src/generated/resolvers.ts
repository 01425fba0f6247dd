// Made from schema.graphql and operations/ by generate/main.ts.
/* oxlint-disable -- the generator has its own style */
import type * as wire from './types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type {
  CharacterParent,
  GearSetParent,
  PublicSetParent,
  ItemParent,
  PointParent,
  ChosenBuffParent,
  ChosenConsumableParent,
  SpellParent,
  ImprovementRankParent,
} from '../wire/parents.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ResolverFn<TResult, TParent, TContext, TArgs>
  | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<
  TResult,
  TKey extends string,
  TParent,
  TContext,
  TArgs,
> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => wire.Maybe<TTypes> | Promise<wire.Maybe<TTypes>>;

export type IsTypeOfResolverFn<
  T = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  JSON: ResolverTypeWrapper<wire.Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<wire.Scalars['ID']['output']>;
  String: ResolverTypeWrapper<wire.Scalars['String']['output']>;
  Int: ResolverTypeWrapper<wire.Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<wire.Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<wire.Scalars['Float']['output']>;
  Place: wire.Place;
  OwnedItem: ResolverTypeWrapper<wire.OwnedItem>;
  GameClass: wire.GameClass;
  Race: wire.Race;
  Faction: wire.Faction;
  Region: wire.Region;
  CharacterSummary: ResolverTypeWrapper<
    Omit<wire.CharacterSummary, 'connectedSets'> & {
      connectedSets: ReadonlyArray<ResolversTypes['ConnectedSet']>;
    }
  >;
  SetSummary: ResolverTypeWrapper<wire.SetSummary>;
  Character: ResolverTypeWrapper<CharacterParent>;
  Variations: ResolverTypeWrapper<wire.Variations>;
  ConnectedSet: ResolverTypeWrapper<
    Omit<wire.ConnectedSet, 'points'> & { points: ReadonlyArray<ResolversTypes['Point']> }
  >;
  DeletedCharacter: ResolverTypeWrapper<wire.DeletedCharacter>;
  DeletedSet: ResolverTypeWrapper<wire.DeletedSet>;
  DeletedThing: ResolverTypeWrapper<wire.DeletedThing>;
  LinkShows: wire.LinkShows;
  LinkState: ResolverTypeWrapper<wire.LinkState>;
  EditSource: wire.EditSource;
  SetHistory: ResolverTypeWrapper<wire.SetHistory>;
  EditedBy: ResolverTypeWrapper<wire.EditedBy>;
  PastVersion: ResolverTypeWrapper<wire.PastVersion>;
  NamedSnapshot: ResolverTypeWrapper<wire.NamedSnapshot>;
  BinnedKind: wire.BinnedKind;
  BinnedThing: ResolverTypeWrapper<wire.BinnedThing>;
  GearSet: ResolverTypeWrapper<GearSetParent>;
  PublicSet: ResolverTypeWrapper<PublicSetParent>;
  PublicCharacter: ResolverTypeWrapper<wire.PublicCharacter>;
  PublicLink: ResolverTypeWrapper<wire.PublicLink>;
  LiveSet: ResolverTypeWrapper<wire.LiveSet>;
  LiveCharacter: ResolverTypeWrapper<wire.LiveCharacter>;
  PointType: wire.PointType;
  PointParent: wire.PointParent;
  Point: ResolverTypeWrapper<PointParent>;
  OwnedPoint: ResolverTypeWrapper<wire.OwnedPoint>;
  PointUse: ResolverTypeWrapper<wire.PointUse>;
  PointPreset: ResolverTypeWrapper<wire.PointPreset>;
  StatValue: ResolverTypeWrapper<wire.StatValue>;
  ChosenBuff: ResolverTypeWrapper<ChosenBuffParent>;
  ChosenConsumable: ResolverTypeWrapper<ChosenConsumableParent>;
  EffectValue: ResolverTypeWrapper<wire.EffectValue>;
  GearGoals: ResolverTypeWrapper<wire.GearGoals>;
  CapGoal: ResolverTypeWrapper<wire.CapGoal>;
  ModelSettings: ResolverTypeWrapper<wire.ModelSettings>;
  DefaultFilters: ResolverTypeWrapper<wire.DefaultFilters>;
  ItemKind: wire.ItemKind;
  Handed: wire.Handed;
  Bind: wire.Bind;
  SocketColor: wire.SocketColor;
  GemColor: wire.GemColor;
  Item: ResolverTypeWrapper<ItemParent>;
  DisplayInfo: ResolverTypeWrapper<wire.DisplayInfo>;
  PaintPot: ResolverTypeWrapper<wire.PaintPot>;
  LimitCategory: ResolverTypeWrapper<wire.LimitCategory>;
  ItemSet: ResolverTypeWrapper<wire.ItemSet>;
  SetBonus: ResolverTypeWrapper<wire.SetBonus>;
  Suffix: ResolverTypeWrapper<wire.Suffix>;
  Gem: ResolverTypeWrapper<wire.Gem>;
  GemRequirement: ResolverTypeWrapper<wire.GemRequirement>;
  Consumable: ResolverTypeWrapper<wire.Consumable>;
  Enchant: ResolverTypeWrapper<wire.Enchant>;
  Rune: ResolverTypeWrapper<wire.Rune>;
  Glyph: ResolverTypeWrapper<wire.Glyph>;
  ItemSource: ResolverTypeWrapper<wire.ItemSource>;
  QuestFacts: ResolverTypeWrapper<wire.QuestFacts>;
  CurrencyPrice: ResolverTypeWrapper<wire.CurrencyPrice>;
  Material: ResolverTypeWrapper<wire.Material>;
  ItemPage: ResolverTypeWrapper<
    Omit<wire.ItemPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Item']> }
  >;
  SlotItems: ResolverTypeWrapper<
    Omit<wire.SlotItems, 'items'> & { items: ReadonlyArray<ResolversTypes['Item']> }
  >;
  ItemPrice: ResolverTypeWrapper<wire.ItemPrice>;
  BaseStats: ResolverTypeWrapper<wire.BaseStats>;
  TalentData: ResolverTypeWrapper<wire.TalentData>;
  TalentTree: ResolverTypeWrapper<wire.TalentTree>;
  Talent: ResolverTypeWrapper<wire.Talent>;
  TalentRank: ResolverTypeWrapper<wire.TalentRank>;
  TalentSpell: ResolverTypeWrapper<wire.TalentSpell>;
  TalentStat: ResolverTypeWrapper<wire.TalentStat>;
  StatCondition: ResolverTypeWrapper<wire.StatCondition>;
  Spell: ResolverTypeWrapper<SpellParent>;
  SpellImprovement: ResolverTypeWrapper<
    Omit<wire.SpellImprovement, 'ranks'> & {
      ranks: ReadonlyArray<ResolversTypes['ImprovementRank']>;
    }
  >;
  ImprovementRank: ResolverTypeWrapper<ImprovementRankParent>;
  BuffCategory: ResolverTypeWrapper<
    Omit<wire.BuffCategory, 'spells'> & { spells: ReadonlyArray<ResolversTypes['BuffOption']> }
  >;
  BuffOption: ResolverTypeWrapper<
    Omit<wire.BuffOption, 'spell' | 'improvements'> & {
      spell?: wire.Maybe<ResolversTypes['Spell']>;
      improvements: ReadonlyArray<ResolversTypes['SpellImprovement']>;
    }
  >;
  BuffRank: ResolverTypeWrapper<wire.BuffRank>;
  SetValidation: ResolverTypeWrapper<
    Omit<wire.SetValidation, 'buffs' | 'consumables' | 'points'> & {
      buffs?: wire.Maybe<ReadonlyArray<ResolversTypes['ChosenBuff']>>;
      consumables?: wire.Maybe<ReadonlyArray<ResolversTypes['ChosenConsumable']>>;
      points?: wire.Maybe<ReadonlyArray<ResolversTypes['Point']>>;
    }
  >;
  ImportedCharacter: ResolverTypeWrapper<wire.ImportedCharacter>;
  Finding: ResolverTypeWrapper<wire.Finding>;
  OwnedItemInput: wire.OwnedItemInput;
  CharacterInput: wire.CharacterInput;
  CharacterPatch: wire.CharacterPatch;
  VariationsInput: wire.VariationsInput;
  ConnectedSetInput: wire.ConnectedSetInput;
  SetInput: wire.SetInput;
  SetPatch: wire.SetPatch;
  PublicSetInput: wire.PublicSetInput;
  PublicCharacterInput: wire.PublicCharacterInput;
  PointInput: wire.PointInput;
  PointValues: wire.PointValues;
  StatValueInput: wire.StatValueInput;
  ChosenBuffInput: wire.ChosenBuffInput;
  ChosenConsumableInput: wire.ChosenConsumableInput;
  EffectValueInput: wire.EffectValueInput;
  GearGoalsInput: wire.GearGoalsInput;
  CapGoalInput: wire.CapGoalInput;
  ModelSettingsInput: wire.ModelSettingsInput;
  DefaultFiltersInput: wire.DefaultFiltersInput;
  QueryType: wire.QueryType;
  ItemQuery: wire.ItemQuery;
  CountingInput: wire.CountingInput;
  SortInput: wire.SortInput;
  SetValidationInput: wire.SetValidationInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: wire.Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  ID: wire.Scalars['ID']['output'];
  String: wire.Scalars['String']['output'];
  Int: wire.Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: wire.Scalars['Boolean']['output'];
  Float: wire.Scalars['Float']['output'];
  OwnedItem: wire.OwnedItem;
  CharacterSummary: Omit<wire.CharacterSummary, 'connectedSets'> & {
    connectedSets: ReadonlyArray<ResolversParentTypes['ConnectedSet']>;
  };
  SetSummary: wire.SetSummary;
  Character: CharacterParent;
  Variations: wire.Variations;
  ConnectedSet: Omit<wire.ConnectedSet, 'points'> & {
    points: ReadonlyArray<ResolversParentTypes['Point']>;
  };
  DeletedCharacter: wire.DeletedCharacter;
  DeletedSet: wire.DeletedSet;
  DeletedThing: wire.DeletedThing;
  LinkState: wire.LinkState;
  SetHistory: wire.SetHistory;
  EditedBy: wire.EditedBy;
  PastVersion: wire.PastVersion;
  NamedSnapshot: wire.NamedSnapshot;
  BinnedThing: wire.BinnedThing;
  GearSet: GearSetParent;
  PublicSet: PublicSetParent;
  PublicCharacter: wire.PublicCharacter;
  PublicLink: wire.PublicLink;
  LiveSet: wire.LiveSet;
  LiveCharacter: wire.LiveCharacter;
  Point: PointParent;
  OwnedPoint: wire.OwnedPoint;
  PointUse: wire.PointUse;
  PointPreset: wire.PointPreset;
  StatValue: wire.StatValue;
  ChosenBuff: ChosenBuffParent;
  ChosenConsumable: ChosenConsumableParent;
  EffectValue: wire.EffectValue;
  GearGoals: wire.GearGoals;
  CapGoal: wire.CapGoal;
  ModelSettings: wire.ModelSettings;
  DefaultFilters: wire.DefaultFilters;
  Item: ItemParent;
  DisplayInfo: wire.DisplayInfo;
  PaintPot: wire.PaintPot;
  LimitCategory: wire.LimitCategory;
  ItemSet: wire.ItemSet;
  SetBonus: wire.SetBonus;
  Suffix: wire.Suffix;
  Gem: wire.Gem;
  GemRequirement: wire.GemRequirement;
  Consumable: wire.Consumable;
  Enchant: wire.Enchant;
  Rune: wire.Rune;
  Glyph: wire.Glyph;
  ItemSource: wire.ItemSource;
  QuestFacts: wire.QuestFacts;
  CurrencyPrice: wire.CurrencyPrice;
  Material: wire.Material;
  ItemPage: Omit<wire.ItemPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Item']> };
  SlotItems: Omit<wire.SlotItems, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Item']> };
  ItemPrice: wire.ItemPrice;
  BaseStats: wire.BaseStats;
  TalentData: wire.TalentData;
  TalentTree: wire.TalentTree;
  Talent: wire.Talent;
  TalentRank: wire.TalentRank;
  TalentSpell: wire.TalentSpell;
  TalentStat: wire.TalentStat;
  StatCondition: wire.StatCondition;
  Spell: SpellParent;
  SpellImprovement: Omit<wire.SpellImprovement, 'ranks'> & {
    ranks: ReadonlyArray<ResolversParentTypes['ImprovementRank']>;
  };
  ImprovementRank: ImprovementRankParent;
  BuffCategory: Omit<wire.BuffCategory, 'spells'> & {
    spells: ReadonlyArray<ResolversParentTypes['BuffOption']>;
  };
  BuffOption: Omit<wire.BuffOption, 'spell' | 'improvements'> & {
    spell?: wire.Maybe<ResolversParentTypes['Spell']>;
    improvements: ReadonlyArray<ResolversParentTypes['SpellImprovement']>;
  };
  BuffRank: wire.BuffRank;
  SetValidation: Omit<wire.SetValidation, 'buffs' | 'consumables' | 'points'> & {
    buffs?: wire.Maybe<ReadonlyArray<ResolversParentTypes['ChosenBuff']>>;
    consumables?: wire.Maybe<ReadonlyArray<ResolversParentTypes['ChosenConsumable']>>;
    points?: wire.Maybe<ReadonlyArray<ResolversParentTypes['Point']>>;
  };
  ImportedCharacter: wire.ImportedCharacter;
  Finding: wire.Finding;
  OwnedItemInput: wire.OwnedItemInput;
  CharacterInput: wire.CharacterInput;
  CharacterPatch: wire.CharacterPatch;
  VariationsInput: wire.VariationsInput;
  ConnectedSetInput: wire.ConnectedSetInput;
  SetInput: wire.SetInput;
  SetPatch: wire.SetPatch;
  PublicSetInput: wire.PublicSetInput;
  PublicCharacterInput: wire.PublicCharacterInput;
  PointInput: wire.PointInput;
  PointValues: wire.PointValues;
  StatValueInput: wire.StatValueInput;
  ChosenBuffInput: wire.ChosenBuffInput;
  ChosenConsumableInput: wire.ChosenConsumableInput;
  EffectValueInput: wire.EffectValueInput;
  GearGoalsInput: wire.GearGoalsInput;
  CapGoalInput: wire.CapGoalInput;
  ModelSettingsInput: wire.ModelSettingsInput;
  DefaultFiltersInput: wire.DefaultFiltersInput;
  ItemQuery: wire.ItemQuery;
  CountingInput: wire.CountingInput;
  SortInput: wire.SortInput;
  SetValidationInput: wire.SetValidationInput;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  listCharacters?: Resolver<
    ReadonlyArray<ResolversTypes['CharacterSummary']>,
    ParentType,
    ContextType
  >;
  getCharacter?: Resolver<
    ResolversTypes['Character'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetCharacterArgs, 'id'>
  >;
  getInventory?: Resolver<
    ReadonlyArray<ResolversTypes['OwnedItem']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetInventoryArgs, 'characterId'>
  >;
  getSet?: Resolver<
    ResolversTypes['GearSet'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetSetArgs, 'id'>
  >;
  getPublicSet?: Resolver<
    ResolversTypes['PublicSet'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetPublicSetArgs, 'publicId'>
  >;
  getComparisonSets?: Resolver<
    ReadonlyArray<ResolversTypes['GearSet']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetComparisonSetsArgs, 'id1' | 'id2'>
  >;
  getPublicComparisonSets?: Resolver<
    ReadonlyArray<ResolversTypes['PublicSet']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetPublicComparisonSetsArgs, 'publicId' | 'publicId2'>
  >;
  getLiveSet?: Resolver<
    ResolversTypes['LiveSet'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetLiveSetArgs, 'region' | 'realm' | 'name'>
  >;
  listPoints?: Resolver<ReadonlyArray<ResolversTypes['OwnedPoint']>, ParentType, ContextType>;
  getLink?: Resolver<
    ResolversTypes['LinkState'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetLinkArgs, 'setId'>
  >;
  getHistory?: Resolver<
    ResolversTypes['SetHistory'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetHistoryArgs, 'setId'>
  >;
  listBin?: Resolver<ReadonlyArray<ResolversTypes['BinnedThing']>, ParentType, ContextType>;
  exportMyData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  searchItems?: Resolver<
    ResolversTypes['ItemPage'],
    ParentType,
    ContextType,
    RequireFields<wire.QuerySearchItemsArgs, 'from' | 'size' | 'query'>
  >;
  getAutofillItems?: Resolver<
    ReadonlyArray<ResolversTypes['SlotItems']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetAutofillItemsArgs, 'hits' | 'query'>
  >;
  getItems?: Resolver<
    ReadonlyArray<ResolversTypes['Item']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetItemsArgs, 'ids'>
  >;
  getItemPrices?: Resolver<
    ReadonlyArray<ResolversTypes['ItemPrice']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetItemPricesArgs, 'ids' | 'realm'>
  >;
  getBaseStats?: Resolver<
    ResolversTypes['BaseStats'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetBaseStatsArgs, 'gameClass' | 'race' | 'level'>
  >;
  getTalentData?: Resolver<
    ResolversTypes['TalentData'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetTalentDataArgs, 'gameClass'>
  >;
  getSpells?: Resolver<
    ReadonlyArray<ResolversTypes['Spell']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetSpellsArgs, 'ids'>
  >;
  getSpellLine?: Resolver<
    ReadonlyArray<ResolversTypes['Spell']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetSpellLineArgs, 'rootSpellId'>
  >;
  getBuffOptions?: Resolver<
    ReadonlyArray<ResolversTypes['BuffCategory']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetBuffOptionsArgs, 'gameClass' | 'race' | 'level'>
  >;
  getPointPresets?: Resolver<
    ReadonlyArray<ResolversTypes['PointPreset']>,
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetPointPresetsArgs, 'gameClass'>
  >;
  getPointPreset?: Resolver<
    ResolversTypes['PointPreset'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryGetPointPresetArgs, 'id'>
  >;
  validateSetInput?: Resolver<
    ResolversTypes['SetValidation'],
    ParentType,
    ContextType,
    RequireFields<wire.QueryValidateSetInputArgs, 'gameClass' | 'input'>
  >;
};

export type MutationResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  createCharacter?: Resolver<
    ResolversTypes['Character'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationCreateCharacterArgs, 'input'>
  >;
  updateCharacter?: Resolver<
    ResolversTypes['Character'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationUpdateCharacterArgs, 'id' | 'input'>
  >;
  deleteCharacter?: Resolver<
    ResolversTypes['DeletedCharacter'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationDeleteCharacterArgs, 'id'>
  >;
  saveInventory?: Resolver<
    ReadonlyArray<ResolversTypes['OwnedItem']>,
    ParentType,
    ContextType,
    RequireFields<wire.MutationSaveInventoryArgs, 'characterId' | 'items'>
  >;
  createSet?: Resolver<
    ResolversTypes['GearSet'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationCreateSetArgs, 'input'>
  >;
  updateSet?: Resolver<
    ResolversTypes['GearSet'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationUpdateSetArgs, 'id' | 'input'>
  >;
  deleteSet?: Resolver<
    ResolversTypes['DeletedSet'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationDeleteSetArgs, 'id'>
  >;
  takeSnapshot?: Resolver<
    ResolversTypes['NamedSnapshot'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationTakeSnapshotArgs, 'setId' | 'name'>
  >;
  deleteSnapshot?: Resolver<
    ResolversTypes['DeletedThing'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationDeleteSnapshotArgs, 'setId' | 'snapshotId'>
  >;
  restoreFromBin?: Resolver<
    ResolversTypes['BinnedThing'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationRestoreFromBinArgs, 'id'>
  >;
  deleteFromBin?: Resolver<
    ResolversTypes['DeletedThing'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationDeleteFromBinArgs, 'id'>
  >;
  updatePoint?: Resolver<
    ResolversTypes['Point'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationUpdatePointArgs, 'pointId' | 'input'>
  >;
  createPointsForLevel?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationCreatePointsForLevelArgs, 'characterId' | 'from' | 'to'>
  >;
  changeLevel?: Resolver<
    ResolversTypes['Character'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationChangeLevelArgs, 'id' | 'level'>
  >;
  generateSetLink?: Resolver<
    ResolversTypes['PublicLink'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationGenerateSetLinkArgs, 'id'>
  >;
  changeLink?: Resolver<
    ResolversTypes['LinkState'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationChangeLinkArgs, 'setId'>
  >;
  countOpening?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationCountOpeningArgs, 'publicId'>
  >;
  createPublicSet?: Resolver<
    ResolversTypes['PublicLink'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationCreatePublicSetArgs, 'input'>
  >;
  deletePublicSet?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationDeletePublicSetArgs, 'publicId' | 'deleteToken'>
  >;
  forgotUsername?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationForgotUsernameArgs, 'email'>
  >;
  recordPageView?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationRecordPageViewArgs, 'route'>
  >;
  deleteMyAccount?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<wire.MutationDeleteMyAccountArgs, 'password'>
  >;
};

export type OwnedItemResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['OwnedItem'] = ResolversParentTypes['OwnedItem'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  enchant?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gems?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type CharacterSummaryResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['CharacterSummary'] =
    ResolversParentTypes['CharacterSummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  race?: Resolver<ResolversTypes['Race'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faction?: Resolver<ResolversTypes['Faction'], ParentType, ContextType>;
  realm?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SetSummary']>, ParentType, ContextType>;
  connectedSets?: Resolver<ReadonlyArray<ResolversTypes['ConnectedSet']>, ParentType, ContextType>;
};

export type SetSummaryResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['SetSummary'] = ResolversParentTypes['SetSummary'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  acquired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CharacterResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Character'] = ResolversParentTypes['Character'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  realm?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guild?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faction?: Resolver<ResolversTypes['Faction'], ParentType, ContextType>;
  race?: Resolver<ResolversTypes['Race'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  spec?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variations?: Resolver<ResolversTypes['Variations'], ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['SetSummary']>, ParentType, ContextType>;
  connectedSets?: Resolver<ReadonlyArray<ResolversTypes['ConnectedSet']>, ParentType, ContextType>;
  baseStats?: Resolver<ResolversTypes['BaseStats'], ParentType, ContextType>;
};

export type VariationsResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Variations'] = ResolversParentTypes['Variations'],
> = {
  skinColor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  face?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hair?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hairColor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facialHair?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConnectedSetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ConnectedSet'] = ResolversParentTypes['ConnectedSet'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  realm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['Point']>, ParentType, ContextType>;
};

export type DeletedCharacterResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['DeletedCharacter'] =
    ResolversParentTypes['DeletedCharacter'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedSetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['DeletedSet'] = ResolversParentTypes['DeletedSet'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  characterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedThingResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['DeletedThing'] = ResolversParentTypes['DeletedThing'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LinkStateResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['LinkState'] = ResolversParentTypes['LinkState'],
> = {
  publicId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opened?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetHistoryResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['SetHistory'] = ResolversParentTypes['SetHistory'],
> = {
  present?: Resolver<ResolversTypes['EditedBy'], ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['PastVersion']>, ParentType, ContextType>;
  snapshots?: Resolver<ReadonlyArray<ResolversTypes['NamedSnapshot']>, ParentType, ContextType>;
};

export type EditedByResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['EditedBy'] = ResolversParentTypes['EditedBy'],
> = {
  savedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['EditSource'], ParentType, ContextType>;
};

export type PastVersionResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PastVersion'] = ResolversParentTypes['PastVersion'],
> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['EditSource'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type NamedSnapshotResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['NamedSnapshot'] = ResolversParentTypes['NamedSnapshot'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type BinnedThingResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['BinnedThing'] = ResolversParentTypes['BinnedThing'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BinnedKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  characterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  characterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GearSetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['GearSet'] = ResolversParentTypes['GearSet'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  characterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  enchantIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  gemIds?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>>,
    ParentType,
    ContextType
  >;
  runeIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  itemsAcquired?: Resolver<ReadonlyArray<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enchantsAcquired?: Resolver<ReadonlyArray<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gemsAcquired?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<ResolversTypes['Boolean']>>>,
    ParentType,
    ContextType
  >;
  wishlistIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  glyphIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  talents?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['Point']>, ParentType, ContextType>;
  effectValues?: Resolver<ReadonlyArray<ResolversTypes['EffectValue']>, ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['GearGoals'], ParentType, ContextType>;
  buffs?: Resolver<ReadonlyArray<ResolversTypes['ChosenBuff']>, ParentType, ContextType>;
  consumables?: Resolver<
    ReadonlyArray<ResolversTypes['ChosenConsumable']>,
    ParentType,
    ContextType
  >;
  modelSettings?: Resolver<ResolversTypes['ModelSettings'], ParentType, ContextType>;
  defaultFilters?: Resolver<ResolversTypes['DefaultFilters'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>, ParentType, ContextType>;
  enchants?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>, ParentType, ContextType>;
  gems?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>>>,
    ParentType,
    ContextType
  >;
  runes?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>, ParentType, ContextType>;
  glyphs?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Glyph']>>, ParentType, ContextType>;
  wishlist?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  character?: Resolver<ResolversTypes['Character'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicSetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PublicSet'] = ResolversParentTypes['PublicSet'],
> = {
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  enchantIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  gemIds?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>>,
    ParentType,
    ContextType
  >;
  runeIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  itemsAcquired?: Resolver<ReadonlyArray<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enchantsAcquired?: Resolver<ReadonlyArray<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gemsAcquired?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<ResolversTypes['Boolean']>>>,
    ParentType,
    ContextType
  >;
  wishlistIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  glyphIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  talents?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['Point']>, ParentType, ContextType>;
  effectValues?: Resolver<ReadonlyArray<ResolversTypes['EffectValue']>, ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['GearGoals'], ParentType, ContextType>;
  buffs?: Resolver<ReadonlyArray<ResolversTypes['ChosenBuff']>, ParentType, ContextType>;
  consumables?: Resolver<
    ReadonlyArray<ResolversTypes['ChosenConsumable']>,
    ParentType,
    ContextType
  >;
  modelSettings?: Resolver<ResolversTypes['ModelSettings'], ParentType, ContextType>;
  defaultFilters?: Resolver<ResolversTypes['DefaultFilters'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>, ParentType, ContextType>;
  enchants?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>, ParentType, ContextType>;
  gems?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>>>,
    ParentType,
    ContextType
  >;
  runes?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Item']>>, ParentType, ContextType>;
  glyphs?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['Glyph']>>, ParentType, ContextType>;
  wishlist?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  character?: Resolver<ResolversTypes['PublicCharacter'], ParentType, ContextType>;
};

export type PublicCharacterResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PublicCharacter'] =
    ResolversParentTypes['PublicCharacter'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  race?: Resolver<ResolversTypes['Race'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faction?: Resolver<ResolversTypes['Faction'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  variations?: Resolver<ResolversTypes['Variations'], ParentType, ContextType>;
};

export type PublicLinkResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PublicLink'] = ResolversParentTypes['PublicLink'],
> = {
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deleteToken?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LiveSetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['LiveSet'] = ResolversParentTypes['LiveSet'],
> = {
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  enchantIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  gemIds?: Resolver<
    ReadonlyArray<wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>>,
    ParentType,
    ContextType
  >;
  runeIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  glyphIds?: Resolver<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  talents?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  professions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  character?: Resolver<ResolversTypes['LiveCharacter'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LiveCharacterResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['LiveCharacter'] = ResolversParentTypes['LiveCharacter'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  race?: Resolver<ResolversTypes['Race'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faction?: Resolver<ResolversTypes['Faction'], ParentType, ContextType>;
  guild?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PointResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PointType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
  gameClass?: Resolver<wire.Maybe<ResolversTypes['GameClass']>, ParentType, ContextType>;
  author?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorLink?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentCharacterId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentType?: Resolver<wire.Maybe<ResolversTypes['PointParent']>, ParentType, ContextType>;
};

export type OwnedPointResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['OwnedPoint'] = ResolversParentTypes['OwnedPoint'],
> = {
  pointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
  usedBy?: Resolver<ReadonlyArray<ResolversTypes['PointUse']>, ParentType, ContextType>;
};

export type PointUseResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PointUse'] = ResolversParentTypes['PointUse'],
> = {
  characterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  setId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PointPresetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PointPreset'] = ResolversParentTypes['PointPreset'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorLink?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levels?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
};

export type StatValueResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['StatValue'] = ResolversParentTypes['StatValue'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChosenBuffResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ChosenBuff'] = ResolversParentTypes['ChosenBuff'],
> = {
  spellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  improvementIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spell?: Resolver<wire.Maybe<ResolversTypes['Spell']>, ParentType, ContextType>;
  improvements?: Resolver<ReadonlyArray<ResolversTypes['Spell']>, ParentType, ContextType>;
};

export type ChosenConsumableResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ChosenConsumable'] =
    ResolversParentTypes['ChosenConsumable'],
> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slotId?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  item?: Resolver<wire.Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
};

export type EffectValueResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['EffectValue'] = ResolversParentTypes['EffectValue'],
> = {
  pointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GearGoalsResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['GearGoals'] = ResolversParentTypes['GearGoals'],
> = {
  caps?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['CapGoal']>>, ParentType, ContextType>;
  arms?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CapGoalResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['CapGoal'] = ResolversParentTypes['CapGoal'],
> = {
  stat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  beyond?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  goal?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ModelSettingsResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ModelSettings'] = ResolversParentTypes['ModelSettings'],
> = {
  showHelm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showCloak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sheathed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DefaultFiltersResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['DefaultFilters'] =
    ResolversParentTypes['DefaultFilters'],
> = {
  sources?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  raids?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  mainWeaponTypes?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>,
    ParentType,
    ContextType
  >;
  offWeaponTypes?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>,
    ParentType,
    ContextType
  >;
  rangedWeaponTypes?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>,
    ParentType,
    ContextType
  >;
  armorTypes?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  professions?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['String']>>,
    ParentType,
    ContextType
  >;
  maxPvpRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxArenaRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  baseId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ItemKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quality?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slotId?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  handed?: Resolver<wire.Maybe<ResolversTypes['Handed']>, ParentType, ContextType>;
  armorType?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weaponType?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
  socketOrder?: Resolver<ReadonlyArray<ResolversTypes['SocketColor']>, ParentType, ContextType>;
  socketBonus?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['StatValue']>>,
    ParentType,
    ContextType
  >;
  damageMin?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  damageMax?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  speed?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dps?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uniqueEquipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitCategory?: Resolver<wire.Maybe<ResolversTypes['LimitCategory']>, ParentType, ContextType>;
  classes?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['GameClass']>>,
    ParentType,
    ContextType
  >;
  races?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Race']>>, ParentType, ContextType>;
  faction?: Resolver<wire.Maybe<ResolversTypes['Faction']>, ParentType, ContextType>;
  bind?: Resolver<wire.Maybe<ResolversTypes['Bind']>, ParentType, ContextType>;
  setId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  set?: Resolver<wire.Maybe<ResolversTypes['ItemSet']>, ParentType, ContextType>;
  suffix?: Resolver<wire.Maybe<ResolversTypes['Suffix']>, ParentType, ContextType>;
  random?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suffixes?: Resolver<ReadonlyArray<ResolversTypes['Suffix']>, ParentType, ContextType>;
  gemColor?: Resolver<wire.Maybe<ResolversTypes['GemColor']>, ParentType, ContextType>;
  gem?: Resolver<wire.Maybe<ResolversTypes['Gem']>, ParentType, ContextType>;
  consumableType?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumable?: Resolver<wire.Maybe<ResolversTypes['Consumable']>, ParentType, ContextType>;
  enchant?: Resolver<wire.Maybe<ResolversTypes['Enchant']>, ParentType, ContextType>;
  rune?: Resolver<wire.Maybe<ResolversTypes['Rune']>, ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  hasEffectText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredProfession?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredSkill?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heroic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scaledLevel?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sourceTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<wire.Maybe<ResolversTypes['ItemSource']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ItemSource']>, ParentType, ContextType>;
  reachLevel?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  effectTexts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  flavor?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  durability?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approxPrice?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approxCost?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sellPrice?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  buyPrice?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  materials?: Resolver<ReadonlyArray<ResolversTypes['Material']>, ParentType, ContextType>;
  pvpCost?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pvpRankName?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pvpRankNumber?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  equippedCount?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arenaSeason?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayInfo?: Resolver<wire.Maybe<ResolversTypes['DisplayInfo']>, ParentType, ContextType>;
};

export type DisplayInfoResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['DisplayInfo'] = ResolversParentTypes['DisplayInfo'],
> = {
  models?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  textures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  modelTextures?: Resolver<ReadonlyArray<ResolversTypes['PaintPot']>, ParentType, ContextType>;
  geosetGroup?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  helmetGeosetVis?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sheatheType?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaintPotResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['PaintPot'] = ResolversParentTypes['PaintPot'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LimitCategoryResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['LimitCategory'] = ResolversParentTypes['LimitCategory'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemSetResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ItemSet'] = ResolversParentTypes['ItemSet'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  bonuses?: Resolver<ReadonlyArray<ResolversTypes['SetBonus']>, ParentType, ContextType>;
};

export type SetBonusResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['SetBonus'] = ResolversParentTypes['SetBonus'],
> = {
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
  text?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuffixResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Suffix'] = ResolversParentTypes['Suffix'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
};

export type GemResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Gem'] = ResolversParentTypes['Gem'],
> = {
  color?: Resolver<ResolversTypes['GemColor'], ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['GemRequirement']>, ParentType, ContextType>;
  enchantId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fromQuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GemRequirementResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['GemRequirement'] =
    ResolversParentTypes['GemRequirement'],
> = {
  color?: Resolver<ResolversTypes['GemColor'], ParentType, ContextType>;
  atLeast?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moreThan?: Resolver<wire.Maybe<ResolversTypes['GemColor']>, ParentType, ContextType>;
};

export type ConsumableResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Consumable'] = ResolversParentTypes['Consumable'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationSec?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  classes?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['GameClass']>>,
    ParentType,
    ContextType
  >;
  hands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  weapon?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnchantResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Enchant'] = ResolversParentTypes['Enchant'],
> = {
  effectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spellId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slotIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  twoHandOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shieldOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offHandOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weaponTypes?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  addsSocket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RuneResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Rune'] = ResolversParentTypes['Rune'],
> = {
  spellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  engraveSpellId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inPanel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlyphResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Glyph'] = ResolversParentTypes['Glyph'],
> = {
  spellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemSourceResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ItemSource'] = ResolversParentTypes['ItemSource'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  primaryKind?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondary?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryId?: Resolver<wire.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  secondaryKind?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raid?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dropChance?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  randomChance?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  standing?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profession?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredSkill?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pvpRank?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arenaRating?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arenaSeason?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<wire.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  honorPrice?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arenaPrice?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemPrice?: Resolver<ReadonlyArray<ResolversTypes['CurrencyPrice']>, ParentType, ContextType>;
  faction?: Resolver<wire.Maybe<ResolversTypes['Faction']>, ParentType, ContextType>;
  fromPhase?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  materials?: Resolver<ReadonlyArray<ResolversTypes['Material']>, ParentType, ContextType>;
  token?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipe?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quest?: Resolver<wire.Maybe<ResolversTypes['QuestFacts']>, ParentType, ContextType>;
  npcLevels?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  event?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuestFactsResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['QuestFacts'] = ResolversParentTypes['QuestFacts'],
> = {
  level?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLevel?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giver?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chain?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chainStart?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CurrencyPriceResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['CurrencyPrice'] = ResolversParentTypes['CurrencyPrice'],
> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MaterialResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Material'] = ResolversParentTypes['Material'],
> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemPageResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ItemPage'] = ResolversParentTypes['ItemPage'],
> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
};

export type SlotItemsResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['SlotItems'] = ResolversParentTypes['SlotItems'],
> = {
  slotId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
};

export type ItemPriceResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ItemPrice'] = ResolversParentTypes['ItemPrice'],
> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  approximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BaseStatsResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['BaseStats'] = ResolversParentTypes['BaseStats'],
> = {
  strength?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  agility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stamina?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  intellect?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spirit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TalentDataResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['TalentData'] = ResolversParentTypes['TalentData'],
> = {
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  trees?: Resolver<ReadonlyArray<ResolversTypes['TalentTree']>, ParentType, ContextType>;
};

export type TalentTreeResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['TalentTree'] = ResolversParentTypes['TalentTree'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talents?: Resolver<ReadonlyArray<ResolversTypes['Talent']>, ParentType, ContextType>;
};

export type TalentResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Talent'] = ResolversParentTypes['Talent'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  col?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requires?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['TalentRank']>, ParentType, ContextType>;
};

export type TalentRankResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['TalentRank'] = ResolversParentTypes['TalentRank'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spell?: Resolver<wire.Maybe<ResolversTypes['TalentSpell']>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['TalentStat']>, ParentType, ContextType>;
};

export type TalentSpellResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['TalentSpell'] = ResolversParentTypes['TalentSpell'],
> = {
  castTime?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cooldown?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  range?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TalentStatResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['TalentStat'] = ResolversParentTypes['TalentStat'],
> = {
  stat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  condition?: Resolver<wire.Maybe<ResolversTypes['StatCondition']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['StatCondition']>, ParentType, ContextType>;
};

export type StatConditionResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['StatCondition'] = ResolversParentTypes['StatCondition'],
> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpellResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Spell'] = ResolversParentTypes['Spell'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtext?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rank?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rootSpellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameClass?: Resolver<wire.Maybe<ResolversTypes['GameClass']>, ParentType, ContextType>;
  profession?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  improvedBy?: Resolver<ReadonlyArray<ResolversTypes['SpellImprovement']>, ParentType, ContextType>;
};

export type SpellImprovementResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['SpellImprovement'] =
    ResolversParentTypes['SpellImprovement'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameClass?: Resolver<wire.Maybe<ResolversTypes['GameClass']>, ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['ImprovementRank']>, ParentType, ContextType>;
};

export type ImprovementRankResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ImprovementRank'] =
    ResolversParentTypes['ImprovementRank'],
> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spell?: Resolver<wire.Maybe<ResolversTypes['Spell']>, ParentType, ContextType>;
};

export type BuffCategoryResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['BuffCategory'] = ResolversParentTypes['BuffCategory'],
> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spells?: Resolver<ReadonlyArray<ResolversTypes['BuffOption']>, ParentType, ContextType>;
};

export type BuffOptionResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['BuffOption'] = ResolversParentTypes['BuffOption'],
> = {
  spellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stacking?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selfOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spell?: Resolver<wire.Maybe<ResolversTypes['Spell']>, ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['BuffRank']>, ParentType, ContextType>;
  improvements?: Resolver<
    ReadonlyArray<ResolversTypes['SpellImprovement']>,
    ParentType,
    ContextType
  >;
};

export type BuffRankResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['BuffRank'] = ResolversParentTypes['BuffRank'],
> = {
  spellId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetValidationResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['SetValidation'] = ResolversParentTypes['SetValidation'],
> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phase?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  character?: Resolver<wire.Maybe<ResolversTypes['ImportedCharacter']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  itemIds?: Resolver<
    wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>,
    ParentType,
    ContextType
  >;
  enchantIds?: Resolver<
    wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>,
    ParentType,
    ContextType
  >;
  gemIds?: Resolver<
    wire.Maybe<ReadonlyArray<wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>>>,
    ParentType,
    ContextType
  >;
  runeIds?: Resolver<
    wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>,
    ParentType,
    ContextType
  >;
  itemsAcquired?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['Boolean']>>,
    ParentType,
    ContextType
  >;
  wishlistIds?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  glyphIds?: Resolver<
    wire.Maybe<ReadonlyArray<wire.Maybe<ResolversTypes['ID']>>>,
    ParentType,
    ContextType
  >;
  talents?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buffs?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['ChosenBuff']>>,
    ParentType,
    ContextType
  >;
  consumables?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['ChosenConsumable']>>,
    ParentType,
    ContextType
  >;
  points?: Resolver<wire.Maybe<ReadonlyArray<ResolversTypes['Point']>>, ParentType, ContextType>;
  professions?: Resolver<
    wire.Maybe<ReadonlyArray<ResolversTypes['String']>>,
    ParentType,
    ContextType
  >;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
};

export type ImportedCharacterResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['ImportedCharacter'] =
    ResolversParentTypes['ImportedCharacter'],
> = {
  name?: Resolver<wire.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<wire.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gameClass?: Resolver<wire.Maybe<ResolversTypes['GameClass']>, ParentType, ContextType>;
  race?: Resolver<wire.Maybe<ResolversTypes['Race']>, ParentType, ContextType>;
  faction?: Resolver<wire.Maybe<ResolversTypes['Faction']>, ParentType, ContextType>;
};

export type FindingResolvers<
  ContextType = any,
  ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  touches?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OwnedItem?: OwnedItemResolvers<ContextType>;
  CharacterSummary?: CharacterSummaryResolvers<ContextType>;
  SetSummary?: SetSummaryResolvers<ContextType>;
  Character?: CharacterResolvers<ContextType>;
  Variations?: VariationsResolvers<ContextType>;
  ConnectedSet?: ConnectedSetResolvers<ContextType>;
  DeletedCharacter?: DeletedCharacterResolvers<ContextType>;
  DeletedSet?: DeletedSetResolvers<ContextType>;
  DeletedThing?: DeletedThingResolvers<ContextType>;
  LinkState?: LinkStateResolvers<ContextType>;
  SetHistory?: SetHistoryResolvers<ContextType>;
  EditedBy?: EditedByResolvers<ContextType>;
  PastVersion?: PastVersionResolvers<ContextType>;
  NamedSnapshot?: NamedSnapshotResolvers<ContextType>;
  BinnedThing?: BinnedThingResolvers<ContextType>;
  GearSet?: GearSetResolvers<ContextType>;
  PublicSet?: PublicSetResolvers<ContextType>;
  PublicCharacter?: PublicCharacterResolvers<ContextType>;
  PublicLink?: PublicLinkResolvers<ContextType>;
  LiveSet?: LiveSetResolvers<ContextType>;
  LiveCharacter?: LiveCharacterResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  OwnedPoint?: OwnedPointResolvers<ContextType>;
  PointUse?: PointUseResolvers<ContextType>;
  PointPreset?: PointPresetResolvers<ContextType>;
  StatValue?: StatValueResolvers<ContextType>;
  ChosenBuff?: ChosenBuffResolvers<ContextType>;
  ChosenConsumable?: ChosenConsumableResolvers<ContextType>;
  EffectValue?: EffectValueResolvers<ContextType>;
  GearGoals?: GearGoalsResolvers<ContextType>;
  CapGoal?: CapGoalResolvers<ContextType>;
  ModelSettings?: ModelSettingsResolvers<ContextType>;
  DefaultFilters?: DefaultFiltersResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  DisplayInfo?: DisplayInfoResolvers<ContextType>;
  PaintPot?: PaintPotResolvers<ContextType>;
  LimitCategory?: LimitCategoryResolvers<ContextType>;
  ItemSet?: ItemSetResolvers<ContextType>;
  SetBonus?: SetBonusResolvers<ContextType>;
  Suffix?: SuffixResolvers<ContextType>;
  Gem?: GemResolvers<ContextType>;
  GemRequirement?: GemRequirementResolvers<ContextType>;
  Consumable?: ConsumableResolvers<ContextType>;
  Enchant?: EnchantResolvers<ContextType>;
  Rune?: RuneResolvers<ContextType>;
  Glyph?: GlyphResolvers<ContextType>;
  ItemSource?: ItemSourceResolvers<ContextType>;
  QuestFacts?: QuestFactsResolvers<ContextType>;
  CurrencyPrice?: CurrencyPriceResolvers<ContextType>;
  Material?: MaterialResolvers<ContextType>;
  ItemPage?: ItemPageResolvers<ContextType>;
  SlotItems?: SlotItemsResolvers<ContextType>;
  ItemPrice?: ItemPriceResolvers<ContextType>;
  BaseStats?: BaseStatsResolvers<ContextType>;
  TalentData?: TalentDataResolvers<ContextType>;
  TalentTree?: TalentTreeResolvers<ContextType>;
  Talent?: TalentResolvers<ContextType>;
  TalentRank?: TalentRankResolvers<ContextType>;
  TalentSpell?: TalentSpellResolvers<ContextType>;
  TalentStat?: TalentStatResolvers<ContextType>;
  StatCondition?: StatConditionResolvers<ContextType>;
  Spell?: SpellResolvers<ContextType>;
  SpellImprovement?: SpellImprovementResolvers<ContextType>;
  ImprovementRank?: ImprovementRankResolvers<ContextType>;
  BuffCategory?: BuffCategoryResolvers<ContextType>;
  BuffOption?: BuffOptionResolvers<ContextType>;
  BuffRank?: BuffRankResolvers<ContextType>;
  SetValidation?: SetValidationResolvers<ContextType>;
  ImportedCharacter?: ImportedCharacterResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
};
