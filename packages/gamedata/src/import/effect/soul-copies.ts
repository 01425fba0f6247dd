interface SetBonusName {
  readonly set: string;
  readonly pieces: number;
}

/** Which bonus of which set a soul of the shoulders is, by the spell of the bonus. */
export const COPIED_BY_SOUL: Readonly<Record<number, SetBonusName>> = {
  1213201: { set: 'Symbols of Unending Life', pieces: 3 },
  467099: { set: 'Bounty of Stormrage', pieces: 2 },
  455858: { set: 'Cenarion Eclipse', pieces: 4 },
  467208: { set: 'Cunning of Stormrage', pieces: 4 },
  456389: { set: 'Giantstalker Prowess', pieces: 2 },
  456402: { set: 'Arcanist Insight', pieces: 6 },
  1213410: { set: "Avenger's Will", pieces: 2 },
  457323: { set: 'Lawbringer Mercy', pieces: 4 },
  467531: { set: 'Wilfull Judgement', pieces: 2 },
  467539: { set: 'Dawn of Transcendence', pieces: 2 },
  456546: { set: 'Dawn Prophecy', pieces: 4 },
  467797: { set: 'Bloodfang Battlearmor', pieces: 4 },
  468436: { set: "Madcap's Outfit", pieces: 3 },
  468441: { set: "Augur's Regalia", pieces: 3 },
  457530: { set: 'Earthfury Impact', pieces: 4 },
  467889: { set: 'Resolve of the Ten Storms', pieces: 2 },
  467909: { set: 'Resolve of the Ten Storms', pieces: 4 },
  457549: { set: 'Corrupted Felheart', pieces: 4 },
  457820: { set: 'Unstoppable Might', pieces: 6 },
  457645: { set: 'Immoveable Might', pieces: 2 },
};
