import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { defineCommand } from './command.ts';
import { COMMANDS } from './commands.ts';
import { gw } from './gw.ts';
import { printLines } from './terminal.ts';

const echo = defineCommand({
  name: 'echo',
  summary: 'says a word',
  help: 'gw echo --word <word>',
  options: { word: { type: 'string', default: 'nothing' } },
  run: ({ word }, terminal) => printLines(terminal, [word]),
});

async function said(line: string, commands = [echo]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const words = line.split(' ').filter((word) => word !== '');
  const running = gw(words, commands, { input: new PassThrough(), output, errors });
  const code = await running.finally(() => {
    output.end();
    errors.end();
  });
  return { code, output: await text(output), errors: await text(errors) };
}

describe('gw', () => {
  test('runs the command that is named, with its options', async () => {
    expect(await said('echo --word lok-tar')).toEqual({ code: 0, output: 'lok-tar\n', errors: '' });
  });

  test.each(['', 'help', '--help', '-h'])('"%s" lists the commands', async (line) => {
    const { code, output } = await said(line);
    expect(code).toBe(0);
    expect(output).toContain('echo   says a word');
  });

  test('a command has a help of its own', async () => {
    expect((await said('echo --help')).output).toBe('gw echo --word <word>\n');
  });

  test.each([
    ['sing', 'Unknown command "sing". Try: gw --help\n'],
    ['echo --wrod x', "Unknown option '--wrod'. Try: gw echo --help\n"],
    ['echo --word', "Option '--word <value>' argument missing. Try: gw echo --help\n"],
    ['echo lok-tar', "Unexpected argument 'lok-tar'. Try: gw echo --help\n"],
  ])('"%s" gets one sentence and exit code 2', async (line, errors) => {
    expect(await said(line)).toEqual({ code: 2, output: '', errors });
  });

  test.each([
    ['items', 'Which edition? Say --edition classic, sod, tbc, or wrath.\n'],
    [
      'items --edition cata',
      'Unknown edition "cata". Say --edition classic, sod, tbc, or wrath.\n',
    ],
  ])('"%s" asks for an edition we have', async (line, errors) => {
    expect(await said(line, [...COMMANDS])).toEqual({ code: 2, output: '', errors });
  });

  test('every command explains itself', async () => {
    for (const { name } of COMMANDS) {
      const { code, output } = await said(`${name} --help`, [...COMMANDS]);
      expect(code).toBe(0);
      expect(output.split('\n').length).toBeGreaterThan(5);
    }
  });
});

test('output that is piped away early ends quietly', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'items', '--edition', 'wrath']);
  const errors = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = (await once(child, 'exit')) as [number];
  expect(await errors).toBe('');
  expect(code).toBe(0);
});
