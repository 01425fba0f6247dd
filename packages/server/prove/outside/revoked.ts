import { exportMyData, listCharacters } from '@gearwright/api/generated/operations.ts';
import type { RealServer } from '../real-server.ts';
import { address, PASSWORD, registered, type Probe } from './probe.ts';
import { callWith, strangerFrom } from './stranger.ts';

export const REVOKED: readonly Probe[] = [
  ...(
    [
      'signing out',
      'a new password',
      'ending all others',
      'signing in again',
      'deleting the account',
    ] as const
  ).map((how, at) => ({
    name: `${how} ends credentials at once, for reads and the export`,
    async run(server: RealServer) {
      const { wrath } = server.origins;
      const username = `revoked${at}`;
      const here = await registered(server, username);
      const there = strangerFrom(wrath, address());
      await there.auth.signIn(username, PASSWORD);
      const stolen = await there.credentials();
      const before = await callWith(wrath, stolen, listCharacters);
      if (before.code !== null) return `not even before: ${before.code}`;
      if (how === 'signing out') await there.auth.signOut();
      if (how === 'a new password') await here.auth.changePassword(PASSWORD, 'another good one');
      if (how === 'ending all others') await here.auth.endOtherSessions();
      if (how === 'signing in again') await there.auth.signIn(username, PASSWORD);
      if (how === 'deleting the account') await here.auth.deleteAccount(PASSWORD);
      for (const operation of [listCharacters, exportMyData]) {
        const after = await callWith(wrath, stolen, operation);
        if (after.code !== 'sessionEnded') return `${operation.name}: ${after.code ?? 'answered'}`;
      }
      return null;
    },
  })),
];
