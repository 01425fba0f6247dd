import {
  around,
  bothSides,
  diagonal,
  disc,
  hole,
  lozenge,
  path,
  poly,
  rect,
  ringOf,
  star,
  together,
  type Shape,
} from '../pen.ts';

/** Upright: the head above, the haft below, round x = 256. */
const haft = (top: number, bottom = 500, width = 38): Shape =>
  together(rect(256 - width / 2, top, width, bottom - top), disc(256, bottom, width * 0.7));
const wraps = (from: number, count: number): Shape =>
  hole(
    ...Array.from({ length: count }, (_, i) =>
      poly(
        `237,${from - 70 + i * 26} 275,${from - 70 + i * 26 - 10} 275,${from - 70 + i * 26} 237,${from - 70 + i * 26 + 10}`,
      ),
    ),
  );

export const AXES: Readonly<Record<string, Shape>> = {
  'great-axe': diagonal(
    haft(-70),
    wraps(430, 5),
    bothSides(path('M236 0C180 20 120 0 80 -50C40 40 50 190 96 250C130 200 180 180 236 190Z')),
    hole(bothSides(path('M90 20C74 90 80 150 104 196C90 140 88 80 90 20Z'))),
    poly('256,-110 280,-40 232,-40'),
  ),
  'double-axe': diagonal(
    haft(-60),
    wraps(430, 5),
    bothSides(path('M240 30C210 40 170 10 150 -60C70 0 50 160 150 260C170 200 210 170 240 176Z')),
    hole(bothSides(lozenge(150, 100, 20, 52))),
    disc(256, 100, 40),
    hole(disc(256, 100, 16)),
  ),
  'bearded-axe': diagonal(
    haft(-30),
    wraps(420, 5),
    path('M270 10L420 -40C450 60 440 180 380 290C370 220 340 160 270 150Z'),
    hole(path('M404 10C410 90 402 170 380 230C384 160 386 90 378 20Z')),
    poly('242,10 190,30 190,120 242,140'),
  ),
  'crescent-axe': diagonal(
    haft(-40),
    wraps(420, 5),
    path(
      'M256 40L330 30C350 -20 330 -60 290 -90C430 -70 480 80 440 190C420 240 380 280 320 290C360 250 360 190 330 150L256 140Z',
    ),
    poly('250,50 180,30 140,90 180,150 250,130'),
  ),
  'rune-axe': diagonal(
    haft(-50),
    wraps(430, 5),
    path('M266 -10L400 -70C460 40 460 170 400 270L266 190Z'),
    hole(poly('320,40 336,40 336,80 364,60 364,80 336,102 336,160 320,160')),
    path('M246 20L180 0L150 90L180 180L246 160Z'),
  ),
  'broad-cleaver': diagonal(
    path('M210 -60H390C410 60 410 170 380 260H250V300H210Z'),
    hole(disc(350, 0, 22), path('M384 60C390 130 384 190 366 244C370 180 372 120 370 60Z')),
    haft(290, 560, 40),
    rect(196, 296, 120, 24),
  ),
};

const hammerHead = (x: number, y: number, w: number, h: number): Shape =>
  together(
    rect(x, y, w, h),
    bothSides(
      poly(`${x},${y - 14} ${x + 40},${y - 14} ${x + 40},${y + h + 14} ${x},${y + h + 14}`),
    ),
  );

