import { outboxFolder } from './accounts/create-accounts.ts';
import { startChores } from './chores/start-chores.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { listen } from './listen.ts';
import { bakeAhead } from './models/bake-ahead.ts';
import { stopOnSignal } from './stop.ts';

// What is written is for whoever runs the server, and nobody else on the machine.
process.umask(0o077);

try {
  const context = await createContext(readConfig(process.env));
  const { sites, close } = await listen(context);
  const stopChores = startChores(context);
  context.catalogThread.begin();
  const stopBaking = context.config.bakeAhead
    ? bakeAhead(context.models, context.log)
    : () => undefined;
  for (const { site, address } of sites) console.log(`${site.name}: ${address}`);
  console.log(`Data folder: ${context.config.dataFolder}`);
  if (context.config.smtpUrl === null) console.log(`Outbox: ${outboxFolder(context.config)}`);
  stopOnSignal({
    announce: context.announceStop,
    drain: context.config.drain,
    close,
    async clearUp() {
      stopBaking();
      await stopChores();
      await context.close();
    },
  });
  console.log('Press Ctrl-C to stop.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
