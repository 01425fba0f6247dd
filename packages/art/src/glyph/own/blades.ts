import {
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
  turned,
  type Shape,
} from '../pen.ts';

/** All drawn upright, the point above, round x = 256; a diagonal of the box is 724 long. */
const grip = (top: number, bottom: number, width = 30): Shape =>
  rect(256 - width / 2, top, width, bottom - top);
const pommel = (y: number, r = 30): Shape => disc(256, y, r);
const guardBar = (y: number, half: number, thick = 34): Shape =>
  poly(
    `${256 - half},${y} ${256 + half},${y} ${256 + half - 14},${y + thick} ${256 - half + 14},${y + thick}`,
  );
const straight = (tip: number, base: number, half: number): Shape =>
  poly(
    `256,${tip} ${256 + half},${tip + half * 1.9} ${256 + half},${base} ${256 - half},${base} ${256 - half},${tip + half * 1.9}`,
  );
const fuller = (top: number, bottom: number, half = 7): Shape =>
  hole(
    poly(
      `256,${top} ${256 + half},${top + 24} ${256 + half},${bottom} ${256 - half},${bottom} ${256 - half},${top + 24}`,
    ),
  );

export const SWORDS: Readonly<Record<string, Shape>> = {
  'long-sword': diagonal(
    straight(-70, 400, 34),
    fuller(30, 380),
    guardBar(408, 116),
    grip(440, 540),
    pommel(560),
  ),
  'short-sword': diagonal(
    straight(10, 370, 46),
    fuller(110, 350, 9),
    guardBar(380, 96, 40),
    grip(418, 500, 36),
    pommel(524, 34),
  ),
  'leaf-blade': diagonal(
    path(
      'M256 -60C310 60 330 150 300 260C288 310 284 340 290 380H222C228 340 224 310 212 260C182 150 202 60 256 -60Z',
    ),
    hole(path('M256 40C276 120 280 220 262 360H250C232 220 236 120 256 40Z')),
    guardBar(390, 100, 30),
    grip(420, 510),
    pommel(534),
  ),
  'great-sword': diagonal(
    poly('256,-90 304,-20 304,370 208,370 208,-20'),
    hole(poly('256,0 270,40 270,350 242,350 242,40')),
    path('M110 372L150 350H362L402 372L362 418H150Z'),
    hole(lozenge(256, 384, 22, 20)),
    grip(424, 560, 32),
    lozenge(256, 580, 34, 34),
  ),
  claymore: diagonal(
    straight(-90, 380, 36),
    fuller(10, 360),
    poly('256,380 120,330 106,368 232,424 280,424 406,368 392,330'),
    disc(112, 350, 26),
    disc(400, 350, 26),
    grip(424, 564, 28),
    pommel(584, 28),
  ),
  'serrated-sword': diagonal(
    poly(
      '256,-90 312,10 292,40 316,80 292,112 316,152 292,184 316,224 292,256 316,300 298,380 214,380 196,300 220,256 196,224 220,184 196,152 220,112 196,80 220,40 200,10',
    ),
    fuller(20, 360, 8),
    guardBar(388, 130, 36),
    grip(420, 550),
    lozenge(256, 574, 34),
  ),
  'flame-sword': diagonal(
    path(
      'M256 -80C300 -40 312 0 290 40C268 84 272 104 298 136C326 172 322 208 298 244C280 276 284 304 300 330L296 380H216L212 330C196 304 200 276 182 244C164 208 186 172 208 136C230 104 226 84 212 40C200 0 212 -40 256 -80Z',
    ),
    hole(
      path(
        'M256 40C270 80 250 110 262 150C274 190 250 220 262 260L264 350H248L250 260C238 220 262 190 250 150C238 110 262 80 256 40Z',
      ),
    ),
    guardBar(388, 118, 34),
    grip(420, 530),
    pommel(552),
  ),
  'crystal-sword': diagonal(
    poly('256,-80 318,40 300,240 290,380 222,380 212,240 194,40'),
    hole(poly('256,-10 286,44 262,370 250,370 226,44')),
    poly('256,0 262,20 258,360 254,360 250,20'),
    bothSides(poly('230,392 110,350 130,410 230,424')),
    grip(392, 520),
    lozenge(256, 546, 36, 40),
  ),
  scimitar: turned(
    8,
    diagonal(
      path('M200 390C180 250 190 90 330 -70C340 0 344 120 300 240C288 290 286 340 292 390Z'),
      hole(path('M236 370C226 260 244 150 296 40C296 140 270 220 256 370Z')),
      guardBar(398, 104, 32),
      path('M240 428H272L286 520C290 552 246 566 232 536Z'),
    ),
  ),
  cutlass: diagonal(
    path('M216 380C206 240 214 60 320 -60C336 60 330 240 296 380Z'),
    hole(path('M238 360C234 240 246 120 290 30C298 140 284 260 268 360Z')),
    path('M176 384H336V412H300C340 440 340 510 280 540L262 516C300 490 300 450 262 420H176Z'),
    grip(412, 530, 30),
  ),
  rapier: diagonal(
    poly('256,-60 276,340 236,340'),
    path('M150 350C150 330 362 330 362 350C362 420 310 450 256 450C202 450 150 420 150 350Z'),
    hole(path('M186 366C230 382 282 382 326 366C318 404 290 424 256 424C222 424 194 404 186 366Z')),
    grip(380, 510, 34),
    pommel(530, 34),
  ),
  'wooden-sword': diagonal(
    path('M256 -20C300 -10 306 20 306 60V390H206V60C206 20 212 -10 256 -20Z'),
    hole(
      path(
        'M240 60C246 140 236 220 242 360L234 360C226 220 236 140 232 60ZM276 100C282 180 270 260 278 370L270 370C262 260 272 180 268 100Z',
      ),
    ),
    rect(146, 396, 220, 44),
    rect(232, 440, 48, 110),
  ),
};

