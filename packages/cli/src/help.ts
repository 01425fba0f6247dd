import type { Command } from './command.ts';

export function helpText(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`);
  return `gw: the laws and the data of Gearwright from a terminal

Usage
  npm run -s gw -- <command> [options]

Commands
${list.join('\n')}

  gw <command> --help tells what a command reads, prints and understands.

Editions
  classic   Classic Era, level 60
  sod       Season of Discovery
  tbc       Burning Crusade, level 70
  wrath     Wrath of the Lich King, level 80

Results go to standard output, one JSON value a line; complaints go to standard error.
Exit codes: 0 done, 1 the data is missing, 2 what was asked cannot be understood.`;
}
