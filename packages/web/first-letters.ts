import type { Plugin } from 'vite';

/** The two faces every page is set in. */
const FACES = /(?:alegreya-sc-latin-500-normal|source-sans-3-latin-wght-normal)-[^/]*\.woff2$/;

/** Asks for the letters with the page, not when the first style needs them: words do not change their shape later. */
export function firstLetters(): Plugin {
  return {
    name: 'first-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FACES.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${name}`,
            },
            injectTo: 'head',
          })),
    },
  };
}
