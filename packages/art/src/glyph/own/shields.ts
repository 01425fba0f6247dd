import {
  around,
  bothSides,
  disc,
  hole,
  lozenge,
  path,
  poly,
  star,
  together,
  type Shape,
} from '../pen.ts';

const kite: Shape = path(
  'M256 16C330 46 400 52 452 44C470 250 400 400 256 500C112 400 42 250 60 44C112 52 182 46 256 16Z',
);
const tower: Shape = path('M90 60C200 20 312 20 422 60V420C312 500 200 500 90 420Z');

export const SHIELDS: Readonly<Record<string, Shape>> = {
  'kite-shield': together(
    kite,
    hole(
      path(
        'M256 66C312 88 370 94 410 90C420 244 366 364 256 446C146 364 92 244 102 90C142 94 200 88 256 66Z',
      ),
    ),
    path('M256 100C300 116 346 122 380 120C386 240 340 340 256 410Z'),
  ),
  'tower-shield': together(
    tower,
    hole(path('M124 88C206 58 306 58 388 88V400C306 460 206 460 124 400Z')),
    path('M148 106C180 94 216 88 244 88V200L200 256L244 312V424C210 424 176 410 148 386Z'),
    path('M364 106C332 94 296 88 268 88V200L312 256L268 312V424C302 424 336 410 364 386Z'),
    lozenge(256, 256, 34, 44),
  ),
  'sun-shield': together(
    kite,
    hole(disc(256, 220, 120)),
    disc(256, 220, 54),
    around(12, poly('246,106 256,112 266,106 262,156 250,156'), 256, 220),
  ),
  'rune-shield': together(
    tower,
    hole(
      path(
        'M250 90H266V190L330 130V152L266 214V300L330 360V382L266 322V430H250V322L186 382V360L250 300V214L186 152V130L250 190Z',
      ),
    ),
  ),
  'shield-scales': together(
    kite,
    hole(
      ...[100, 180, 260, 340].flatMap((y, row) =>
        Array.from({ length: 4 - Math.floor(row / 2) - (row % 2) + 1 }, (_, i) => {
          const count = 4 - Math.floor(row / 2) - (row % 2) + 1;
          const x = 256 + (i - (count - 1) / 2) * 76;
          return path(
            `M${x - 34} ${y}C${x - 34} ${y + 40} ${x} ${y + 62} ${x} ${y + 62}C${x} ${y + 62} ${x + 34} ${y + 40} ${x + 34} ${y}H${x + 24}C${x + 22} ${y + 26} ${x} ${y + 44} ${x} ${y + 44}C${x} ${y + 44} ${x - 22} ${y + 26} ${x - 24} ${y}Z`,
          );
        }),
      ),
    ),
  ),
  buckler: together(
    disc(256, 256, 230),
    hole(disc(256, 256, 200)),
    disc(256, 256, 180),
    hole(star(256, 256, 8, 160, 70)),
    disc(256, 256, 58),
    hole(disc(256, 256, 26)),
  ),
  'spiked-buckler': together(
    disc(256, 256, 176),
    around(10, poly('226,92 256,10 286,92')),
    hole(disc(256, 256, 140)),
    disc(256, 256, 118),
    hole(
      bothSides(path('M250 150H238C190 160 156 200 150 250H166C172 206 206 172 250 166Z')),
      lozenge(256, 256, 30, 44),
    ),
  ),
};
