import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files of a project that share what they load, and therefore must leave nothing behind. */
const sharing = { isolate: false, pool: 'threads' } as const;

export default defineConfig({
  // Node takes graphql's main file, a bundler its module: a schema must not meet both.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: availableParallelism(),
    // For what hangs alone: a busy machine may take many times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...sharing,
          name: 'rules',
          include: [
            'packages/{game,gamedata,art,roster,api,cli,model-viewer}/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'addon/test/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...sharing,
          name: 'web',
          include: ['packages/web/{src,test}/**/*.test.{ts,tsx}'],
          setupFiles: 'packages/web/test/patience.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          pool: 'forks',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: 'packages/server/test/global-setup.ts',
        },
      },
    ],
  },
});
