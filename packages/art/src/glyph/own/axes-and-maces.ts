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
  star,
  together,
  type Shape,
} from '../pen.ts';
import { haft, wraps } from './haft.ts';

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
