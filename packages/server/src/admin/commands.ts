import { backup } from './commands/backup.ts';
import { endSessionsOf } from './commands/end-sessions.ts';
import { exportUser } from './commands/export-user.ts';
import { patron } from './commands/patron.ts';
import { purgeOld } from './commands/purge.ts';
import { restore } from './commands/restore.ts';
import { users } from './commands/users.ts';
import { views } from './commands/views.ts';
import type { AdminCommand } from './command.ts';

export const COMMANDS: readonly AdminCommand[] = [
  patron,
  users,
  views,
  exportUser,
  endSessionsOf,
  purgeOld,
  backup,
  restore,
];
