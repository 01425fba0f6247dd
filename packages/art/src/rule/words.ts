/** What every neighbour in the list begins with says nothing: `Enchant Chest - `, `Glyph of `. */
export function tellingName(name: string): string {
  return name.replace(/^(?:Enchant [^-]+(?:-Hand)? - |Glyph of (?:the )?|Formula: |Scroll of Enchant [^-]+(?:-Hand)? - )/, '');
}

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

const compiled = new Map<string, RegExp>();

/**
 * A pattern is a line of stems. `flam` is how a word begins, `*axe` stands anywhere in it, `=red` is all of it;
 * a hyphen is a blank, so `lay-on` asks for two words in a row.
 */
export function wordPattern(stems: string): RegExp {
  let pattern = compiled.get(stems);
  if (!pattern) {
    const parts = stems.split(' ').map((stem) => {
      const text = stem.replaceAll('-', ' ').replace(/^[*=]/, '');
      if (stem.startsWith('*')) return text;
      return stem.startsWith('=') ? ` ${text} ` : ` ${text}`;
    });
    pattern = new RegExp(parts.join('|'));
    compiled.set(stems, pattern);
  }
  return pattern;
}

/** In icon names words run together (`blessingofstrength`), so a stem may stand anywhere; short ones must begin a word. */
export function iconPattern(stems: string): RegExp {
  const key = `icon:${stems}`;
  let pattern = compiled.get(key);
  if (!pattern) {
    const parts = stems.split(' ').map((stem) => {
      const text = stem.replaceAll('-', '').replace(/^[*=]/, '');
      if (stem.startsWith('=')) return ` ${text} `;
      return text.length >= 5 || stem.startsWith('*') ? text : ` ${text}`;
    });
    pattern = new RegExp(parts.join('|'));
    compiled.set(key, pattern);
  }
  return pattern;
}
