import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const OUT: string = resolve(import.meta.dirname, '../../out');

/** Writes files under names that carry their content's hash, and sweeps away what an earlier build left. */
export class OutFolder {
  readonly path: string;
  readonly #kept = new Set<string>();

  constructor(path: string) {
    this.path = path;
  }

  /** `people/elf.svg` becomes `people/elf.0123456789abcdef.svg`. */
  writeHashed(name: string, content: string | Uint8Array): string {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const file = name.replace(/(\.\w+)$/, `.${hash}$1`);
    this.write(file, content);
    return file;
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.path, file);
    this.#kept.add(file);
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  sweep(): void {
    for (const file of globSync('**/*', { cwd: this.path })) {
      const path = join(this.path, file);
      const name = file.replaceAll('\\', '/');
      // Models are made apart, and kept.
      if (name.startsWith('model/') || this.#kept.has(name)) continue;
      if (statSync(path).isFile()) rmSync(path);
    }
  }
}
