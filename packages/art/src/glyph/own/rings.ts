import {
  around,
  bothSides,
  disc,
  hole,
  lozenge,
  oval,
  path,
  poly,
  rect,
  ringOf,
  scaled,
  star,
  together,
  turned,
  type Shape,
} from '../pen.ts';

/** A finger ring seen from the front, its head at the top. */
const hoop: Shape = ringOf(256, 316, 170, 170, 44);
/** A band lying on a table. */
const band: Shape = together(
  path('M40 218C40 130 472 130 472 218V316C472 412 40 412 40 316Z'),
  hole(oval(256, 224, 172, 46)),
);
const cutBand = (...cuts: readonly Shape[]): Shape => together(band, hole(...cuts));

const skullFace: Shape = together(
  path(
    'M256 40C180 40 150 92 158 146C162 170 178 178 186 186V224H326V186C334 178 350 170 354 146C362 92 332 40 256 40Z',
  ),
  hole(oval(218, 138, 24, 26), oval(294, 138, 24, 26), poly('256,158 270,186 242,186')),
  hole(rect(228, 200, 8, 24), rect(252, 200, 8, 24), rect(276, 200, 8, 24)),
);

export const RINGS: Readonly<Record<string, Shape>> = {
  'signet-ring': together(
    ringOf(256, 330, 156, 156, 42),
    path('M136 60H376L404 118L346 214H166L108 118Z'),
    hole(path('M156 86H356L374 120L330 188H182L138 120Z')),
    lozenge(256, 138, 62, 40),
  ),
  'square-signet': together(
    ringOf(256, 330, 156, 156, 44),
    rect(150, 44, 212, 176),
    hole(rect(172, 66, 168, 132)),
    star(256, 132, 4, 62, 20),
  ),
  'seal-ring': together(
    ringOf(256, 334, 152, 152, 40),
    disc(256, 130, 112),
    hole(disc(256, 130, 90)),
    disc(256, 130, 76),
    hole(star(256, 132, 5, 58, 24)),
  ),
  'crest-ring': together(
    ringOf(256, 334, 152, 152, 42),
    path('M146 36H366V126C366 196 300 228 256 246C212 228 146 196 146 126Z'),
    hole(path('M170 60H342V126C342 178 292 204 256 220C220 204 170 178 170 126Z')),
    path('M190 84H244V188C214 172 190 154 190 126Z'),
    path('M268 84H322V126C322 154 298 172 268 188Z'),
  ),
  'bone-ring': together(
    hoop,
    hole(around(8, turned(22.5, rect(248, 138, 16, 60), 256, 316), 256, 316)),
    scaled(0.86, skullFace, 256, 40),
  ),
  'coiled-ring': together(
    ringOf(256, 256, 206, 206, 34),
    ringOf(256, 256, 156, 156, 30),
    path('M226 20L330 8L420 60L330 132L250 112Z'),
    hole(lozenge(330, 62, 30, 16)),
    path('M226 492L170 500L112 470L180 400L250 420Z'),
  ),
  'eye-ring': together(
    ringOf(256, 340, 148, 148, 40),
    path('M76 136C132 52 380 52 436 136C380 220 132 220 76 136Z'),
    hole(path('M112 136C160 82 352 82 400 136C352 190 160 190 112 136Z')),
    disc(256, 136, 50),
    hole(oval(256, 136, 12, 38)),
  ),
  'thorn-ring': together(
    ringOf(256, 266, 170, 170, 48),
    around(10, poly('232,104 256,22 280,104'), 256, 266),
  ),
  'gem-ring': together(
    ringOf(256, 340, 148, 148, 42),
    poly('168,52 344,52 402,116 256,244 110,116'),
    hole(poly('180,76 230,76 206,108 152,108')),
    hole(poly('332,76 282,76 306,108 360,108')),
    hole(poly('256,82 288,108 224,108')),
    hole(poly('212,126 300,126 256,206')),
  ),
  'hoop-ring': together(
    ringOf(256, 276, 190, 190, 54),
    disc(256, 74, 62),
    hole(disc(256, 74, 34)),
    disc(256, 74, 18),
  ),
  'twisted-ring': together(
    ringOf(256, 256, 214, 214, 76),
    hole(around(12, path('M240 40L262 40C262 70 280 86 296 122L276 122C256 96 240 76 240 40Z'))),
  ),
  'rune-ring': cutBand(
    poly('92,286 106,294 106,318 128,304 128,322 106,336 106,352 92,346'),
    poly('176,312 192,316 222,344 192,374 176,372 176,356 200,342 176,328'),
    poly('270,322 288,322 288,344 312,322 328,322 298,350 328,378 308,378 288,358 288,380 270,380'),
    poly('366,312 382,308 392,330 410,298 424,292 402,338 402,356 384,362 384,346'),
  ),
  'banded-ring': cutBand(
    path('M40 262C90 350 422 350 472 262V282C422 370 90 370 40 282Z'),
    path('M40 306C90 394 422 394 472 306V322C422 410 90 410 40 322Z'),
  ),
  'studded-ring': cutBand(
    lozenge(98, 316, 18, 26),
    lozenge(174, 346, 22, 28),
    lozenge(256, 356, 24, 30),
    lozenge(338, 346, 22, 28),
    lozenge(414, 316, 18, 26),
  ),
  'claw-ring': together(
    ringOf(256, 336, 152, 152, 42),
    disc(256, 122, 60),
    bothSides(path('M150 236C110 160 126 84 188 32C176 96 178 150 212 204Z')),
    path('M236 226L228 190H284L276 226Z'),
  ),
  'crown-ring': together(
    ringOf(256, 336, 152, 152, 42),
    path('M130 220L108 66L186 136L256 30L326 136L404 66L382 220Z'),
    hole(lozenge(256, 168, 24, 30), disc(192, 184, 14), disc(320, 184, 14)),
  ),
};

