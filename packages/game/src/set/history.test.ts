import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../edition/editions.ts';
import { wrath } from '../edition/wrath.ts';
import { equipping } from '../equip/equipping.ts';
import { CHEST, HEAD } from '../slot/slots.ts';
import { renaming } from './edits.ts';
import type { GearSet } from './gear-set.ts';
import { beginHistory, canRedo, canUndo, commit, rebase, redo, undo } from './history.ts';
import { invertible } from './invert.ts';
import { loadSet } from '../stored/load-set.ts';
import type { Rules } from './rules.ts';
import { setFindings } from '../findings/set-findings.ts';
import { storeSet } from '../stored/store-set.ts';
import { fixtureRules, fixtureSet, withProfessions } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { allowances, attempts, type Attempt } from '../../test/rules/random-edits.ts';
import { runs } from '../../test/rules/property-runs.ts';
import { runs as rounds } from '../../test/runs.ts';
import { validateStored } from '../findings/validate-stored.ts';

const rules = fixtureRules(wrath);
const start = fixtureSet();

describe('S6: undo and redo', () => {
  const worn = commit(
    commit(beginHistory(start), equipping(HEAD, things.helm, rules)),
    renaming('Tank'),
  );

  test('go back and forth step by step', () => {
    expect(undo(worn).set).toMatchObject({ name: 'Raid' });
    expect(undo(undo(worn)).set).toEqual(start);
    expect(redo(redo(undo(undo(worn)))).set).toEqual(worn.set);
    expect([canUndo(worn), canRedo(worn)]).toEqual([true, false]);
    expect(undo(undo(undo(worn))).set).toEqual(start);
    expect(redo(worn)).toBe(worn);
  });

  test('a new edit forgets what was undone; one that changes nothing is no step', () => {
    const branched = commit(undo(worn), renaming('Healer'));
    expect(canRedo(branched)).toBe(false);
    expect(commit(worn, (set) => set)).toBe(worn);
  });

  test('D17: undoing leaves alone what came from elsewhere meanwhile', () => {
    const fromElsewhere = equipping(CHEST, things.robe, rules)({ ...worn.set, version: 7 });
    const undone = undo(undo(rebase(worn, fromElsewhere)));
    expect(undone.set.gear[HEAD].item).toBeNull();
    expect(undone.set.gear[CHEST].item).toBe(things.robe);
    expect(undone.set.version).toBe(7);
  });

  test('a field that was not there is gone again', () => {
    const { set, undo: back } = invertible((before) => ({ ...before, keptWishes: ['1'] }))(start);
    expect(set.keptWishes).toEqual(['1']);
    expect('keptWishes' in back(set)).toBe(false);
  });
});

/** Applies what is allowed, checking each step as the server would. */
function play(before: GearSet, tries: readonly Attempt[], law: Rules) {
  let history = beginHistory(before);
  let refused: readonly string[] = [];
  for (const { allowed, edit } of tries) {
    if (!allowed(history.set)) continue;
    const was = storeSet(history.set);
    history = commit(history, edit);
    const { refusals } = validateStored(was, storeSet(history.set), law);
    refused = [...refused, ...refusals.map((finding) => finding.message)];
  }
  return { history, refused };
}

const LENGTH = rounds(150, 1000);

describe('any sequence of legal changes', () => {
  inEditions(
    Object.values(EDITIONS),
    'leaves a legal set, undoes to the start and survives storing',
    (edition) => {
      const law = fixtureRules(edition);
      const crafts = ['jewelcrafting', 'blacksmithing', 'enchanting', 'engineering'];
      const beginning = withProfessions({ ...start, talents: '0ABCDEFGIj' }, ...crafts);
      const sequences = fc.array(attempts(law), {
        minLength: LENGTH,
        maxLength: LENGTH,
        size: 'max',
      });
      fc.assert(
        fc.property(sequences, (tries) => {
          const { history, refused } = play(beginning, tries, law);
          expect(refused).toEqual([]);
          expect(setFindings(history.set, law)).toEqual([]);
          const stored = storeSet(history.set);
          expect(loadSet(stored, law.dataset)).toEqual({ set: history.set, warnings: [] });
          let back = history;
          while (canUndo(back)) back = undo(back);
          expect(back.set).toEqual(beginning);
          while (canRedo(back)) back = redo(back);
          expect(back.set).toEqual(history.set);
        }),
        runs(8, 20),
      );
    },
  );

  inEditions(
    Object.values(EDITIONS),
    'E4: is never blocked by talents or professions dropped on the way',
    (edition) => {
      const law = fixtureRules(edition);
      const mixed = fc.oneof({ weight: 6, arbitrary: attempts(law) }, allowances(law));
      fc.assert(
        fc.property(fc.array(mixed, { minLength: 60, maxLength: LENGTH, size: 'max' }), (tries) => {
          const { history, refused } = play(start, tries, law);
          expect(refused).toEqual([]);
          let back = history;
          while (canUndo(back)) back = undo(back);
          expect(back.set).toEqual(start);
        }),
        runs(8, 20),
      );
    },
  );
});