export const MACES: Readonly<Record<string, Shape>> = {
  'morning-star': diagonal(
    haft(140),
    wraps(420, 5),
    disc(256, 70, 92),
    around(10, poly('232,-14 256,-80 280,-14'), 256, 70),
    hole(disc(230, 44, 18)),
  ),
  'ball-mace': diagonal(
    haft(150),
    wraps(430, 5),
    disc(256, 50, 104),
    hole(path('M152 40H360V60H152Z'), path('M246 -54H266V154H246Z')),
    disc(256, 50, 44),
    rect(206, 156, 100, 28),
  ),
  'skull-mace': diagonal(
    haft(180),
    wraps(430, 5),
    path(
      'M256 -80C150 -80 120 10 134 76C140 108 164 118 172 130V186H340V130C348 118 372 108 378 76C392 10 362 -80 256 -80Z',
    ),
    hole(
      disc(206, 54, 34),
      disc(306, 54, 34),
      poly('256,84 274,122 238,122'),
      rect(222, 146, 10, 40),
      rect(251, 146, 10, 40),
      rect(280, 146, 10, 40),
    ),
  ),
  'crystal-mace': diagonal(
    haft(190),
    wraps(430, 5),
    poly('256,-110 330,10 296,170 216,170 182,10'),
    hole(poly('256,-50 270,10 262,150 250,150 242,10')),
    bothSides(poly('190,180 110,60 172,110 210,196')),
    rect(206, 180, 100, 26),
  ),
  'orb-scepter': diagonal(
    haft(130, 500, 32),
    disc(256, 30, 84),
    hole(path('M206 20C214 -16 240 -34 262 -36C236 -20 224 4 222 34Z')),
    bothSides(path('M200 150C130 120 110 40 140 -30C150 30 170 70 214 104Z')),
    rect(206, 130, 100, 30),
    rect(216, 180, 80, 20),
  ),
  maul: diagonal(
    haft(120),
    wraps(430, 5),
    rect(110, -60, 292, 190),
    hole(rect(140, -60, 16, 190), rect(356, -60, 16, 190)),
    hole(lozenge(256, 35, 40, 60)),
  ),
  'great-maul': diagonal(
    haft(130),
    wraps(430, 5),
    poly('140,-70 372,-70 430,-30 430,90 372,130 140,130 82,90 82,-30'),
    hole(poly('190,-40 322,-40 322,100 190,100')),
    star(256, 30, 8, 60, 30),
  ),
  'battle-hammer': diagonal(
    haft(-70),
    wraps(430, 5),
    hammerHead(130, -20, 252, 120),
    poly('256,-110 284,-34 228,-34'),
    hole(rect(216, 10, 80, 60)),
    lozenge(256, 40, 26, 24),
  ),
  'storm-hammer': diagonal(
    haft(110),
    wraps(430, 5),
    poly('100,-60 412,-60 392,120 120,120'),
    hole(poly('270,-46 200,46 248,46 226,110 312,10 262,10 290,-46')),
  ),
  'mailed-mace': diagonal(
    haft(170),
    wraps(430, 5),
    path(
      'M160 -10C160 -60 210 -70 224 -44C236 -76 280 -76 290 -44C310 -70 352 -54 352 -10V100C352 150 310 180 256 180C202 180 160 150 160 100Z',
    ),
    hole(path('M218 0H230V90H218ZM284 0H296V90H284Z'), rect(180, 110, 152, 14)),
  ),
  'baton-club': diagonal(
    path('M216 560L226 300L200 60C190 -40 220 -90 256 -90C292 -90 322 -40 312 60L286 300L296 560Z'),
    hole(path('M212 20L300 40V54L212 34ZM214 100L302 120V134L214 114Z')),
    wraps(440, 4),
  ),
  'spiked-ball-mace': diagonal(
    haft(200),
    wraps(440, 4),
    star(256, 60, 12, 150, 84),
    hole(disc(256, 60, 30)),
  ),
};

export const POLEARMS: Readonly<Record<string, Shape>> = {
  'glaive-polearm': diagonal(
    haft(170, 560, 34),
    path('M236 190C210 80 240 -40 340 -110C350 -10 320 90 284 190Z'),
    hole(path('M262 160C250 90 264 20 310 -30C306 40 294 100 276 160Z')),
    rect(216, 190, 80, 24),
    poly('236,120 180,90 226,170'),
  ),
  'bladed-polearm': diagonal(
    haft(60, 560, 34),
    path('M262 -110C330 -60 380 30 360 130C340 100 310 90 270 100Z'),
    path('M246 70C190 60 150 90 140 150C180 130 220 130 246 150Z'),
    poly('256,-120 280,80 232,80'),
  ),
  lance: diagonal(
    haft(300, 540, 36),
    poly('256,-120 296,300 216,300'),
    hole(poly('256,-40 266,280 246,280')),
    path('M170 300H342L300 360H212Z'),
  ),
  'pole-axe': diagonal(
    haft(-60, 560, 34),
    path('M268 -30L360 -90C400 0 400 90 350 160C340 110 310 90 268 90Z'),
    poly('244,-20 150,30 244,80'),
    poly('256,-130 278,-40 234,-40'),
  ),
};

