/**
 * `<script src="…/embed/tooltips.js" async></script>`: links to our items and shared sets get our tooltip, on any
 * site. It asks nothing of the page but to fetch from us: its look is a sheet of its own in a shadow root, and
 * whatever it shows is text.
 */

/** Told by the build: which edition a path is of, by its season; '' is a path without one. */
declare const SEASONS: Readonly<Record<string, string>>;

interface Line {
  readonly kind: string;
  readonly text?: string;
  readonly tone?: string;
  readonly right?: string;
  readonly quality?: number;
  readonly indented?: true;
  readonly label?: string;
  readonly copper?: number;
}

interface SharedSet {
  readonly name: string;
  readonly spec: string;
  readonly itemIds: readonly (string | null)[];
  readonly character: { readonly name: string; readonly level: number; readonly gameClass: string };
}

(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  // A page that has the tag twice has the tooltips once.
  const mark = Symbol.for(`gearwright tooltips ${origin}`);
  const marked = document as unknown as Record<symbol, true>;
  if (marked[mark]) return;
  marked[mark] = true;

  /** Milliseconds a link is pointed at before anything is asked. */
  const PATIENCE = 90;
  /** Milliseconds; what hangs must not keep the others from asking. */
  const ANSWERED_WITHIN = 10_000;
  const MOST_KEPT = 200;
  const MOST_ASKED = 4;
  const PATH = /^\/(?:([\w-]{1,32})\/)?(item|set)\/([\w:-]{1,64})\/?$/;
  const ID = 'gearwright-tooltip';

  const kept = new Map<string, Promise<readonly Line[] | null>>();
  let asking = 0;
  let quietUntil = 0;
  let current: HTMLAnchorElement | null = null;
  let shownFor: HTMLAnchorElement | null = null;
  let timer = 0;
  let box: { readonly host: HTMLElement; readonly card: HTMLElement } | null = null;

  /** Where our API tells of what a link leads to; null for any other link. */
  function addressOf(link: HTMLAnchorElement): string | null {
    if (link.origin !== origin) return null;
    const [, season = '', kind, id] = PATH.exec(link.pathname) ?? [];
    const edition = Object.hasOwn(SEASONS, season) ? SEASONS[season] : null;
    if (!edition || !kind || !id) return null;
    return `${origin}/api/v1/${edition}/${kind}s/${encodeURIComponent(id)}`;
  }

  function linesOf(address: string): Promise<readonly Line[] | null> {
    const known = kept.get(address);
    if (known) return known;
    if (asking >= MOST_ASKED || Date.now() < quietUntil) return Promise.resolve(null);
    asking++;
    const asked = ask(address)
      .catch(() => null)
      .then((lines) => {
        asking--;
        if (!lines) kept.delete(address);
        return lines;
      });
    kept.set(address, asked);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return asked;
  }

  async function ask(address: string): Promise<readonly Line[] | null> {
    const reply = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(ANSWERED_WITHIN),
    });
    if (reply.status === 429) {
      quietUntil = Date.now() + 1000 * (Number(reply.headers.get('retry-after')) || 60);
    }
    if (!reply.ok) return null;
    const told = (await reply.json()) as { readonly tooltip?: readonly Line[] } & SharedSet;
    return told.tooltip ?? linesOfSet(told);
  }

  function linesOfSet({ name, itemIds, character }: SharedSet): readonly Line[] {
    const { level, gameClass } = character;
    const pieces = itemIds.filter(Boolean).length;
    return [
      { kind: 'name', text: name, quality: 1 },
      { kind: 'text', tone: 'gold', text: `${character.name}, level ${level} ${gameClass}` },
      { kind: 'text', tone: 'dim', text: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} worn` },
    ];
  }

  function open(): NonNullable<typeof box> {
    if (box) return box;
    const host = document.createElement('div');
    host.id = ID;
    host.setAttribute('role', 'tooltip');
    const root = host.attachShadow({ mode: 'open' });
    // A constructed sheet is no inline style: the page's policy has nothing to allow.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    const card = document.createElement('div');
    root.append(card);
    document.documentElement.append(host);
    return (box = { host, card });
  }

  function element(line: Line): HTMLElement {
    const row = document.createElement('div');
    row.className = line.tone ?? line.kind;
    if (line.kind === 'name') row.dataset['quality'] = String(line.quality ?? 1);
    row.textContent =
      line.kind === 'money' ? `${line.label}: ${coins(line.copper)}` : (line.text ?? '');
    if (line.indented) row.dataset['indented'] = '';
    if (line.right) {
      const right = document.createElement('span');
      right.textContent = line.right;
      row.append(right);
    }
    return row;
  }

  function coins(copper = 0): string {
    const amounts = [
      [Math.floor(copper / 10_000), 'g'],
      [Math.floor(copper / 100) % 100, 's'],
      [copper % 100, 'c'],
    ] as const;
    return amounts.flatMap(([amount, sign]) => (amount ? `${amount}${sign}` : [])).join(' ');
  }

  async function show(link: HTMLAnchorElement): Promise<void> {
    const address = addressOf(link);
    const lines = address && (await linesOf(address));
    if (!lines || current !== link) return;
    const { host, card } = open();
    card.replaceChildren(...lines.map(element));
    host.style.setProperty('display', 'block');
    place(link.getBoundingClientRect(), host);
    if (!link.hasAttribute('aria-describedby')) link.setAttribute('aria-describedby', ID);
    shownFor = link;
  }

  /** Below the link, above it where there is no room, and always on the screen. */
  function place({ left, top, bottom }: DOMRect, host: HTMLElement): void {
    const { width, height } = host.getBoundingClientRect();
    const x = Math.max(8, Math.min(left, innerWidth - width - 8));
    const isBelow = bottom + height + 12 <= innerHeight || top < height + 12;
    const y = isBelow ? bottom + 6 : top - height - 6;
    host.style.setProperty('left', `${x}px`);
    host.style.setProperty('top', `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`);
  }

  function hide(): void {
    clearTimeout(timer);
    current = null;
    if (shownFor?.getAttribute('aria-describedby') === ID)
      shownFor.removeAttribute('aria-describedby');
    shownFor = null;
    box?.host.style.setProperty('display', 'none');
  }

  function linkOf(event: Event): HTMLAnchorElement | null {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    return link instanceof HTMLAnchorElement && addressOf(link) ? link : null;
  }

  function point(link: HTMLAnchorElement | null, patience: number): void {
    if (link === current) return;
    hide();
    if (!link) return;
    current = link;
    timer = window.setTimeout(() => void show(link), patience);
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') point(linkOf(event), PATIENCE);
  });
  document.addEventListener('focusin', (event) => point(linkOf(event), 0));
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  addEventListener('scroll', hide, { passive: true, capture: true });
  // The first tap tells, the second follows the link, whether there was anything to tell or not.
  let tapped: HTMLAnchorElement | null = null;
  let tappedBefore: HTMLAnchorElement | null = null;
  document.addEventListener('pointerdown', (event) => {
    const link = event.pointerType === 'touch' ? linkOf(event) : null;
    tapped = link && link !== tappedBefore ? link : null;
    tappedBefore = null;
    if (event.pointerType === 'touch' && !link) hide();
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || link !== tapped) return;
      event.preventDefault();
      tapped = null;
      tappedBefore = link;
      current = link;
      void show(link);
    },
    true,
  );

  const STYLE = `
:host{position:fixed!important;display:none;z-index:2147483647!important;width:max-content!important;max-width:min(320px,calc(100vw - 16px))!important;pointer-events:none!important}
:host>*,div{box-sizing:border-box}
:host>div{padding:12px 14px;border:1px solid #3d4755;border-radius:4px;background:#0e1116;color:#e6e8eb;box-shadow:0 8px 24px rgb(0 0 0/.5);font:14px/1.4 system-ui,"Segoe UI",sans-serif;text-align:left;overflow-wrap:anywhere}
.name{margin-bottom:4px;font-size:16px;font-weight:600}
.plain,.gold,.effect,.dim,.unmet{display:flex;justify-content:space-between;gap:12px}
.gold,.flavor{color:#f2cd83}
.effect{color:#4be04a}
.dim,.socket{color:#9aa4b2}
.flavor{font-style:italic}
[data-indented]{padding-left:12px}
span{flex:none;color:#e6e8eb}
.gap{height:1px;margin:7px 0;background:#2a313c}
[data-quality="0"]{color:#a3a8ae}[data-quality="2"]{color:#4be04a}[data-quality="3"]{color:#4f9ef8}[data-quality="4"]{color:#bf7df8}[data-quality="5"]{color:#ff9a3d}[data-quality="6"],[data-quality="7"]{color:#e6cc80}
`;
})();
