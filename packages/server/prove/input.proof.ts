import { PlannerError } from '@gearwright/game/messages.ts';
import * as operations from '@gearwright/api/generated/operations.ts';
import type { Operation } from '@gearwright/api/operation.ts';
import type { Figure } from '../../../scripts/bench/figure.ts';
import type { Proof, ProofTools } from '../../../scripts/prove/proof.ts';
import { requestSigner } from '../bench/signed-request.ts';
import { stringPlaces } from '../test/linear/string-places.ts';
import { count, milliseconds, told } from './figures.ts';
import { dice, mutated } from './input/mutate.ts';
import { textReaders } from './input/readers.ts';
import { startSubject } from './subject.ts';

/** Of all inputs, those that are sent to a server; and how many of them at once. */
const SENT = 0.1;
const AT_ONCE = 16;
const SEED = 20_261_115;

export const proof: Proof = {
  title:
    'Bad input: what is right, changed at random places; everything is read or refused in words',
  async run(tools) {
    return [...readAll(tools), ...(await sendAll(tools))];
  },
};

function readAll({ inputs, progress }: ProofTools): readonly Figure[] {
  const readers = textReaders();
  const each = Math.ceil((inputs * (1 - SENT)) / readers.length);
  const roll = dice(SEED);
  const broke = new Map<string, string>();
  let [read, refused, longest] = [0, 0, 0];
  for (const [at, { name, texts, read: reader }] of readers.entries()) {
    progress(`${each.toLocaleString('en')} ${name}`, at + 1, readers.length);
    for (let n = 0; n < each; n++) {
      const text = mutated(texts[n % texts.length]!, roll);
      const before = process.threadCpuUsage();
      try {
        reader(text);
        read += 1;
      } catch (error) {
        if (error instanceof PlannerError) refused += 1;
        else broke.set(`${name}: ${String(error).slice(0, 80)}`, text.slice(0, 120));
      }
      const { user, system } = process.threadCpuUsage(before);
      // The first ones are compiled.
      if (n > 2_000) longest = Math.max(longest, (user + system) / 1000);
    }
  }
  for (const [error, text] of broke) console.error(error, JSON.stringify(text));
  return [
    told('texts in all', (each * readers.length).toLocaleString('en')),
    told(
      'read, and refused in words',
      `${read.toLocaleString('en')}, ${refused.toLocaleString('en')}`,
    ),
    count('kinds of errors that nobody expected', broke.size, 0),
    milliseconds(
      'longest of one text, of the processor, collecting garbage included',
      longest,
      null,
    ),
  ];
}

/** Bodies of every operation, changed as bytes and in the texts of their variables. */
async function sendAll({ inputs, progress }: ProofTools): Promise<readonly Figure[]> {
  const subject = await startSubject({ LOG_LEVEL: 'error', WORK_PER_MINUTE: '999999999' });
  const sign = requestSigner(subject.origin, subject.credentials);
  const asked = Object.values(operations as Record<string, unknown>)
    .filter(isOperation)
    .flatMap(({ text }) =>
      stringPlaces(text).map(({ filled }) => ({ query: JSON.stringify(text), filled })),
    );
  const roll = dice(SEED + 1);
  const statuses = new Map<number, number>();
  const total = Math.ceil(inputs * SENT);
  let [unknown, sent] = [0, 0];
  const hand = async (): Promise<void> => {
    while (sent < total) {
      sent += 1;
      if (sent % 5_000 === 0) progress('bodies', sent, total);
      const { query, filled } = asked[sent % asked.length]!;
      const body = bodyOf(query, filled, roll);
      const { path, method, headers } = sign('/graphql', body);
      const reply = await fetch(subject.origin + path, {
        method,
        headers,
        body: body.toWellFormed(),
      });
      const text = await reply.text();
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      if (text.includes('"unknownError"')) unknown += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  const failed = [...statuses].filter(([status]) => status >= 500 && status !== 503);
  const figures = [
    told(
      'bodies sent',
      `${total.toLocaleString('en')}: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`,
    ),
    count(
      'answered with a failure of ours',
      failed.reduce((sum, [, n]) => sum + n, 0),
      0,
    ),
    count('answered as unknown', unknown, 0),
    count('servers that ended', subject.hasExited() ? 1 : 0, 0),
  ];
  await subject.stop();
  return figures;
}

function isOperation(value: unknown): value is Operation<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'text' in value;
}

/** Changed in a text of the variables, anywhere in the variables, or anywhere. */
function bodyOf(query: string, filled: (text: string) => object, roll: () => number): string {
  const kind = roll();
  const text = kind < 0.5 ? mutated('12345', roll) : '12345';
  const variables = JSON.stringify(filled(text));
  const part = kind >= 0.5 && kind < 0.75 ? mutated(variables, roll) : variables;
  const body = `{"query":${query},"variables":${part}}`;
  return (kind >= 0.75 ? mutated(body, roll) : body).toWellFormed();
}
