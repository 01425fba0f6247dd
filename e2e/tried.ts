/**
 * What a journey is tried with: everything under PROVE; in the usual run one of it, and which one differs from
 * journey to journey, so that each is met by some.
 */
export function tried<Case>(all: readonly Case[], turn: number): readonly Case[] {
  return process.env['PROVE'] ? all : all.slice(turn % all.length, (turn % all.length) + 1);
}