/** The two sides of a chain, meeting below the throat. */
const chain: Shape = path('M92 20L240 196L256 172L128 20ZM420 20L272 196L256 172L384 20Z');

export const NECKS: Readonly<Record<string, Shape>> = {
  locket: together(
    path('M96 20L256 214L416 20H384L256 176L128 20Z'),
    path(
      'M256 486C150 414 112 354 112 296C112 236 154 208 196 208C224 208 246 224 256 246C266 224 288 208 316 208C358 208 400 236 400 296C400 354 362 414 256 486Z',
    ),
    hole(disc(256, 330, 34), poly('244,340 268,340 280,408 232,408')),
  ),
  'tooth-cord': together(
    path(
      'M30 40C50 250 150 300 256 300C362 300 462 250 482 40H454C436 230 350 274 256 274C162 274 76 230 58 40Z',
    ),
    path('M222 280H290L276 300C296 360 280 440 256 492C232 440 216 360 236 300Z'),
    bothSides(path('M122 240L180 276C180 330 160 376 136 404C122 360 118 300 122 240Z')),
    bothSides(path('M62 160L98 216C90 256 76 286 56 304C48 260 48 208 62 160Z')),
  ),
  choker: together(
    path(
      'M50 150C50 330 150 400 256 400C362 400 462 330 462 150L410 130C410 270 336 320 256 320C176 320 102 270 102 130Z',
    ),
    hole(disc(132, 278, 14), disc(178, 324, 15), disc(334, 324, 15), disc(380, 278, 14)),
    lozenge(256, 420, 56, 80),
    hole(lozenge(256, 420, 58, 82)),
    lozenge(256, 414, 48, 76),
  ),
  medallion: together(
    path('M112 20L230 212L256 190L144 20ZM400 20L282 212L256 190L368 20Z'),
    disc(256, 346, 146),
    hole(disc(256, 346, 122)),
    disc(256, 346, 104),
    hole(star(256, 346, 8, 84, 38)),
    disc(256, 346, 22),
  ),
  'teardrop-pendant': together(
    path('M86 24L244 190H268L426 24H396L256 166L116 24Z'),
    disc(256, 204, 30),
    path(
      'M256 230C330 316 366 358 366 402C366 456 318 494 256 494C194 494 146 456 146 402C146 358 182 316 256 230Z',
    ),
    hole(path('M246 282C204 336 184 368 184 400C184 420 194 438 210 448C206 400 220 342 246 282Z')),
  ),
  'eye-amulet': together(
    path('M90 20L238 180L256 160L122 20ZM422 20L274 180L256 160L390 20Z'),
    path('M20 330C90 170 422 170 492 330C422 490 90 490 20 330Z'),
    hole(path('M64 330C126 214 386 214 448 330C386 446 126 446 64 330Z')),
    disc(256, 330, 84),
    hole(oval(256, 330, 20, 66)),
  ),
  'moon-amulet': together(
    path('M96 20L240 186L256 166L128 20ZM416 20L272 186L256 166L384 20Z'),
    path(
      'M256 178C350 178 416 250 416 336C416 422 350 492 256 492C162 492 96 422 96 336C96 300 108 264 132 236C120 340 180 410 256 410C312 410 354 372 354 322C354 276 320 246 282 246C264 246 248 252 236 262C238 220 246 194 256 178Z',
    ),
    star(262, 326, 5, 56, 23),
  ),
  'lozenge-pendant': together(
    chain,
    lozenge(256, 340, 118, 152),
    hole(lozenge(256, 340, 84, 110)),
    lozenge(256, 340, 58, 78),
    disc(256, 190, 24),
  ),
  'sun-amulet': together(
    chain,
    disc(256, 336, 84),
    around(12, poly('232,258 256,184 280,258'), 256, 336),
    hole(disc(256, 336, 46)),
    disc(256, 336, 24),
  ),
  'rune-pendant': together(
    chain,
    path('M256 180L366 236V404L256 494L146 404V236Z'),
    hole(poly('244,232 268,232 268,300 316,268 316,300 268,334 268,430 244,430')),
  ),
  'shield-pendant': together(
    chain,
    path('M140 200H372V330C372 420 300 466 256 492C212 466 140 420 140 330Z'),
    hole(path('M166 226H346V330C346 400 290 436 256 460C222 436 166 400 166 330Z')),
    star(256, 324, 4, 86, 28),
  ),
  'claw-amulet': together(
    chain,
    rect(206, 182, 100, 44),
    path('M196 236H316C330 330 300 430 200 496C230 420 210 330 196 236Z'),
    hole(path('M286 260C292 330 276 390 250 432C262 372 262 320 258 260Z')),
  ),
};
