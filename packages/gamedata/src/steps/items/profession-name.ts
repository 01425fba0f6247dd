/** As the game writes it: firstaid is First Aid. */
export function professionName(profession: string | undefined): string | null {
  return profession === 'firstaid' ? 'First Aid' : capitalised(profession);
}

export function capitalised(word: string | undefined): string | null {
  return word === undefined ? null : word.charAt(0).toUpperCase() + word.slice(1);
}
