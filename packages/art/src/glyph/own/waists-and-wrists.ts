import {
  bothSides,
  disc,
  hole,
  lozenge,
  moved,
  oval,
  path,
  poly,
  rect,
  ringOf,
  star,
  together,
  turned,
  type Shape,
} from '../pen.ts';

/** A belt laid in a loop, its front towards us. */
const loop: Shape = together(
  path('M20 190C20 90 492 90 492 190V300C492 420 20 420 20 300Z'),
  hole(oval(256, 196, 196, 50)),
);
const front = (x: number, y: number, w: number, h: number): Shape => hole(rect(x, y, w, h));

export const WAISTS: Readonly<Record<string, Shape>> = {
  sash: together(
    path('M20 170C20 90 492 90 492 170V260C492 350 20 350 20 260Z'),
    hole(oval(256, 180, 192, 44)),
    hole(path('M40 262C140 336 372 336 472 262L470 276C372 350 140 350 42 276Z')),
    path('M150 296C170 280 220 290 232 316L224 350L262 494L206 470L170 496L190 350Z'),
    path('M236 320L262 330L330 470L284 462L262 484L226 356Z'),
  ),
  'cord-belt': together(
    path('M20 180C20 90 492 90 492 180V230C492 320 20 320 20 230Z'),
    hole(oval(256, 186, 200, 50)),
    hole(
      ...[60, 120, 180, 320, 380, 440].map((x) =>
        path(`M${x} ${266 - Math.abs(x - 256) * 0.16}l18 0l-22 52l-18 0Z`),
      ),
    ),
    disc(250, 290, 44),
    path('M214 316L244 330L210 440L226 494H150L178 440Z'),
    path('M262 330L290 312L330 430L360 486H284L300 436Z'),
  ),
  'chain-belt': together(
    path('M20 176C20 96 492 96 492 176L470 196C440 140 72 140 42 196Z'),
    ...[-2, -1, 0, 1, 2].map((i) =>
      moved(i * 98, Math.abs(i) * -26, turned(i * -10, ringOf(256, 300, 68, 52, 30))),
    ),
    lozenge(256, 424, 44, 72),
  ),
  'skull-belt': together(
    loop,
    hole(disc(256, 318, 96)),
    path(
      'M256 236C200 236 176 274 182 316C186 336 198 340 204 350V392H308V350C314 340 326 336 330 316C336 274 312 236 256 236Z',
    ),
    hole(
      disc(228, 308, 19),
      disc(284, 308, 19),
      poly('256,328 268,350 244,350'),
      rect(236, 366, 8, 26),
      rect(268, 366, 8, 26),
    ),
  ),
  girdle: together(
    loop,
    hole(bothSides(path('M64 268L116 300V372L64 340Z'))),
    hole(path('M176 286L256 262L336 286V400L256 420L176 400Z')),
    path('M196 302L256 284L316 302V384L256 400L196 384Z'),
    hole(star(256, 342, 4, 46, 16)),
  ),
  'champion-belt': together(
    path('M14 200H150V312H14ZM498 200H362V312H498Z'),
    hole(bothSides(together(disc(50, 256, 16), disc(104, 256, 24)))),
    path('M256 96L350 130L392 256L350 382L256 416L162 382L120 256L162 130Z'),
    hole(path('M256 126L330 152L362 256L330 360L256 386L182 360L150 256L182 152Z')),
    star(256, 256, 8, 108, 50),
    hole(disc(256, 256, 26)),
  ),
  'plated-belt': together(
    ...[-2, -1, 0, 1, 2].map((i) =>
      poly(
        `${256 + i * 100 - 44},${190 + Math.abs(i) * -14} ${256 + i * 100 + 44},${190 + Math.abs(i) * -14} ${256 + i * 100 + 44},${320 + Math.abs(i) * -14} ${256 + i * 100},${370 + Math.abs(i) * -14} ${256 + i * 100 - 44},${320 + Math.abs(i) * -14}`,
      ),
    ),
    hole(...[-2, -1, 0, 1, 2].map((i) => lozenge(256 + i * 100, 262 + Math.abs(i) * -14, 18, 34))),
  ),
  'studded-belt': together(
    loop,
    hole(
      ...[64, 116, 172].flatMap((x) => [
        disc(x, 336 - (256 - x) * 0.24 + 8, 16),
        disc(512 - x, 336 - (256 - x) * 0.24 + 8, 16),
      ]),
    ),
    hole(path('M206 282H306V404H206Z')),
    together(rect(220, 296, 72, 94), front(240, 318, 32, 50)),
  ),
  'pouch-belt': together(
    path('M16 130H496V220H16Z'),
    front(210, 150, 92, 50),
    rect(240, 162, 46, 26),
    bothSides(
      together(
        path('M56 240H196V330C196 390 166 420 126 420C86 420 56 390 56 330Z'),
        hole(
          path('M76 286C106 310 146 310 176 286V300C146 326 106 326 76 300Z'),
          disc(126, 344, 12),
        ),
      ),
    ),
  ),
  'gem-belt': together(
    loop,
    hole(lozenge(256, 336, 78, 92)),
    lozenge(256, 336, 54, 68),
    hole(bothSides(together(lozenge(126, 322, 30, 38), lozenge(56, 288, 16, 26)))),
  ),
};

