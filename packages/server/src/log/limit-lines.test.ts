import { expect, test } from 'vitest';
import { LineLimit } from './limit-lines.ts';
import { createLogger } from './logger.ts';

test('of a thousand lines that tell the same, ten are told, and then how many were not', () => {
  let now = 0;
  const lines: string[] = [];
  const log = createLogger(
    'info',
    { write: (line: string) => void lines.push(line) },
    new LineLimit(() => now),
  );
  const lost = () => Object.assign(new Error('Connection terminated'), { code: '57P01' });
  for (let times = 0; times < 1_000; times++) log.error({ err: lost() }, 'unexpected');
  log.error({ err: new Error('something else') }, 'unexpected');
  expect(lines).toHaveLength(11);
  now = 10_001;
  log.child({ site: 'tbc' }).error({ err: lost() }, 'unexpected');
  expect(JSON.parse(lines[11]!)).toMatchObject({ msg: 'unexpected', alike: 990 });
});

test('what is told of answers is never left out', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  for (let times = 0; times < 50; times++) log.info({ route: '/' }, 'answered');
  expect(lines).toHaveLength(50);
});
