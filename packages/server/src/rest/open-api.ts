import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';

const edition = {
  name: 'edition',
  in: 'path',
  required: true,
  description: 'Which game: classic is Classic Era, sod the Season of Discovery.',
  schema: { type: 'string', enum: EDITION_KEYS },
};

const idOf = (description: string) => ({
  name: 'id',
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', maxLength: 64 },
});

const json = (schema: object) => ({ 'application/json': { schema } });
const refused = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

const REFUSALS = {
  400: refused('The edition or the id cannot be one'),
  404: refused('There is none of this id'),
  429: refused('Asked too often, or for too much work; Retry-After says when to come again'),
};

const text = { type: 'string' };
const number = { type: 'number' };
const list = (items: object) => ({ type: 'array', items });
const maybe = (type: string) => ({ type: [type, 'null'] });

/** The REST view in the words of OpenAPI 3.1; served under `/api/v1/openapi.json`. */
export const OPEN_API = {
  openapi: '3.1.0',
  info: {
    title: 'Gearwright',
    version: '1',
    description:
      'Reading items and shared gear sets, from any site and without a key. Fields may be added; none is taken away or changes its meaning within a version.',
  },
  paths: {
    '/api/v1/{edition}/items/{id}': {
      get: {
        operationId: 'getItem',
        summary: 'An item, gem, enchant or rune',
        parameters: [edition, idOf('As the game numbers it; 12345_-14 with a random suffix')],
        responses: {
          200: { description: 'Found', content: json({ $ref: '#/components/schemas/Item' }) },
          ...REFUSALS,
        },
      },
    },
    '/api/v1/{edition}/sets/{id}': {
      get: {
        operationId: 'getSet',
        summary: 'A shared set with the figures of its sheet',
        parameters: [edition, idOf('The last part of the link under which it was shared')],
        responses: {
          200: { description: 'Found', content: json({ $ref: '#/components/schemas/Set' }) },
          ...REFUSALS,
        },
      },
    },
  },
  components: {
    schemas: {
      Refusal: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message'],
            properties: { code: text, message: text },
          },
        },
      },
      Item: {
        type: 'object',
        required: ['id', 'kind', 'name', 'quality', 'stats', 'sources', 'effectTexts', 'tooltip'],
        properties: {
          id: text,
          kind: text,
          name: text,
          quality: number,
          itemLevel: maybe('number'),
          requiredLevel: maybe('number'),
          stats: list({
            type: 'object',
            required: ['name', 'value'],
            properties: { name: text, value: number },
          }),
          effectTexts: list(text),
          sources: list({ type: 'object', properties: { type: text, primary: maybe('string') } }),
          tooltip: list({
            type: 'object',
            description: 'A line as the game shows it; kind says which of the other fields it has',
            required: ['kind'],
            properties: {
              kind: { type: 'string', enum: ['name', 'text', 'socket', 'flavor', 'money', 'gap'] },
              text,
              tone: { type: 'string', enum: ['plain', 'gold', 'effect', 'dim', 'unmet'] },
              right: text,
              copper: number,
            },
          }),
        },
      },
      Set: {
        type: 'object',
        required: ['publicId', 'name', 'gameClass', 'itemIds', 'character', 'totals', 'values'],
        properties: {
          publicId: text,
          name: text,
          gameClass: text,
          spec: text,
          phase: number,
          itemIds: list(maybe('string')),
          character: {
            type: 'object',
            properties: { name: text, level: number, race: text, gameClass: text },
          },
          totals: { type: 'object', additionalProperties: number },
          values: list({
            type: 'object',
            description: 'What the set is worth by each of its weights',
            required: ['pointId', 'name', 'value'],
            properties: { pointId: text, name: text, value: number },
          }),
          warnings: list(text),
        },
      },
    },
  },
};
