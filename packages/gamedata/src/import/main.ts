import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SourceError } from '../compiled.ts';
import { CorrectedFolder } from './corrections.ts';
import { importFacts } from './import-facts.ts';
import { IMPORTED_TABLES } from './tables.ts';

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error(
    'Usage: npm run facts:import -- <folder with acquisition/, class/, effects/, items/, names/, sets/ and value/>',
  );
  process.exit(2);
}

const facts = fileURLToPath(new URL('../../facts/', import.meta.url));
try {
  const files = importFacts(new CorrectedFolder(folder), facts, IMPORTED_TABLES);
  for (const file of files) console.log(`${file.path}  ${file.text.length}`);
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exit(1);
}
