/** Of whoever is on the picture and what they wear: lower case, words only. */
export function pictureName(characterName: string, setName: string): string {
  const words = `${characterName} ${setName}`.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '');
  return `${words || 'character'}.png`;
}
