import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { CLASSES, RACES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { SLOTS, type SlotKey } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { chooseEdition } from '../catalogue/choose-edition.ts';
import { iconNames } from '../catalogue/icon-names.ts';
import { SHEETS, SheetPlan, type Sheet } from '../catalogue/sheets.ts';
import { spriteOf } from '../compose/sprite.ts';
import { appIcon, drawFavicon } from '../draw/app-icon.ts';
import { drawEmblem, EMBLEMS } from '../draw/class-emblem.ts';
import { currencySprite } from '../draw/currency-signs.ts';
import { paintPng } from '../draw/paint.ts';
import { drawAvatar } from '../draw/people/avatar.ts';
import { drawEmptySlot, SLOT_GLYPHS, slotName } from '../draw/slot-signs.ts';
import type { GlyphCollection } from '../glyph/collection.ts';
import { encodeIcons } from '../pack/encode-icons.ts';
import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';
import { chooseIcon } from '../rule/choose-icon.ts';
import { iconNameSubject } from '../rule/icon-name-subject.ts';
import { MANIFEST, type ArtManifest } from './manifest.ts';
import type { OutFolder } from './out-folder.ts';

type Datasets = Readonly<Record<EditionKey, Dataset>>;

/** Makes everything from the datasets; the manifest comes last, so that it always names whole files. */
export function writeArt(
  datasets: Datasets,
  collection: GlyphCollection,
  out: OutFolder,
  inputs: string,
): ArtManifest {
  const plan = new SheetPlan();
  const chosen = Object.values(datasets).map((dataset) => {
    const icons = chooseEdition(dataset);
    plan.addEdition(dataset, icons);
    return { dataset, icons };
  });
  const named = new Set(Object.values(datasets).flatMap((dataset) => [...iconNames(dataset)]));
  const names = new Map(
    [...named].toSorted().map((name) => [name, chooseIcon(iconNameSubject(name))]),
  );
  for (const choice of names.values()) plan.addNamed(choice);

  const manifest: ArtManifest = {
    inputs,
    palettes: PALETTE_KEYS,
    sprites: fromKeys(SHEETS, (sheet) =>
      out.writeHashed(`${sheet}.svg`, spriteOf(plan.glyphsOf(sheet), collection.outline)),
    ),
    editions: Object.fromEntries(
      chosen.map(({ dataset: { edition, version }, icons }) => {
        const pack = encodeIcons(icons, version, (glyph) => plan.sheetOf(glyph));
        return [edition, { dataset: version, icons: out.writeHashed(`${edition}.bin`, pack) }];
      }),
    ) as ArtManifest['editions'],
    names: out.writeHashed('names.json', namesText(names, plan)),
    slots: writeSlots(collection, plan, out),
    avatars: writeAvatars(out),
    classes: writeEmblems(collection, plan, out),
    currencies: out.writeHashed('currencies.svg', currencySprite()),
    app: writeAppIcons(out),
  };
  out.write(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  out.sweep();
  return manifest;
}

function fromKeys<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

type Named = ReadonlyMap<string, ReturnType<typeof chooseIcon>>;

function namesText(names: Named, plan: SheetPlan): string {
  const rows = [...names].map(([name, { glyph, palette, field }]) => [
    name,
    `${plan.sheetOf(glyph)}#${glyph} ${palette} ${field}`,
  ]);
  return JSON.stringify(Object.fromEntries(rows));
}

function symbolOf(glyph: string, plan: SheetPlan): `${Sheet}#${string}` {
  return `${plan.sheetOf(glyph)}#${glyph}`;
}

function writeSlots(
  collection: GlyphCollection,
  plan: SheetPlan,
  out: OutFolder,
): ArtManifest['slots'] {
  return fromKeys<SlotKey, ArtManifest['slots'][SlotKey]>(
    SLOTS.map(({ key }) => key),
    (key) => ({
      symbol: symbolOf(SLOT_GLYPHS[key], plan),
      file: out.writeHashed(
        `item-slots/${slotName(key)}.svg`,
        drawEmptySlot(key, collection.outline),
      ),
    }),
  );
}

function writeAvatars(out: OutFolder): ArtManifest['avatars'] {
  return Object.fromEntries(
    RACES.flatMap((race) =>
      (['male', 'female'] as const).map((gender, number) => {
        const name = `${race}-${gender}`;
        const drawing = drawAvatar(race, number === 0 ? 0 : 1);
        return [name, out.writeHashed(`avatars/${name}.svg`, drawing)];
      }),
    ),
  ) as ArtManifest['avatars'];
}

function writeEmblems(
  collection: GlyphCollection,
  plan: SheetPlan,
  out: OutFolder,
): ArtManifest['classes'] {
  return fromKeys<GameClass, ArtManifest['classes'][GameClass]>(CLASSES, (gameClass) => ({
    symbol: symbolOf(EMBLEMS[gameClass].glyph, plan),
    file: out.writeHashed(`classes/${gameClass}.svg`, drawEmblem(gameClass, collection.outline)),
  }));
}

function writeAppIcons(out: OutFolder): readonly string[] {
  const files: readonly (readonly [file: string, content: string | Uint8Array])[] = [
    ['app/favicon.svg', drawFavicon()],
    ['app/icon-32.png', paintPng(appIcon(false), 32)],
    ['app/icon-192.png', paintPng(appIcon(false), 192)],
    ['app/icon-512.png', paintPng(appIcon(false), 512)],
    ['app/maskable-512.png', paintPng(appIcon(true), 512)],
    // Apple paints transparency black and rounds the corners itself.
    ['app/touch-180.png', paintPng(appIcon(true), 180)],
  ];
  for (const [file, content] of files) out.write(file, content);
  return files.map(([file]) => file);
}
