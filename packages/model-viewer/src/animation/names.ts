/** What a figure can do, in the order it is offered; each is a file of its name. */
export const ANIMATIONS = [
  { name: 'stand', label: 'Stand' },
  { name: 'walk', label: 'Walk' },
  { name: 'run', label: 'Run' },
  { name: 'ready', label: 'Ready' },
  { name: 'attack-one-hand', label: 'Attack: One-Hand' },
  { name: 'attack-two-hand', label: 'Attack: Two-Hand' },
  { name: 'attack-dual', label: 'Attack: Dual Wield' },
  { name: 'bow', label: 'Attack: Bow' },
  { name: 'cast', label: 'Cast' },
  { name: 'cheer', label: 'Cheer' },
  { name: 'shy', label: 'Shy' },
  { name: 'dance', label: 'Dance' },
  { name: 'sit', label: 'Sit' },
  { name: 'wave', label: 'Wave' },
  { name: 'death', label: 'Death' },
] as const;

export type AnimationName = (typeof ANIMATIONS)[number]['name'];

export function isAnimation(text: string): text is AnimationName {
  return ANIMATIONS.some(({ name }) => name === text);
}
