import {
  around,
  bothSides,
  diagonal,
  disc,
  hole,
  path,
  poly,
  rect,
  ringOf,
  star,
  together,
  type Shape,
} from '../pen.ts';

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
