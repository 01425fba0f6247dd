import { isEnumType, isScalarType, type GraphQLLeafType } from 'graphql';
import { IRREGULAR } from './irregular.ts';

/** Writes a value as JSON. */
export type Write<Context> = (value: unknown, context: Context) => string;

const LARGEST_INT = 2_147_483_647;

const quote = JSON.stringify as (text: string) => string;

const SCALARS: Readonly<Record<string, (value: unknown) => string>> = {
  String: (value) => (typeof value === 'string' ? quote(value) : irregular()),
  ID(value) {
    if (typeof value === 'string') return quote(value);
    return Number.isInteger(value) ? `"${value as number}"` : irregular();
  },
  Boolean(value) {
    if (value === true) return 'true';
    return value === false ? 'false' : irregular();
  },
  Int: (value) =>
    Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INT
      ? String(value)
      : irregular(),
  Float: (value) => (Number.isFinite(value) ? String(value) : irregular()),
  JSON: (value) => JSON.stringify(value) ?? irregular(),
};

export function leafWriter<Context>(type: GraphQLLeafType): Write<Context> | null {
  if (isEnumType(type)) {
    const words = new Map<unknown, string>(
      type.getValues().map(({ name, value }) => [value as unknown, quote(name)]),
    );
    return (value) =>
      value === null || value === undefined ? 'null' : (words.get(value) ?? irregular());
  }
  const write = isScalarType(type) ? SCALARS[type.name] : undefined;
  if (!write) return null;
  return (value) => (value === null || value === undefined ? 'null' : write(value));
}

function irregular(): never {
  throw IRREGULAR;
}
