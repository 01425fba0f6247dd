import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const TEXT = /\.(ts|tsx|js|json|md|css|html|svg|yml|graphql|txt)$|(^|\/)[^.]+$/;

/** Folders of somebody's machine, and addresses of its package mirror. */
const MACHINE = new RegExp(
  [
    String.raw`(?<![\w.~*/-])/(?:work|tmp|root|home|Users)/`,
    String.raw`\b[A-Z]:\\Users\\`,
    String.raw`\.\./shared\b`,
    String.raw`"resolved": "http`,
    String.raw`registry\.(?:npmjs|yarnpkg)`,
  ].join('|'),
);

/** Every line of the repository that names a place on one machine only. */
export function findMachinePaths(root: string = ROOT): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => TEXT.test(file) && !file.startsWith('scripts/checks/machine-paths'));
  return files.flatMap((file) => linesNaming(file, readFileSync(join(root, file), 'utf8')));
}

export function linesNaming(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = MACHINE.exec(line);
    return found ? [`${file}:${at + 1} names ${found[0]}`] : [];
  });
}
