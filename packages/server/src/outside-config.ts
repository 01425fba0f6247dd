import { ConfigError, readText, type Environment } from './config-readers.ts';
import type { PublisherAccess } from './publisher/publisher-client.ts';

/** What the environment decides about the publisher of the game. */
export interface Outside {
  /** Null: sample characters and derived prices. */
  readonly publisher: PublisherAccess | null;
  /** `eu-firemaw`: realms whose auctions are read; the first one's prices stand in for all others. */
  readonly priceRealms: readonly string[];
}

export function readOutside(env: Environment): Outside {
  const publisher = readPublisher(env);
  const priceRealms = readPriceRealms(env);
  if (priceRealms.length > 0 && publisher === null) {
    throw new ConfigError('PRICE_REALMS', 'needs PUBLISHER_CLIENT_ID and PUBLISHER_CLIENT_SECRET');
  }
  return { publisher, priceRealms };
}

function readPublisher(env: Environment): PublisherAccess | null {
  const id = env['PUBLISHER_CLIENT_ID'];
  const secret = env['PUBLISHER_CLIENT_SECRET'];
  if (id === undefined && secret === undefined) return null;
  if (!id) throw new ConfigError('PUBLISHER_CLIENT_ID', 'goes with PUBLISHER_CLIENT_SECRET');
  if (!secret) throw new ConfigError('PUBLISHER_CLIENT_SECRET', 'goes with PUBLISHER_CLIENT_ID');
  return {
    clientId: id,
    clientSecret: secret,
    api: readAddress(env, 'PUBLISHER_API', 'https://{region}.api.blizzard.com'),
    tokenUrl: readAddress(env, 'PUBLISHER_TOKEN_URL', 'https://oauth.battle.net/token'),
  };
}

function readAddress(env: Environment, variable: string, fallback: string): string {
  const text = readText(env, variable, fallback);
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text.replace('{region}', 'eu'))) {
    throw new ConfigError(variable, 'must be an address like https://{region}.example.org');
  }
  return text.replace(/\/$/, '');
}

function readPriceRealms(env: Environment): readonly string[] {
  const text = env['PRICE_REALMS'];
  if (text === undefined) return [];
  const realms = text.split(',').map((realm) => realm.trim());
  if (!realms.every((realm) => /^(eu|us)-[a-z0-9-]+$/.test(realm))) {
    throw new ConfigError('PRICE_REALMS', 'must be a list like eu-firemaw,us-whitemane');
  }
  return [...new Set(realms)];
}
