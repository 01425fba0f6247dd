import { ConfigError } from './config.ts';

/** A port that cannot be opened, in a sentence that names the setting. */
export function whyNotListening(
  error: unknown,
  asked: { readonly host: string; readonly port: number; readonly variable: string },
): unknown {
  const { host, port, variable } = asked;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port}`, `is taken: set ${variable} to a free port.`);
    case 'EACCES':
      return new ConfigError(`Port ${port}`, `may not be opened: set ${variable} to another port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError('HOST', `${host} is not an address of this machine.`);
    default:
      return error;
  }
}