export const BOWS: Readonly<Record<string, Shape>> = {
  'long-bow': together(
    path('M130 20C330 90 420 190 432 380L470 420L440 470L398 432C392 230 300 130 108 56Z'),
    path('M110 30L130 24L458 452L444 466Z'),
    poly('40,472 330,182 312,164 396,116 348,200 344,196 56,488'),
  ),
  'recurve-bow': diagonal(
    bothSides(
      path(
        'M256 20C300 20 330 30 370 60C410 90 440 84 470 50L492 78C456 130 400 136 350 100C320 78 296 70 256 70Z',
      ),
    ),
    poly('36,62 256,200 476,62 484,74 256,222 28,74'),
    rect(244, -30, 24, 460),
    poly('256,-90 290,-20 222,-20'),
    bothSides(poly('250,380 210,420 210,470 250,430')),
  ),
  'winged-bow': together(
    path('M110 40C310 70 440 200 472 402L430 412C400 230 290 120 100 84Z'),
    path('M104 44L116 56L456 404L440 416Z'),
    path(
      'M330 150C360 90 420 60 490 50C470 90 470 110 430 140C450 140 460 150 470 150C440 190 400 200 362 190Z',
    ),
    poly('50,462 280,232 262,214 350,160 296,248 294,246 66,478'),
  ),
  'heavy-crossbow': diagonal(
    rect(232, 0, 48, 560),
    path(
      'M256 -40C360 -40 470 20 500 130L462 140C430 60 350 20 256 20C162 20 82 60 50 140L12 130C42 20 152 -40 256 -40Z',
    ),
    poly('40,128 50,120 256,210 462,120 472,128 256,228'),
    rect(212, 240, 88, 40),
    path('M226 420H286L310 570H202Z'),
    poly('256,-110 284,-50 228,-50'),
  ),
  'light-crossbow': diagonal(
    path('M240 -20H272V400L300 560H230L240 400Z'),
    path(
      'M256 10C330 -30 420 -10 480 70L460 96C400 40 330 40 256 70C182 40 112 40 52 96L32 70C92 -10 182 -30 256 10Z',
    ),
    poly('46,88 58,80 256,176 454,80 466,88 256,194'),
    poly('256,-100 276,-30 236,-30'),
    rect(226, 200, 60, 30),
  ),
  flintlock: together(
    path(
      'M20 150H330L350 120H400L410 160H470L440 220C480 270 500 340 496 420L440 450C420 380 400 320 350 290H210L190 210H20Z',
    ),
    hole(path('M220 240H330L300 270H236Z'), rect(40, 172, 130, 14)),
    path('M250 300H270C270 340 300 350 320 330L330 346C300 380 250 360 250 300Z'),
  ),
};

const shaft = (top: number): Shape => together(rect(239, top, 34, 530 - top), disc(256, 530, 24));

export const STAVES: Readonly<Record<string, Shape>> = {
  'orb-staff': diagonal(
    shaft(110),
    disc(256, 20, 74),
    hole(path('M212 14C218 -18 240 -34 260 -36C236 -22 226 -2 226 22Z')),
    bothSides(path('M250 140C180 130 150 60 170 -20C180 50 200 80 256 100Z')),
  ),
  'moon-staff': diagonal(
    shaft(120),
    path(
      'M256 130C170 130 120 60 140 -30C156 40 200 70 256 70C312 70 356 40 372 -30C392 60 342 130 256 130Z',
    ),
    star(256, -10, 4, 60, 18),
    rect(226, 140, 60, 20),
  ),
  'sun-staff': diagonal(
    shaft(120),
    disc(256, 20, 56),
    around(8, poly('240,-44 256,-100 272,-44'), 256, 20),
    hole(disc(256, 20, 26)),
    rect(226, 150, 60, 20),
  ),
  'serpent-staff': diagonal(
    shaft(0),
    path(
      'M256 -60C310 -60 330 -20 310 10C340 60 330 110 270 140C210 170 200 200 240 240C290 280 320 320 280 380L262 366C280 320 260 300 220 266C170 220 180 160 246 120C280 98 286 70 262 40C230 30 210 0 220 -30Z',
    ),
    hole(disc(270, -16, 9)),
  ),
  'crystal-staff': diagonal(
    shaft(160),
    poly('256,-110 306,0 286,130 226,130 206,0'),
    hole(poly('256,-50 266,0 260,110 252,110 246,0')),
    bothSides(poly('220,170 150,90 160,20 216,120')),
    rect(216, 146, 80, 28),
  ),
  'flame-staff': diagonal(
    shaft(150),
    path(
      'M256 150C180 140 160 70 196 10C206 40 216 50 230 50C220 -10 240 -60 290 -110C284 -50 330 -10 336 50C340 110 310 146 256 150Z',
    ),
    hole(path('M256 136C224 126 220 90 244 60C250 80 270 90 276 70C296 100 284 130 256 136Z')),
    rect(222, 160, 68, 22),
  ),
  'ringed-staff': diagonal(
    shaft(100),
    ringOf(256, 10, 96, 96, 26),
    disc(256, 10, 34),
    bothSides(ringOf(150, 90, 26, 26, 12)),
    rect(226, 120, 60, 20),
  ),
  quarterstaff: diagonal(
    rect(236, -70, 40, 660),
    rect(220, -70, 72, 90),
    rect(220, 500, 72, 90),
    hole(...[200, 230, 260, 290].map((y) => poly(`236,${y} 276,${y - 12} 276,${y} 236,${y + 12}`))),
  ),
  'bladed-staff': diagonal(
    shaft(60),
    path('M256 -110C300 -60 310 0 286 80H226C202 0 212 -60 256 -110Z'),
    hole(poly('256,-60 266,60 246,60')),
    rect(206, 86, 100, 24),
    path('M256 640L290 520H222Z'),
  ),
  'feather-staff': diagonal(
    shaft(-40),
    disc(256, -50, 44),
    hole(disc(256, -50, 18)),
    rect(216, 20, 80, 26),
    bothSides(path('M220 60C170 110 140 190 160 280C206 220 236 140 236 60Z')),
    bothSides(path('M196 50C140 70 90 120 80 190C130 160 180 110 212 60Z')),
  ),
  'forked-staff': diagonal(
    shaft(160),
    bothSides(path('M248 210C180 170 150 90 170 -40L206 -20C200 70 220 120 256 150Z')),
    disc(256, 40, 38),
  ),
  'gnarled-staff': diagonal(
    path(
      'M230 520L242 300C240 250 230 220 236 180C190 160 160 100 190 40C220 -20 300 -20 322 40C336 90 300 130 262 110C230 90 250 50 280 62L274 80C300 90 308 60 290 46C260 26 216 40 214 84C212 120 240 140 276 150C270 200 290 240 280 300L284 520Z',
    ),
    path('M276 250L340 200L350 216L284 280Z'),
  ),
  'branch-staff': diagonal(
    path('M234 520L244 300L232 120L256 -40L280 120L274 300L282 520Z'),
    path('M256 160L160 60L150 -20L190 50L262 120Z'),
    path('M262 200L350 110L370 20L330 90L256 170Z'),
    path(
      'M150 -20C110 -20 90 -60 110 -90C150 -90 170 -60 150 -20ZM370 20C410 0 430 -40 400 -70C360 -60 350 -20 370 20ZM256 -40C230 -70 236 -110 260 -124C290 -104 286 -64 256 -40Z',
    ),
  ),
  'walking-stick': diagonal(
    path(
      'M234 500V60C240 -10 280 -60 330 -50C380 -40 390 20 350 50L330 26C350 6 340 -16 320 -16C290 -16 276 20 276 60V500Z',
    ),
    rect(230, 120, 52, 22),
  ),
};

