import { nameText } from './name-words.ts';

/** Words that say what a thing is, not whose it is or what it is made of. */
const KIND_WORDS = new Set(
  (
    'of the and a an in for to with from on at by ' +
    'band ring signet seal loop circle hoop amulet pendant necklace choker collar talisman medallion charm locket chain ' +
    'helm helmet hood cowl cap crown circlet headpiece headdress mask hat coif faceguard greathelm ' +
    'shoulders shoulderpads shoulderguards spaulders pauldrons mantle epaulets amice ' +
    'cloak cape drape shroud shawl robe robes tunic vest breastplate chestplate chestguard chestpiece hauberk armor raiment vestments jerkin ' +
    'bracers bracer wristguards cuffs bindings bands armguards vambraces bracelets wristwraps ' +
    'gloves gauntlets handguards handwraps grips mitts belt girdle sash cord waistguard cinch waistband ' +
    'leggings legguards pants legplates trousers kilt greaves breeches boots sabatons treads slippers sandals shoes ' +
    'sword blade dagger knife axe mace hammer staff stave rod wand bow longbow crossbow gun rifle shield buckler orb tome scepter ' +
    'fist claw spear halberd polearm idol libram totem sigil'
  ).split(' '),
);

/** Pieces of one make differ only in such words, and so share their colour. */
export function themeOf(name: string): string {
  const words = nameText(name).trim().split(' ');
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
