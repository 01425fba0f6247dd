import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node takes graphql's main file, a bundler its module: a schema must not meet both.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    globalSetup: 'packages/server/test/global-setup.ts',
    testTimeout: 30_000,
  },
});
