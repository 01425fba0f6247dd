/**
 * What each npm command runs, and what must stand ready first.
 * @type {Record<string, { entry: string, args?: string[], needs: ('data' | 'art' | 'web' | 'sites')[] }>}
 */
export const commands = {
  start: { entry: 'packages/server/src/main.ts', needs: ['data', 'art', 'web', 'sites'] },
  test: { entry: 'scripts/test/main.ts', needs: ['data', 'art', 'web', 'sites'] },
  check: {
    entry: 'scripts/test/main.ts',
    args: ['--format'],
    needs: ['data', 'art', 'web', 'sites'],
  },
  prove: {
    entry: 'scripts/test/main.ts',
    args: ['--prove'],
    needs: ['data', 'art', 'web', 'sites'],
  },
  bench: { entry: 'scripts/bench/main.ts', needs: ['data'] },
  gw: { entry: 'packages/cli/src/main.ts', needs: ['data'] },
  data: { entry: 'packages/gamedata/src/compile.ts', needs: [] },
  'data:report': { entry: 'packages/gamedata/src/report/main.ts', needs: ['data'] },
  'facts:import': { entry: 'packages/gamedata/src/import/main.ts', needs: [] },
  art: { entry: 'packages/art/src/build.ts', needs: ['data'] },
  features: { entry: 'scripts/features/main.ts', needs: [] },
  admin: { entry: 'packages/server/src/admin/main.ts', needs: ['data'] },
  samples: { entry: 'packages/server/src/armory/samples/main.ts', needs: ['data'] },
  screenshots: { entry: 'scripts/screenshots/main.ts', needs: ['data', 'art', 'web', 'sites'] },
};
