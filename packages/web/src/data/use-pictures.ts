import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { decodeIcons, type IconPack, type PackedIcon } from '@gearwright/art/pack/icon-pack.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Picture, Pictures } from '../ui/icon/pictures.ts';
import { fetchBytes } from './fetch-pack.ts';
import { iconManifestQuery, type IconManifest } from './icon-manifest.ts';

interface IconFiles {
  readonly pack: IconPack;
  readonly sprites: IconManifest['sprites'];
  readonly currencies: string | null;
}

/** Which picture each item has; null until known. Without them a frame still tells the quality. */
export function usePictures(edition: EditionKey, dataset: Dataset | null): Pictures | null {
  const { data } = useQuery({
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 1,
    networkMode: 'always',
    queryKey: ['icons', edition],
    queryFn: ({ client }) => fetchIcons(edition, client),
    structuralSharing: false,
  });
  return useMemo(() => {
    // The pack's columns follow the rows of one dataset only.
    if (!data || !dataset || data.pack.dataset !== dataset.version) return null;
    const { pack, sprites, currencies } = data;
    const picture = ({ sheet, glyph, palette, field }: PackedIcon): Picture => ({
      href: `/icons/${sprites[sheet]}#${glyph}`,
      palette,
      field,
    });
    const enchantAt = new Map(dataset.enchants.map(({ id }, index) => [id, index]));
    return {
      ofItem: ({ baseId }) => picture(pack.item(dataset.items.row(baseId), baseId)),
      ofEnchant: ({ id }) => picture(pack.enchant(enchantAt.get(id)!, id)),
      ofSpell: (spellId) => pictureOrNull(pack.spell(spellId)),
      ofCurrency: (kind) => currencies && `/icons/${currencies}#${kind}`,
      ofTree: (treeId) => pictureOrNull(pack.tree(treeId)),
    };

    function pictureOrNull(icon: PackedIcon | null): Picture | null {
      return icon && picture(icon);
    }
  }, [data, dataset]);
}

async function fetchIcons(edition: EditionKey, client: QueryClient): Promise<IconFiles> {
  const {
    editions,
    sprites,
    currencies = null,
  } = await client.ensureQueryData(iconManifestQuery());
  const bytes = await fetchBytes(`/icons/${editions[edition].icons}`);
  return { pack: decodeIcons(bytes), sprites, currencies };
}
