import { defineConfig } from 'vitest/config';

export default defineConfig({
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
