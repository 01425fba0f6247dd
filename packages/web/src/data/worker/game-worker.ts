import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { fetchPack } from '../fetch-pack.ts';
import { answerTasks } from './answer-tasks.ts';
import type { TaskGame } from './protocol.ts';

const games = new Map<string, Promise<RosterGame>>();

/** The page has fetched the pack already: it comes from the cache. */
function load({ edition, corePath }: TaskGame): Promise<RosterGame> {
  const known = games.get(corePath);
  if (known) return known;
  const loaded = fetchPack(corePath, decodeDataset).then((dataset) => ({
    edition: EDITIONS[edition],
    dataset,
  }));
  loaded.catch(() => games.delete(corePath));
  games.set(corePath, loaded);
  return loaded;
}

answerTasks(self, load);
