/** How often a property is tried: the full count under PROVE, a reduced one in the default run. */
export function runs(usual: number, full: number): number {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  return process?.env['PROVE'] ? full : usual;
}