const rod = (top: number, bottom = 450): Shape =>
  poly(`242,${top} 270,${top} 278,${bottom} 234,${bottom}`);

export const WANDS: Readonly<Record<string, Shape>> = {
  'shard-wand': diagonal(
    rod(180),
    poly('256,-40 300,60 280,170 232,170 212,60'),
    hole(poly('256,10 264,60 260,150 252,150 248,60')),
    rect(220, 176, 72, 24),
    disc(256, 456, 32),
  ),
  'flame-wand': diagonal(
    rod(170),
    path(
      'M256 170C200 160 190 100 220 50C226 76 236 80 244 76C240 40 256 0 290 -40C286 10 320 50 316 100C312 146 290 166 256 170Z',
    ),
    hole(path('M256 156C236 146 236 120 252 100C258 116 268 118 272 106C284 126 276 150 256 156Z')),
    rect(224, 180, 64, 20),
    disc(256, 456, 32),
  ),
  'skull-wand': diagonal(
    rod(160),
    path(
      'M256 -20C190 -20 170 40 178 86C182 106 196 112 202 120V158H310V120C316 112 330 106 334 86C342 40 322 -20 256 -20Z',
    ),
    hole(disc(226, 70, 21), disc(286, 70, 21), poly('256,90 266,112 246,112')),
    rect(224, 170, 64, 20),
    disc(256, 456, 32),
  ),
  'bone-wand': diagonal(
    rod(60),
    disc(230, 30, 34),
    disc(282, 30, 34),
    disc(230, 456, 34),
    disc(282, 456, 34),
  ),
  'twig-wand': diagonal(
    path('M232 470L244 300L230 120L256 -20L268 120L264 200L320 130L328 142L268 240L278 470Z'),
    path('M320 130C300 100 310 60 340 50C360 80 350 120 320 130Z'),
    path('M250 260L180 200L188 188L252 232Z'),
  ),
  'eye-wand': diagonal(
    rod(150),
    path('M136 70C180 -10 332 -10 376 70C332 150 180 150 136 70Z'),
    hole(path('M170 70C206 18 306 18 342 70C306 122 206 122 170 70Z')),
    disc(256, 70, 36),
    rect(224, 150, 64, 22),
    disc(256, 456, 32),
  ),
  'ringed-wand': diagonal(
    rod(20),
    ...[90, 150, 210].map((y) => rect(216, y, 80, 22)),
    disc(256, 10, 44),
    hole(disc(256, 10, 18)),
    disc(256, 456, 32),
  ),
};
