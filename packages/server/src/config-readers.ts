export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  constructor(variable: string, reason: string) {
    super(`${variable} ${reason}`);
    this.name = 'ConfigError';
  }
}

export function readText(env: Environment, variable: string, fallback: string): string {
  const value = env[variable] ?? fallback;
  if (value.trim() === '') throw new ConfigError(variable, 'is set but empty');
  return value;
}

export function readCount(env: Environment, variable: string, fallback: number): number {
  const text = env[variable];
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ConfigError(variable, 'must be a whole number above 0');
  return Number(text);
}

export function readChoice<Choice extends string>(
  env: Environment,
  variable: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = env[variable];
  if (text === undefined) return fallback;
  const choice = choices.find((each) => each === text);
  if (!choice) throw new ConfigError(variable, `must be one of ${choices.join(', ')}`);
  return choice;
}