export const DAGGERS: Readonly<Record<string, Shape>> = {
  dirk: diagonal(
    straight(20, 330, 30),
    fuller(100, 316, 6),
    guardBar(338, 76, 28),
    grip(366, 470, 30),
    pommel(492, 28),
  ),
  kris: diagonal(
    path(
      'M256 0C286 40 300 70 282 110C264 146 276 166 292 196C306 226 296 256 290 290L300 350H212L222 290C208 256 200 230 222 196C240 166 232 146 222 110C212 70 226 40 256 0Z',
    ),
    fuller(90, 330, 6),
    path('M160 330L256 352L352 330L330 396L256 380L182 396Z'),
    path('M238 390H274L284 500L256 530L228 500Z'),
  ),
  'fang-dagger': diagonal(
    path('M214 340C196 220 220 90 330 0C320 120 330 240 298 340Z'),
    hole(path('M240 320C236 230 256 150 298 90C288 180 286 250 268 320Z')),
    guardBar(348, 80, 30),
    grip(378, 480, 34),
    lozenge(256, 504, 34),
  ),
  'hunting-knife': diagonal(
    path('M208 350V120C208 60 240 20 304 0C310 120 312 240 304 350Z'),
    hole(path('M232 330V130C232 100 244 80 266 64V330Z')),
    rect(190, 358, 132, 30),
    path('M226 394H286L296 520C296 540 216 540 216 520Z'),
    hole(disc(256, 430, 10), disc(256, 480, 10)),
  ),
  'crystal-dagger': diagonal(
    poly('256,-10 310,90 288,340 224,340 202,90'),
    hole(poly('256,50 280,96 262,324 250,324 232,96')),
    bothSides(poly('236,350 150,316 168,372 236,384')),
    grip(350, 470, 32),
    star(256, 500, 4, 50, 18),
  ),
  'rune-dagger': diagonal(
    straight(0, 340, 48),
    hole(
      poly(
        '256,80 268,100 268,130 284,146 268,162 268,180 244,180 244,162 228,146 244,130 244,100',
      ),
    ),
    hole(poly('250,200 262,200 262,230 280,220 280,236 262,248 262,290 250,290')),
    path('M150 340H362L340 390H300L256 372L212 390H172Z'),
    grip(384, 480, 32),
    pommel(506, 32),
  ),
};

export const FISTS: Readonly<Record<string, Shape>> = {
  katar: diagonal(
    poly('256,-60 310,60 296,280 216,280 202,60'),
    fuller(40, 260, 10),
    rect(160, 290, 40, 220),
    rect(312, 290, 40, 220),
    rect(160, 286, 192, 40),
    rect(190, 380, 132, 34),
  ),
  'triple-claw-weapon': diagonal(
    ...[-90, 0, 90].map((dx) =>
      path(
        `M${232 + dx} 290C${226 + dx} 160 ${240 + dx} 40 ${290 + dx * 1.1} -40C${296 + dx} 80 ${298 + dx} 180 ${284 + dx} 290Z`,
      ),
    ),
    path('M116 300H396L376 380H136Z'),
    rect(160, 396, 192, 36),
    rect(180, 448, 152, 60),
  ),
  'bladed-fist': together(
    path(
      'M90 250C90 200 150 190 170 210C180 180 240 176 256 206C270 178 330 180 342 212C366 190 420 206 420 252V380C420 440 370 480 300 480H210C140 480 90 440 90 380Z',
    ),
    hole(path('M162 260H178V350H162ZM248 254H264V350H248ZM334 260H350V350H334Z')),
    poly('110,180 130,20 168,180'),
    poly('196,170 220,0 250,170'),
    poly('272,170 306,0 326,170'),
    poly('350,180 396,30 402,186'),
  ),
};
