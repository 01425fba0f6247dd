// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const asked = vi.fn<typeof fetch>();
const ORIGIN = 'https://classic.example.org';

beforeAll(async () => {
  vi.stubGlobal('SEASONS', { era: 'classic', sod: 'sod', 'fresh-2': 'fresh' });
  vi.stubGlobal('fetch', asked);
  const script = document.createElement('script');
  script.setAttribute('src', `${ORIGIN}/embed/tooltips.js`);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await vi.importActual('../embed/tooltips.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'currentScript');
});

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = ORIGIN + path;
  document.body.append(link);
  return link;
}

/** Answers whether the page would follow the link. */
function tap(link: HTMLAnchorElement): boolean {
  link.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('the second tap follows a link, though nothing could be told about it', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const [blade, helm] = [linkTo('/era/item/1'), linkTo('/era/item/2')];
  expect(tap(blade)).toBe(false);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(tap(blade)).toBe(true);
  // Another link has a first tap of its own, and so has this one after it.
  expect([tap(blade), tap(helm), tap(blade), tap(blade)]).toEqual([false, false, false, true]);
});

test.each([
  ['/fresh-2/item/7', `${ORIGIN}/api/v1/fresh/items/7`],
  ['/sod/set/ab-c', `${ORIGIN}/api/v1/sod/sets/ab-c`],
])('%s is of the season that the build names', async (path, address) => {
  asked.mockClear();
  asked.mockResolvedValue(new Response(null, { status: 404 }));
  tap(linkTo(path));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(address, expect.anything()));
});

test.each(['/item/7', '/constructor/item/7', '/era/items', '/other/item/7'])(
  '%s is followed at once: it leads to nothing that can be told',
  (path) => {
    asked.mockClear();
    expect(tap(linkTo(path))).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  },
);
