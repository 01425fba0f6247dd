/** Physical damage it takes to bring the wearer down through armor alone. */
export function effectiveHealth(health: number, armorReduction: number): number {
  return health / (1 - armorReduction / 100);
}
