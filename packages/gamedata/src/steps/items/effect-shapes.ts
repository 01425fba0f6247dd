/**
 * Sentences that no stat can say, by the shape of their opening.
 * A sentence that fits none of these is not guessed at: the compile stops with its item.
 */
const PREFIXED = /^(?:Use|Chance on hit): ./;

/** Something happens at times: a proc, a kill, a blow received. */
const TRIGGERED: readonly RegExp[] = [
  /^\d+% chance (?:on|of|per|to) /,
  /^(?:Has|Have) a \d+% chance when struck/,
  /^When (?:struck|shapeshifting|the shield blocks|you (?:heal|deal) )/,
  /^Chance (?:on|to) /,
  /^(?:Gives|Grants) (?:you |the wearer )?a(?: \d+%)? chance /,
  /^Grants \d+ increased spell (?:damage|power) for \d+ sec when /,
  /^Each (?:time|healing spell) /,
  /^Sometimes heals /,
  /^On successful /,
  /^Upon killing /,
  /^While in Bear Form, your /,
  /^Restores (?:\d+%? )?.* when(?:ever)? you kill /,
  /^Heals (?:you )?for .* when/,
  /^(?:Gain|Regain) up to \d+ mana each time you cast /,
  /^Heals you for \d+% .* whenever you kill /,
  /^Melee attacks (?:against you|which reduce you) /,
  /^You (?:gain|have a) /,
  /^If your target is below \d+% health, /,
  /^The (?:periodic (?:damage|healing) from your|noise made from melee combat) /,
  /^Unleashing your Seal of Command /,
  /^Friendly targets of the caster's heals gain /,
  /^(?:Mangle|Lesser Healing Wave|Flash of Light and Holy Light) (?:has|have) a \d+% chance /,
  /^Deals [\d to]+ ?(?:Fire )?damage (?:to anyone|when you are|every time) /,
  /^(?:Afflicts your attacker|Collects \d+ Holy Energy|Causes your) /,
  /^(?:Adds|Inflicts) .* (?:to your (?:melee attacks|weapon attack)|damage per (?:swing|shot))/,
  /^Enchants the main hand weapon with fire/,
];

