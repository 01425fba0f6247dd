import { describe, expect, test, vi } from 'vitest';
import { DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { writeProbe } from './probe.ts';

describe.each(DATABASE_KINDS)('whether %s takes writes', (kind) => {
  test('is asked every two seconds, and five times a second while it does not', async () => {
    const { db, watch } = await throwawayDatabase(kind);
    const asking = vi.spyOn(db, 'insertInto');
    let clock = 0;
    const probe = writeProbe({ db, watch }, () => clock);
    expect([await probe(), await probe()]).toEqual([null, null]);
    clock = 1_999;
    expect(await probe()).toBe(null);
    expect(asking).toHaveBeenCalledTimes(1);

    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    asking.mockImplementationOnce(() => {
      throw away;
    });
    clock = 2_000;
    expect([await probe(), await probe()]).toEqual(['database', 'database']);
    expect(asking).toHaveBeenCalledTimes(2);
    clock = 2_200;
    expect(await probe()).toBe(null);
    expect(asking).toHaveBeenCalledTimes(3);
  });

  test('a write that was made speaks against a connection that was lost, not against a full disk', async () => {
    const { db, watch } = await throwawayDatabase(kind);
    let clock = 0;
    const probe = writeProbe({ db, watch }, () => (clock += 10_000));
    watch.couldNotWrite('lost');
    expect(watch.trouble()).toBe('database');
    expect(await probe()).toBe(null);
    watch.couldNotWrite('diskFull');
    expect(await probe()).toBe('database disk full');
    watch.wrote();
    expect(await probe()).toBe(null);
  });
});
