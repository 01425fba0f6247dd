/** What every neighbour in the list begins with says nothing: `Enchant Chest - `, `Greater Inscription of the `. */
const SHARED =
  /^(?:(?:Scroll of )?Enchant [^-]+(?:-Hand)? - |(?:Lesser |Greater |Master's )?(?:Glyph|Arcanum|Inscription) of (?:the )?|Soul of the )/;

const tellingName = (name: string): string => name.replace(SHARED, '');

/** ` kazrogal hardened heart `: lower case, possessives and apostrophes gone, a blank on either side. */
export function nameText(name: string): string {
  const plain = tellingName(name)
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return ` ${plain} `;
}

/** Prefixes, and the class whose ability it first was. */
const NOISE = new Set(
  (
    'inv spell ability classic misc achievement trade ' +
    'warrior hunter mage priest rogue druid paladin warlock shaman deathknight'
  ).split(' '),
);

/** ` frost frostbolt `: an icon name without its prefix and numbers. */
export function iconText(icon: string): string {
  const words = icon
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !NOISE.has(word));
  return ` ${words.join(' ')} `;
}

const namePatterns = new Map<string, RegExp>();
const iconPatterns = new Map<string, RegExp>();

/**
 * A pattern is a line of stems. `flam` is how a word begins, `*axe` stands anywhere in it, `=red` is all of it;
 * a hyphen is a blank, so `lay-on` asks for two words in a row.
 */
export function wordPattern(stems: string): RegExp {
  return compiled(namePatterns, stems, (stem) => {
    const text = stem.replaceAll('-', ' ').replace(/^[*=]/, '');
    if (stem.startsWith('*')) return text;
    return stem.startsWith('=') ? ` ${text} ` : ` ${text}`;
  });
}

/** In icon names words run together (`blessingofstrength`), so a stem may stand anywhere; short ones must begin a word. */
export function iconPattern(stems: string): RegExp {
  return compiled(iconPatterns, stems, (stem) => {
    const text = stem.replaceAll('-', '').replace(/^[*=]/, '');
    if (stem.startsWith('=')) return ` ${text} `;
    return text.length >= 5 || stem.startsWith('*') ? text : ` ${text}`;
  });
}

function compiled(
  known: Map<string, RegExp>,
  stems: string,
  write: (stem: string) => string,
): RegExp {
  let pattern = known.get(stems);
  if (!pattern) {
    pattern = new RegExp(stems.split(' ').map(write).join('|'));
    known.set(stems, pattern);
  }
  return pattern;
}
