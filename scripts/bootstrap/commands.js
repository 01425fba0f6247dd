/**
 * What each npm command runs, and what must stand ready first: `needs` as the sources are now,
 * `needsOnce` in whatever state it was last made.
 * @typedef {'data' | 'art' | 'addon' | 'web' | 'sites'} Step
 * @type {Record<string, { entry: string, args?: string[], needs: Step[], needsOnce?: Step[] }>}
 */
export const commands = {
  start: { entry: 'packages/server/src/main.ts', needs: ['data', 'art', 'addon', 'web', 'sites'] },
  ready: { entry: 'scripts/bootstrap/ready.js', needs: ['data', 'art', 'addon', 'web', 'sites'] },
  test: { entry: 'scripts/test/main.ts', needs: ['data', 'art', 'addon', 'web', 'sites'] },
  'test:unit': { entry: 'scripts/test/main.ts', args: ['--unit'], needs: ['data', 'art'] },
  'test:e2e': {
    entry: 'scripts/test/main.ts',
    args: ['--e2e'],
    needs: ['data', 'art', 'addon', 'web', 'sites'],
  },
  dev: {
    entry: 'scripts/dev/main.ts',
    needs: ['data', 'art'],
    needsOnce: ['addon', 'web', 'sites'],
  },
  check: {
    entry: 'scripts/test/main.ts',
    args: ['--format'],
    needs: ['data', 'art', 'addon', 'web', 'sites'],
  },
  prove: {
    entry: 'scripts/prove/main.ts',
    needs: ['data', 'art', 'addon', 'web', 'sites'],
  },
  bench: { entry: 'scripts/bench/main.ts', needs: ['data'] },
  gw: { entry: 'packages/cli/src/main.ts', needs: ['data'] },
  data: { entry: 'packages/gamedata/src/compile.ts', needs: [] },
  'data:report': { entry: 'packages/gamedata/src/report/main.ts', needs: ['data'] },
  'facts:import': { entry: 'packages/gamedata/src/import/main.ts', needs: [] },
  art: { entry: 'packages/art/src/build.ts', needs: ['data'] },
  'art:sheet': { entry: 'scripts/art-sheet/main.ts', needs: [] },
  'art:studio': { entry: 'packages/art/src/studio/main.ts', needs: [] },
  addon: { entry: 'scripts/addon/main.ts', needs: [] },
  features: { entry: 'scripts/features/main.ts', needs: [] },
  admin: { entry: 'packages/server/src/admin/main.ts', needs: ['data'] },
  samples: { entry: 'packages/server/src/armory/samples/main.ts', needs: ['data'] },
  screenshots: {
    entry: 'scripts/screenshots/main.ts',
    needs: ['data', 'art', 'addon', 'web', 'sites'],
  },
};
