import { runAdmin } from './run-admin.ts';

process.umask(0o077);
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
