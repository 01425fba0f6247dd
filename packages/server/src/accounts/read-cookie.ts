export function readCookie(header: string, name: string): string | undefined {
  return header
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
