import { writeFileSync } from 'node:fs';
import { featuresPage } from './page.ts';

writeFileSync('docs/features.md', featuresPage());
