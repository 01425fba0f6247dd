import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:0::/56'],
  ['2001:db8:1:ab12::9', '2001:db8:1:ab00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['1::', '1:0:0:0::/56'],
])('%s counts as %s', (ip, counted) => {
  expect(clientAddress(ip)).toBe(counted);
});

test('another network is another client, another address of the same is not', () => {
  expect(clientAddress('2001:db8:1:300::1')).not.toBe(clientAddress('2001:db8:1:200::1'));
  expect(clientAddress('2001:db8:1:2ff::1')).toBe(clientAddress('2001:db8:1:200::1'));
});
