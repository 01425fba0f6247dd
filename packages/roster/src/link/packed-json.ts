import { PlannerError } from '@gearwright/game/messages.ts';
import { deflateText, inflateText } from './deflate-text.ts';

export interface PackedLimits {
  /** The first letter; every version that ever was stays readable. */
  readonly version: string;
  /** Letters that are looked at. */
  readonly mostLetters: number;
  /** Bytes of what is in them. */
  readonly mostBytes: number;
}

/** A value as the letters of an address: its version, then what `deflateText` makes of it. */
export async function packJson(value: unknown, { version }: PackedLimits): Promise<string> {
  return version + (await deflateText(JSON.stringify(value)));
}

/** The value again; `importParseFailed` for what is cut short, changed, too long, or of a version yet to come. */
export async function unpackJson(
  text: string,
  { version, mostLetters, mostBytes }: PackedLimits,
): Promise<unknown> {
  if (text.length > mostLetters || !text.startsWith(version)) throw brokenLink();
  const json = await inflateText(text.slice(version.length), mostBytes);
  if (json === null) throw brokenLink();
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw brokenLink();
  }
}

export function brokenLink(): PlannerError {
  return new PlannerError('importParseFailed');
}