/** A forearm guard, upright, then laid across. */
const guard: Shape = poly('146,50 366,50 332,456 180,456');
const edge = (y: number): number => 146 + ((y - 50) * 34) / 406;
/** A gap from edge to edge: outside the guard it would fill instead of cut. */
const gap = (y: number, h: number, slant = 0): Shape =>
  hole(
    poly(
      `${edge(y)},${y} ${512 - edge(y + slant)},${y + slant} ${512 - edge(y + slant + h)},${y + slant + h} ${edge(y + h)},${y + h}`,
    ),
  );
const laid = (...shapes: readonly Shape[]): Shape => turned(38, together(...shapes));

export const WRISTS: Readonly<Record<string, Shape>> = {
  'banded-bracer': laid(guard, ...[112, 196, 280, 364].map((y) => gap(y, 20))),
  'plated-bracer': laid(
    path(
      'M130 50H382L400 140C380 200 352 220 344 300L330 460H182L168 300C160 220 132 200 112 140Z',
    ),
    hole(
      path('M156 110C210 150 302 150 356 110L360 130C302 174 210 174 152 130Z'),
      path('M180 230C220 262 292 262 332 230L330 250C292 284 220 284 182 250Z'),
      path('M190 350C224 374 288 374 322 350L320 370C288 396 224 396 192 370Z'),
    ),
  ),
  vambrace: laid(
    path('M146 40H366L384 110L352 470H160L128 110Z'),
    hole(path('M172 76H340L350 112L328 436H184L162 112Z')),
    path('M190 96H322L330 118L310 416H202L182 118Z'),
    hole(lozenge(256, 240, 28, 96)),
  ),
  'spiked-bracer': laid(
    guard,
    gap(104, 18),
    gap(380, 18),
    bothSides(together(poly('150,150 60,184 156,216'), poly('156,250 70,284 162,316'))),
    hole(lozenge(256, 190, 22, 34), lozenge(256, 286, 22, 34)),
  ),
  'laced-bracer': laid(
    guard,
    hole(rect(247, 60, 18, 386)),
    hole(...[100, 172, 244, 316, 388].map((y) => bothSides(disc(216, y, 12)))),
    ...[136, 208, 280, 352].map((y) =>
      poly(`214,${y - 36} 230,${y - 44} 298,${y + 36} 282,${y + 44}`),
    ),
  ),
  'wrist-wraps': laid(
    guard,
    gap(86, 14, 34),
    gap(180, 14, -34),
    gap(210, 14, 40),
    gap(316, 14, -40),
    gap(340, 14, 40),
    path('M190 450L128 506L196 492L226 450Z'),
  ),
  cuff: laid(
    path('M110 90L402 90L370 420L142 420Z'),
    hole(path('M124 150H388L385 174H127Z'), path('M134 344H378L376 366H136Z')),
    hole(disc(256, 256, 40)),
    disc(256, 256, 22),
  ),
  bangles: together(
    turned(-20, ringOf(216, 190, 170, 90, 34), 216, 190),
    turned(-20, ringOf(262, 300, 170, 90, 34), 262, 300),
    turned(-20, ringOf(308, 400, 150, 74, 28), 308, 400),
    hole(disc(70, 262, 12), disc(116, 372, 12)),
  ),
  'gem-bracelet': together(
    ringOf(256, 236, 210, 186, 62),
    lozenge(256, 412, 84, 92),
    hole(lozenge(256, 420, 46, 54)),
    hole(bothSides(together(disc(118, 340, 16), disc(76, 240, 14), disc(118, 130, 14)))),
  ),
};
