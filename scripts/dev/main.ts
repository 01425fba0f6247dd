import { resolve } from 'node:path';
import { createServer } from 'vite';
import { SITES, SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { isSiteKey, siteConfig } from '../../packages/web/site-config.ts';
import { runServer } from '../browser/run-server.ts';
import { serveMade } from './serve-made.ts';

/**
 * `npm run dev [site]`: one site with hot reload. Pages and modules come from the bundler, the data and the
 * icons from where they are made, everything else from the real server, which keeps its data in `./var`.
 */
const [site = 'classic'] = process.argv.slice(2);
if (!isSiteKey(site)) {
  console.error(`"${site}" is no site. Known: ${SITE_KEYS.join(', ')}.`);
  process.exit(1);
}

const root = resolve(import.meta.dirname, '../..');
const server = await runServer(
  { DATA_DIR: process.env['DATA_DIR'] ?? resolve(root, 'var'), INTROSPECTION: 'true' },
  (text) => process.stderr.write(text),
);
const { plugins = [], ...config } = siteConfig(site);
const vite = await createServer({
  ...config,
  plugins: [
    ...plugins,
    {
      name: 'made',
      configureServer: ({ middlewares }) => {
        middlewares.use(
          serveMade({
            '/data/': resolve(root, 'packages/gamedata/out'),
            '/icons/': resolve(root, 'packages/art/out'),
          }),
        );
      },
    },
  ],
  logLevel: 'info',
  clearScreen: false,
  server: {
    host: process.env['HOST'] ?? 'localhost',
    port: Number(process.env['PORT_DEV'] ?? 5173),
    proxy: {
      // The host stays as the browser sent it: sessions check the origin and calls are signed for it.
      '^/(?:api|auth|page-view|cards|model-viewer|healthz|readyz|site-config\\.json)(?:/|$|\\?)|graphql$':
        {
          target: server.addresses[site],
          changeOrigin: false,
        },
    },
  },
});
await vite.listen();
console.log(`${SITES[site].name}, with hot reload:`);
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([vite.close(), server.stop()]).then(() => process.exit(0));
  });
}
