import { createReadStream, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import type { Connect } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Files under an address's first segment, straight from the folder a build step wrote them to. */
export function serveMade(folders: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = madeFile(folders, request.url ?? '/');
    if (file === null) return next();
    response.setHeader(
      'content-type',
      TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    );
    response.setHeader('cache-control', 'no-cache');
    createReadStream(file).on('error', next).pipe(response);
  };
}

/** The file an address means, or null where it means none of these folders' files. */
export function madeFile(folders: Readonly<Record<string, string>>, url: string): string | null {
  const { pathname } = new URL(url, 'http://site');
  const prefix = Object.keys(folders).find((each) => pathname.startsWith(each));
  if (prefix === undefined) return null;
  const folder = folders[prefix]!;
  const file = normalize(join(folder, decodeURIComponent(pathname.slice(prefix.length))));
  const isInside = file.startsWith(folder + sep);
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}
