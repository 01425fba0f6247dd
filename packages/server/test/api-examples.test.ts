import { afterAll, expect, test } from 'vitest';
import { EXAMPLES } from '@gearwright/api/examples.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { guest } from './askers.ts';
import { runServer } from './run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());

test.each(EXAMPLES)('$title: the example is answered by every edition', async ({ text }) => {
  const name = /^query (\w+)/.exec(text)![1]!;
  for (const edition of EDITION_KEYS) {
    const answer = await guest(running).call({ name, kind: 'query', text }, {}, edition);
    expect(JSON.stringify(Object.values(answer as object)[0]).length).toBeGreaterThan(20);
  }
});
