import { outboxFolder } from './accounts/create-accounts.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { listen } from './listen.ts';
import { stopOnSignal } from './stop.ts';

try {
  const context = await createContext(readConfig(process.env));
  const sites = await listen(context);
  // Before anyone is told that it can be stopped.
  stopOnSignal(
    sites.map(({ server }) => server),
    () => context.close(),
  );
  for (const { site, address } of sites) console.log(`${site.name}: ${address}`);
  console.log(`Data folder: ${context.config.dataFolder}`);
  if (context.config.smtpUrl === null) console.log(`Outbox: ${outboxFolder(context.config)}`);
  console.log('Press Ctrl-C to stop.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
