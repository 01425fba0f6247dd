/** At most two decimals, a true minus sign, no thousands marks: as the game writes figures. */
export function amountText(amount: number): string {
  const rounded = Math.round(Math.abs(amount) * 100) / 100;
  return amount < 0 ? `−${rounded}` : `${rounded}`;
}

/** Drop chance in percent, `<0.1%` below a tenth. */
export function chanceText(percent: number): string {
  return percent < 0.1 ? '<0.1%' : `${Math.round(percent * 10) / 10}%`;
}
