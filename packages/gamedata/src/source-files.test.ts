import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

test('the code of a compile is what its modules import, types left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-sources-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'entry.ts',
    `import { a } from './a.ts';\nimport type { T } from './types.ts';\nimport fs from 'node:fs';\n`,
  );
  write('a.ts', `import {\n  b,\n  c,\n} from './b.ts';\nexport { d } from './d.ts';\n`);
  write('b.ts', `import './a.ts';\nimport { HEAD } from '@gearwright/game/slot/slots.ts';\n`);
  write('d.ts', `const text = "import { x } from './x.ts'";\n`);
  write('x.ts', '');
  write('types.ts', '');
  const names = sourceFiles([join(folder, 'entry.ts')]).map((file) => basename(file));
  rmSync(folder, { recursive: true });
  expect(names.toSorted()).toEqual(['a.ts', 'b.ts', 'd.ts', 'entry.ts', 'slots.ts']);
});
