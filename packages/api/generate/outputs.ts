import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse, type DocumentNode } from 'graphql';
import { format, type FormatConfig } from 'oxfmt';
import * as operationTexts from './operation-texts.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

export const SCHEMA_FILE = join(PACKAGE, 'schema.graphql');
export const GENERATED = join(PACKAGE, 'src/generated');
const STYLE_FILE = join(PACKAGE, '../../.oxfmtrc.json');

export interface OperationFile {
  readonly location: string;
  readonly document: DocumentNode;
}

export function readOperations(): readonly OperationFile[] {
  return globSync('operations/*.graphql', { cwd: PACKAGE })
    .toSorted()
    .map((location) => ({
      location,
      document: parse(readFileSync(join(PACKAGE, location), 'utf8')),
    }));
}

/** Types that both ends share: unions of words, read-only, no empty wrappers. */
const TYPES = {
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  skipTypename: true,
  strictScalars: true,
  scalars: { JSON: 'unknown', ID: 'string' },
  maybeValue: 'T | null',
  // An answer has every field; a question may leave some out.
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
};

/** Field resolvers receive these instead of the whole wire type. */
const PARENTS = {
  Character: '../wire/parents.ts#CharacterParent',
  GearSet: '../wire/parents.ts#GearSetParent',
  PublicSet: '../wire/parents.ts#PublicSetParent',
  Item: '../wire/parents.ts#ItemParent',
  Point: '../wire/parents.ts#PointParent',
  ChosenBuff: '../wire/parents.ts#ChosenBuffParent',
  ChosenConsumable: '../wire/parents.ts#ChosenConsumableParent',
  Spell: '../wire/parents.ts#SpellParent',
  ImprovementRank: '../wire/parents.ts#ImprovementRankParent',
};

const HEADER = [
  '// Made from schema.graphql and operations/ by generate/main.ts.',
  '/* oxlint-disable -- the generator has its own style */',
].join('\n');

/** Every generated file by its name, as it should stand in the folder. */
export async function generateAll(): Promise<ReadonlyMap<string, string>> {
  const sdl = readFileSync(SCHEMA_FILE, 'utf8');
  const schema = parse(sdl);
  const make = (filename: string, plugin: string, module: object, config: object) =>
    codegen({
      filename,
      schema,
      documents: [...readOperations()],
      plugins: [{ [plugin]: config }],
      pluginMap: { [plugin]: module as never },
      config: {},
    });
  const files: readonly (readonly [string, string])[] = [
    ['schema.ts', `export const SCHEMA = ${JSON.stringify(sdl)};`],
    ['types.ts', await make('types.ts', 'typescript', typescript, TYPES)],
    [
      'resolvers.ts',
      `import type * as wire from './types.ts';\n${await make(
        'resolvers.ts',
        'typescript-resolvers',
        typescriptResolvers,
        { ...TYPES, mappers: PARENTS, namespacedImportName: 'wire' },
      )}`,
    ],
    [
      'operations.ts',
      [
        await make('operations.ts', 'typescript-operations', typescriptOperations, TYPES),
        await make('operations.ts', 'operation-texts', operationTexts, {}),
      ].join('\n'),
    ],
  ];
  const style = JSON.parse(readFileSync(STYLE_FILE, 'utf8')) as FormatConfig;
  const made = files.map(
    async ([name, text]) => [name, (await format(name, `${HEADER}\n${text}`, style)).code] as const,
  );
  return new Map(await Promise.all(made));
}
