import { once } from 'node:events';

/** Where a command reads and writes. */
export interface Terminal {
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

const CHUNK = 1 << 16;

/** Prints lines as fast as the reader takes them. */
export async function printLines(terminal: Terminal, lines: Iterable<string>): Promise<void> {
  let chunk = '';
  const flush = async (): Promise<void> => {
    if (!terminal.output.write(chunk)) await once(terminal.output, 'drain');
    chunk = '';
  };
  for (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length >= CHUNK) await flush();
  }
  if (chunk !== '') await flush();
}
