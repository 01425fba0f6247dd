/** What no suite runs, and why: part of every report. */
export const STANDING: readonly string[] = [
  '## What no suite runs',
  '',
  '- **Citus**: not run. Debian has no package of it, and it cannot be had from npm. The roster would need the owner in every key and in four joins (`roster/set-rows.ts` twice, `roster/sql-points.ts`, `roster/find-public-set.ts`), and a lock row per user that shards. [scale.md](scale.md) says what other distributed databases would need.',
  '- **Containers**: `deploy/compose.yaml` and `deploy/Dockerfile` are read by the tests as far as their settings go; nothing has been built or started with them.',
  '- **systemd**: `deploy/gearwright.service` is read by `systemd-analyze verify` where that is installed; its command was started, the unit was not.',
  '- **Growth beyond 100,000 sets**: `--sets 1000000` fills a million, and was not run to its end; 10, 1,000 and 100,000 were flat on both databases before the last run, which stopped at 1,000.',
  '- **Ten minutes of load, a hundred killed browsers of each kind**: run with less (the seconds stand in the table; `npm test` kills four of each kind).',
  '- **A machine of its own**: the machine named with each suite did other work meanwhile (its load average stands there). Times are worse than they would be alone; counts of what was lost or let in do not depend on it.',
  '',
];
