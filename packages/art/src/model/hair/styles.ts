import { BOLD_STYLES } from './bold-styles.ts';
import { GATHERED_STYLES } from './gathered-styles.ts';
import type { Style } from './lays.ts';
import { LONG_STYLES } from './long-styles.ts';
import { SHORT_STYLES } from './short-styles.ts';

const ALL = { ...SHORT_STYLES, ...LONG_STYLES, ...GATHERED_STYLES, ...BOLD_STYLES };
export type StyleName = keyof typeof ALL;
export const STYLES: Readonly<Record<StyleName, Style>> = ALL;

/** Styles that go under a helm as a whole. */
export const ABOVE_THE_BROW: readonly StyleName[] = ['mohawk', 'crest', 'topknot'];
