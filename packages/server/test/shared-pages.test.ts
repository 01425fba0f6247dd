import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITES, type SiteKey } from '@gearwright/game/edition/sites.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { FigureLook } from '@gearwright/game/look/gear-look.ts';
import { readSamples } from '../src/armory/samples/samples-file.ts';
import { readConfig } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';
import { createSharedPages } from '../src/pages/shared-pages.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import { createSite } from '../src/site/create-site.ts';
import { addUser, DATABASE_KINDS, throwawaySource } from './databases.ts';
import { emptySites } from './empty-sites.ts';

const NASTY = '</title><script>alert(1)</script> "Best" & \u202Ebackwards\n set';

describe.each(DATABASE_KINDS)('X3: shared pages on %s', (kind) => {
  let context: Context;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gearwright-pages-'));
    const source = await throwawaySource(kind);
    const env =
      source.kind === 'sqlite'
        ? { DATA_DIR: dirname(source.file) }
        : { DATA_DIR: join(folder, 'var'), DATABASE_URL: source.url };
    context = await createContext(readConfig({ ...env, LOG_LEVEL: 'silent' }), emptySites());
  });
  afterAll(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function get(site: SiteKey, url: string, headers: Record<string, string> = {}) {
    const server = await createSite(SITES[site], context);
    const reply = await server.inject({
      url,
      headers: { host: 'gear.example:3060', ...headers },
    });
    await server.close();
    return reply;
  }

  async function share(edition: EditionKey, name: string, gameClass = 'warrior') {
    const userId = await addUser(context.database);
    const roster = new SqlRoster({
      database: context.database,
      userId,
      game: context.catalogs(edition),
    });
    const sample = readSamples(edition).find((each) => each.gameClass === gameClass)!;
    const { race, gender, level } = sample.character;
    const character = await roster.createCharacter({
      name: 'Zoë',
      realm: null,
      gender,
      race,
      level,
      gameClass: sample.gameClass,
      variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
      connectedSets: [],
    });
    const { spec, itemIds, enchantIds, gemIds, runeIds, glyphIds, talents, professions } = sample;
    const { presets } = context.catalogs(edition).dataset;
    const preset = presets.find((each) => each.gameClass === gameClass)!;
    const set = await roster.createSet(
      {
        characterId: character.id,
        name,
        spec,
        phase: 0,
        points: [
          {
            type: 'preset',
            pointId: preset.id,
            name: preset.name,
            gameClass: sample.gameClass,
            author: preset.author,
            authorLink: preset.authorLink,
            stats: preset.stats,
          },
        ],
        ...{ itemIds, enchantIds, gemIds, runeIds, glyphIds, talents },
        defaultFilters: {
          sources: null,
          raids: null,
          mainWeaponTypes: null,
          offWeaponTypes: null,
          rangedWeaponTypes: null,
          armorTypes: null,
          professions: [...professions],
          maxPvpRank: 14,
          maxArenaRating: 3000,
        },
      },
      { asStored: true },
    );
    const { publicId } = await roster.shareSet(set.id);
    return { roster, set, publicId };
  }

  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

  test('a shared set tells its name, wearer, totals and colour, and links its card', async () => {
    const { publicId } = await share('sod', 'Gnomeregan');
    const { body } = await get('classic', `/sod/set/${publicId}/talents`);
    expect(meta(body, 'og:title')).toBe('Gnomeregan · Zoë, level 60 Warrior');
    expect(body).toContain('<title>Gnomeregan · Zoë, level 60 Warrior · Gearwright</title>');
    expect(body.match(/<title>/g)?.length).toBe(1);
    const description = meta(body, 'og:description')!;
    expect(description).toMatch(/^item level \d+\.\d · Attack Power \d+ · Crit Chance \d+\.\d\d%/);
    expect(meta(body, 'description')).toBe(description);
    expect(meta(body, 'theme-color')).toBe('#c79c6e');
    expect(meta(body, 'twitter:card')).toBe('summary_large_image');
    expect(meta(body, 'og:url')).toBe(`http://gear.example:3060/sod/set/${publicId}/talents`);
    const image = new URL(meta(body, 'og:image')!);
    expect(image.origin).toBe('http://gear.example:3060');
    expect(body).toMatch(
      /<link rel="alternate" type="application\/json\+oembed" href="http:\/\/gear\.example:3060\/oembed\?url=http%3A/,
    );

    const card = await get('classic', image.pathname);
    expect(card.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const png = card.rawPayload;
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    // With its fonts, not a bare ground.
    expect(png.length).toBeGreaterThan(50_000);
  });

  test('a change of the set changes the address of the card; the old one leads to it', async () => {
    const { roster, set, publicId } = await share('tbc', 'Sunwell', 'mage');
    const imageOf = async () => {
      const { body } = await get('tbc', `/set/${publicId}`);
      return new URL(meta(body, 'og:image')!).pathname;
    };
    const before = await imageOf();
    expect(await imageOf()).toBe(before);
    await roster.updateSet(set.id, { name: 'Black Temple' });
    const after = await imageOf();
    expect(after).not.toBe(before);
    const old = await get('tbc', before);
    expect([old.statusCode, old.headers['location']]).toEqual([302, after]);

    await roster.deleteSet(set.id);
    expect((await get('tbc', after)).statusCode).toBe(404);
    expect(meta((await get('tbc', `/set/${publicId}`)).body, 'og:title')).toBe('Gearwright');
  });

  test('a comparison has a title and a card of both', async () => {
    const left = await share('wrath', 'Left', 'deathknight');
    const right = await share('wrath', 'Right', 'deathknight');
    const { body } = await get('wrath', `/set/${left.publicId}/compare/${right.publicId}`);
    expect(meta(body, 'og:title')).toBe('Left and Right · Zoë, Death Knight');
    expect(body).not.toContain('json+oembed');
    expect(meta(body, 'og:description')).toMatch(
      /^Two sets side by side: item level \d+\.\d \/ \d+\.\d · Attack Power \d+ \/ \d+/,
    );
    const image = new URL(meta(body, 'og:image')!).pathname;
    expect(image).toContain(`${left.publicId}~${right.publicId}`);
    expect((await get('wrath', image)).headers['content-type']).toBe('image/png');
  });

  test("players' text is escaped, kept on one line and cut", async () => {
    const { publicId } = await share('classic', NASTY.slice(0, 60));
    const { body } = await get('classic', `/era/set/${publicId}`);
    expect(body).not.toContain('<script>alert');
    expect(meta(body, 'og:title')).toMatch(/^&lt;\/title&gt;&lt;script&gt;alert/);
    expect(body).not.toContain('\u202E');
    const image = new URL(meta(body, 'og:image')!).pathname;
    expect((await get('classic', image)).statusCode).toBe(200);
  });

  test('of another edition, or unknown, it has the title of the site', async () => {
    const { publicId } = await share('classic', 'Naxxramas');
    for (const url of [
      `/sod/set/${publicId}`,
      '/era/set/none',
      `/era/set/${publicId}/compare/none`,
    ]) {
      const { body, statusCode } = await get('classic', url);
      expect([statusCode, meta(body, 'og:title')]).toEqual([200, 'Gearwright']);
    }
    for (const url of [
      `/cards/sod/${publicId}.0123456789abcdef.png`,
      `/cards/classic/${publicId}.png`,
      `/cards/tbc/${publicId}.0123456789abcdef.png`,
      '/cards/classic/..%2f..%2fsecret.0123456789abcdef.png',
    ]) {
      expect((await get('classic', url)).statusCode).toBe(404);
    }
  });

  test('other pages have sensible titles', async () => {
    const title = async (site: SiteKey, url: string) =>
      meta((await get(site, url)).body, 'og:title');
    expect(await title('wrath', '/')).toBe('Gearwright');
    expect(await title('tbc', '/items?q=axe')).toBe('Items, Burning Crusade');
    expect(await title('classic', '/sod/talents/mage/2A')).toBe(
      'Mage talents, Season of Discovery',
    );
    expect(await title('classic', '/era/armory/eu/firemaw/zo%C3%AB')).toBe('Zoë (EU)');
    expect((await get('classic', '/era/armory/eu/firemaw/%E0%A4%A')).statusCode).toBe(400);
    expect(await title('wrath', '/character/secret/set/secret')).toBe('Gearwright');
    const { body } = await get('wrath', '/talents/shaman');
    expect(meta(body, 'theme-color')).toBe('#2459ff');
    expect(meta(body, 'og:image')).toBe('http://gear.example:3060/icons/app/icon-512.png');
  });

  test('a card whose figure could not be drawn is not kept, and one with it is', async () => {
    const { publicId } = await share('wrath', 'Figure', 'mage');
    const found = (await context.sharedPages.find('wrath', [publicId]))!;
    const figures = [null, 'first', 'second'];
    const pages = createSharedPages({
      ...context,
      render: async (draw) => Buffer.from(await draw()),
      cardFigures: {
        choose: () => null,
        draw: () => Promise.resolve(figures.shift()!),
        close: () => Promise.resolve(),
      },
    });
    const page = { ...found, look: {} as FigureLook, svg: (figure: string | null) => `${figure}` };
    const asked = [];
    for (let n = 0; n < 3; n++) asked.push(await pages.picture(page));
    expect(asked.map(({ png, isWhole }) => [png.toString(), isWhole])).toEqual([
      ['null', false],
      ['first', true],
      ['first', true],
    ]);
  });

  test('many who ask for one card at a time cause one drawing', async () => {
    const { publicId } = await share('wrath', 'Crowd', 'mage');
    const page = (await context.sharedPages.find('wrath', [publicId]))!;
    const drawn = async () =>
      (await context.metrics.cards.get()).values.find(({ labels }) => labels.outcome === 'drawn')
        ?.value ?? 0;
    const before = await drawn();
    const pictures = await Promise.all(
      Array.from({ length: 10 }, () => context.sharedPages.picture(page)),
    );
    expect(new Set(pictures).size).toBe(1);
    expect((await drawn()) - before).toBe(1);
  });
});