/** An ability of the wearer becomes better. */
const ABILITY: readonly RegExp[] = [
  /^Your [A-Z][\w:,' ]* (?:ability|abilities|spells?|attacks|heals|Shot|Touch|Righteousness|Holy Shock|Command|Strikes) (?:now |also |will )?(?:also )?(?:grants?|increases?|generates|has|have|deals|heals) /,
  /^Your (?:Icy Touch will also increase|Holy Shock heals for|Steady Shot has|Judgement of Command has|Blood Strike and Heart Strikes have|Water Shield ability grants|Shield of Righteousness deals) /,
  /^Your (?:spells?|spell (?:casts|critical strikes)|melee(?: and ranged)? (?:attacks|strikes)|ranged attacks|attacks|special attacks|(?:harmful|offensive|helpful|healing|damaging)(?: and (?:damage|healing))? spells|healing and damage spells|damaging and healing spells|direct healing(?: and heal over time)? spells|heals|spells and attacks in each form) /,
  /^Battle Shout grants you /,
  /^Increases (?:the )?(?:base |periodic |initial and per application periodic )*damage (?:done|dealt|absorbed|over time caused|reduction|of|your [A-Z]\w+)? ?(?:by|of|from|deals)? ?(?:your|[A-Z])/,
  /^Increases the (?:amount of damage absorbed|damage absorbed|damage done|damage dealt|base damage|Holy damage|amount healed|base amount healed|periodic healing|final healing value|healing granted|duration|radius|speed|armor|attack power bonus|melee attack power bonus|benefit|critical (?:effect|hit|strike) chance|spell power) (?:bonus )?(?:of|by|from|on|your|done by|dealt by|increase) ?(?:your|the|by|[A-Z])/,
  /^Increases the (?:attack power bonus on|benefit your) [A-Z]/,
  /^Increases the base (?:amount healed by (?:your )?[Cc]hain [Hh]eal|damage (?:dealt by|of) your [A-Z])/,
  /^Increases (?:healing done by|spell power of|damage done by) [A-Z][\w,' ]+ by (?:up to )?\d/,
  /^Increases the spell power (?:of|on|your) /,
  /^Increases (?:your block (?:rating|value)|weapon damage when you use) .*(?:Holy Shield|Stormstrike)/,
  /^Increases your (?:critical strike rating|spell critical strike rating|healing done) (?:by \d+ )?while in /,
  /^(?:Reduces|Decreases) the (?:base )?(?:mana |rage |energy |Energy |Mana )?cost of /,
  /^(?:Reduces|Decreases) the (?:cooldown|cast time|casting time) of /,
  /^(?:Reduces|Decreases) the (?:pushback suffered|duration of any|threat from) /,
  /^Improves the range of /,
  /^Gives you a \d+% chance to avoid interruption /,
  /^(?:Hamstring Rage cost|Disarm duration) reduced by /,
  /^Increases (?:your pet's|damage dealt by your pet|your Mojo)/,
  /^Increases your ranged weapon critical strike damage bonus by /,
  /^Increases speed in Flight Form /,
];

/** Auras on the party: their buff counts, not the item. */
const PARTY = /all party members? |nearby party members/;

/** Resistances to being controlled, sight, looks and other things without a number of their own. */
const OTHER: readonly RegExp[] = [
  /^Increases your (?:chance to resist|resistance to) /,
  /^Increases your chance to be the center of attention/,
  /^(?:Slightly increases|Moderately increases|Increases) your stealth(?: detection| slightly)?\.?$/,
  /^Increases your (?:effective stealth level|lockpicking skill slightly)\.?$/,
  /^Increases (?:swim speed by|movement speed and life regeneration|all statistics by|damage and healing done by magical spells and effects slightly|spell power slightly)/,
  /^Increases ranged attack speed by \d+%\. Does not stack with quiver/,
  /^Thori'dal generates magical arrows/,
  /^\+\d+% Stun Resistance/,
  /^(?:Immune to Disarm|Reduces damage from falling|Reduces melee damage taken by|Spell Damage received is reduced by|Protects the wearer from) ?/,
  /^Gives the wearer a \d+% chance of being able to resurrect/,
  /^Reduces the base mana cost of your spells by /,
  /^(?:Shows the location of|Allows (?:underwater breathing|the (?:bearer|wearer) to|you to)) ?/,
  /^Nearby [\w' ]+ appears? on the minimap/,
  /^Increases the effect that healing and mana potions have on the wearer by /,
  /^Deals damage and drains \d+ to \d+ mana every second if you are not worthy/,
  /^When worn with the Twilight Trappings Set/,
  /^(?:Disguises the user|Disguise yourself|Wear a large board|Impress others|You feel pretty|Guaranteed by|Everyone sees|Shield yourself from the eyes|Pass yourself as|A ribbon of affection|The goggles simulate)/,
  /^(?:Inflicts the will of the Ashbringer|You champion the cause of|Experience gained from killing monsters)/,
];

/** A plain stat in words we do not know must not pass as an effect. */
const LIKE_A_STAT =
  /^(?:Improves|Increases)(?: your)? [a-z ]+ rating by \d+\.?$|spells and effects by up to \d+\.?$/;

export function isEffectSentence(line: string): boolean {
  if (PREFIXED.test(line)) return true;
  const equip = /^Equip: (.+)$/s.exec(line)?.[1];
  if (equip === undefined) return false;
  if (PARTY.test(equip)) return true;
  if (LIKE_A_STAT.test(equip)) return false;
  return (
    TRIGGERED.some((shape) => shape.test(equip)) ||
    ABILITY.some((shape) => shape.test(equip)) ||
    OTHER.some((shape) => shape.test(equip))
  );
}
