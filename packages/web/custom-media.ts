import { MEDIA } from './src/ui/media.ts';

interface MediaRule {
  params: string;
}

/**
 * A plugin of PostCSS: `@media (--narrow)` becomes the query of that name, and an unknown name stops the build.
 * Files that others compose from are read past it, and write their widths out.
 */
export const customMedia = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule: MediaRule): void {
      rule.params = rule.params.replaceAll(/\(--([\w-]{1,40})\)/g, (_, name: string) => {
        if (!Object.hasOwn(MEDIA, name)) throw new Error(`There is no media query --${name}.`);
        return MEDIA[name as keyof typeof MEDIA];
      });
    },
  },
};
