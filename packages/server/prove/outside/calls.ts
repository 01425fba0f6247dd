import { createPublicSet, deletePublicSet } from '@gearwright/api/generated/operations.ts';
import { SHARED } from '../../test/calls/a-mage.ts';
import { address, unless, type Probe } from './probe.ts';
import { callWith, sendWith, strangerFrom } from './stranger.ts';

export const CALLS: readonly Probe[] = [
  {
    name: 'variables nested deeply: 400',
    async run({ origins }) {
      const guest = await strangerFrom(origins.wrath, address()).credentials();
      for (const depth of [30, 2_000, 20_000]) {
        const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
        const text = 'query ($ids: [ID!]!) { getItems(ids: $ids) { id } }';
        const body = `{"query":${JSON.stringify(text)},"variables":{"ids":${nested}}}`;
        const answer = await sendWith(origins.wrath, guest, body);
        if (answer.status !== 400 || answer.code === 'unknownError')
          return `${depth}: ${answer.status}`;
      }
      return null;
    },
  },
  {
    name: 'two hundred aliases of a search are refused',
    async run({ origins }) {
      const from = address();
      const guest = await strangerFrom(origins.wrath, from).credentials();
      const one = 'searchItems(query: { gameClass: mage }, first: 50) { total }';
      const many = Array.from({ length: 200 }, (_, at) => `a${at}: ${one}`).join(' ');
      const answer = await callWith(origins.wrath, guest, { text: `{ ${many} }` }, {}, from);
      return unless(answer.code !== null, 'it was answered');
    },
  },
  {
    name: 'GraphQL tells nobody its schema',
    async run({ origins }) {
      const guest = await strangerFrom(origins.wrath, address()).credentials();
      const text = '{ __schema { types { name } } }';
      const answer = await callWith(origins.wrath, guest, { text });
      return unless(answer.code !== null && !answer.text.includes('"name"'), 'it did');
    },
  },
  {
    name: 'a replayed, a forged and an unsigned call are refused',
    async run({ origins }) {
      const guest = await strangerFrom(origins.wrath, address()).credentials();
      const forged = { ...guest, secret: `${guest.secret.slice(0, -4)}AAAA` };
      const answer = await callWith(origins.wrath, forged, { text: '{ __typename }' });
      const bare = await fetch(`${origins.wrath}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      });
      if (answer.code === null) return 'a forged call was answered';
      return unless(bare.status >= 400, 'an unsigned call was answered');
    },
  },
  {
    name: 'two guests on one address: a predictable key gives nobody another’s link',
    async run({ origins }) {
      const from = address();
      const guests = [
        await strangerFrom(origins.wrath, from).credentials(),
        await strangerFrom(origins.wrath, from).credentials(),
      ];
      const links: { readonly publicId: string; readonly deleteToken: string }[] = [];
      for (const who of guests) {
        const variables = { input: SHARED, clientKey: 'share' };
        const { data, code } = await callWith(origins.wrath, who, createPublicSet, variables, from);
        if (!data) return `refused: ${code}`;
        links.push(data['createPublicSet'] as (typeof links)[number]);
      }
      if (links[0]!.publicId === links[1]!.publicId) return 'they share a link';
      const taken = { publicId: links[0]!.publicId, deleteToken: links[1]!.deleteToken };
      const { code } = await callWith(origins.wrath, guests[1]!, deletePublicSet, taken, from);
      return unless(code === 'publicSetNotFound', `deleting another’s: ${code}`);
    },
  },
];
