import {
  bothSides,
  disc,
  hole,
  lozenge,
  path,
  poly,
  rect,
  together,
  turned,
  type Shape,
} from '../pen.ts';

/** Both legs of a pair of trousers. */
const pants: Shape = path('M120 30H392L436 486H288L256 190L224 486H76Z');

export const LEGS: Readonly<Record<string, Shape>> = {
  breeches: together(
    path(
      'M112 40H400L440 360L424 390L436 470H296L300 390L256 200L212 390L216 470H76L88 390L72 360Z',
    ),
    hole(path('M124 78H388L390 98H122Z'), rect(247, 100, 18, 84)),
    hole(bothSides(path('M98 376L210 376L208 390L98 390Z'))),
  ),
  'laced-pants': together(
    pants,
    hole(path('M126 70H386L388 88H124Z')),
    hole(
      ...[150, 220, 290, 360, 430].map((y) =>
        bothSides(turned(-5, together(rect(118, y, 46, 12), rect(134, y - 14, 12, 40)), 140, y)),
      ),
    ),
  ),
  'mail-leggings': together(
    pants,
    hole(
      ...[120, 180, 240, 300, 360, 420].flatMap((y, row) =>
        [0, 1, 2].map((i) => bothSides(disc(112 - row * 2 + i * 44 + (row % 2) * 16, y, 13))),
      ),
    ),
    hole(path('M126 66H386L388 84H124Z')),
  ),
  'scale-leggings': together(
    path('M120 30H392L396 70H116Z'),
    bothSides(
      together(
        ...[84, 164, 244, 324, 404].map((y, i) =>
          path(
            `M${116 - i * 8} ${y}H${244 - i * 4}L${240 - i * 4} ${y + 50}L${180 - i * 6} ${y + 86}L${110 - i * 8} ${y + 50}Z`,
          ),
        ),
      ),
    ),
    hole(
      bothSides(
        together(...[84, 164, 244, 324, 404].map((y, i) => lozenge(180 - i * 6, y + 34, 14, 24))),
      ),
    ),
  ),
  'plate-legs': together(
    path('M110 30H402L410 90L256 130L102 90Z'),
    bothSides(
      together(
        path('M98 108L246 146L226 270H80Z'),
        path('M70 286H232L242 340L150 386L60 340Z'),
        path('M66 366L150 406L234 366L220 486H86Z'),
      ),
    ),
    hole(bothSides(together(lozenge(150, 332, 24, 30), poly('150,180 166,246 134,246')))),
  ),
  'robe-skirt': together(
    path('M156 30H356L364 76H148Z'),
    path(
      'M146 92H366C396 230 430 360 470 476C400 496 330 480 256 490C182 480 112 496 42 476C82 360 116 230 146 92Z',
    ),
    hole(path('M236 120H276L290 470H222Z')),
    path('M244 130H268L276 440H236Z'),
    hole(bothSides(path('M172 140L110 456L128 458L184 146Z'))),
  ),
  kilt: together(
    path('M110 60H402L410 120H102Z'),
    path('M98 136H414L466 440H46Z'),
    hole(
      ...[0, 1, 2, 3].map((i) =>
        poly(`${172 + i * 52},150 ${184 + i * 52},150 ${150 + i * 74},426 ${132 + i * 74},426`),
      ),
    ),
    hole(disc(256, 90, 16)),
  ),
};

/** A boot from the side, toe to the left. */
const boot: Shape = path(
  'M236 30H420V330C420 372 440 400 440 440V480H60C60 410 110 384 170 366C220 350 236 320 236 270Z',
);

export const FEET: Readonly<Record<string, Shape>> = {
  'cuffed-boot': together(
    path('M204 24H444L430 150H218Z'),
    path(
      'M232 168H416V330C416 372 438 400 438 440H62C72 394 118 380 172 364C220 350 232 320 232 270Z',
    ),
    rect(60, 456, 380, 36),
    hole(path('M232 250L416 220V240L232 270Z')),
  ),
  'laced-boot': together(
    boot,
    hole(
      ...[80, 140, 200, 260].map((y) => poly(`236,${y} 330,${y + 26} 330,${y + 42} 236,${y + 18}`)),
    ),
    hole(path('M60 436H440V450H60Z')),
  ),
  sabaton: together(
    path('M240 24H420L430 120L236 140Z'),
    path('M236 160L432 138L428 230L240 246Z'),
    path('M240 266L428 250C430 300 444 330 444 370L300 350Z'),
    path('M236 284L290 366L250 480H190L156 384C200 360 230 330 236 284Z'),
    path('M138 394L170 480H20C30 440 80 410 138 394Z'),
    path('M304 372L444 390V480H270Z'),
  ),
  'plate-boot': together(
    boot,
    hole(path('M236 120L420 90V108L236 138Z'), path('M236 230L420 200V218L236 248Z')),
    hole(path('M210 350L300 460L286 468L196 360Z'), path('M140 380L210 466L196 472L126 386Z')),
    path('M330 20L420 20L452 90L420 110Z'),
  ),
  'elf-slippers': together(
    path(
      'M300 220C350 200 420 200 452 236C470 300 470 380 456 440H150C90 440 30 410 20 340C14 290 50 250 90 262C66 276 60 310 84 330C140 360 230 300 300 220Z',
    ),
    hole(path('M318 236C350 226 400 226 428 246C432 270 432 290 430 304C390 280 350 270 318 236Z')),
    disc(92, 256, 24),
  ),
  'rocket-boot': together(
    path(
      'M196 40H380V330C380 372 400 400 400 440V480H20C20 410 70 384 130 366C180 350 196 320 196 270Z',
    ),
    hole(path('M196 120H380V138H196Z')),
    path('M396 190L470 160V330L396 300Z'),
    path('M410 330L456 348L500 470L452 420L436 490Z'),
  ),
};

/** The right hand of a glove, fingers up. */
const glove: Shape = path(
  'M150 300L92 214C74 188 106 158 132 180L178 226L160 84C158 50 204 44 212 76L240 206V48C240 12 290 12 292 48L300 204L326 70C334 38 380 46 376 82L356 226L392 150C408 120 446 136 438 170L392 330V400H150Z',
);

export const HANDS: Readonly<Record<string, Shape>> = {
  'silk-glove': together(
    glove,
    path('M140 416H402L420 490H122Z'),
    hole(bothSides(lozenge(210, 452, 20, 22)), lozenge(256, 452, 20, 22)),
    hole(
      path(
        'M200 270L220 360L206 362L186 272ZM270 260L274 360H260L254 262ZM338 268L324 360L310 358L322 266Z',
      ),
    ),
  ),
  'plated-glove': together(
    glove,
    hole(
      path('M150 320H396V338H150Z'),
      path('M156 96L214 84L218 100L160 112ZM240 70H292V86H240ZM324 90L376 100L372 116L320 106Z'),
      path(
        'M166 160L228 150L230 164L168 174ZM240 140H296V156H240ZM312 150L366 162L362 176L308 166Z',
      ),
    ),
    path('M120 416H412L440 494H92Z'),
    hole(path('M150 446H386L392 462H144Z')),
  ),
  'fingerless-glove': together(
    path('M150 320L112 262L172 226L240 214H300L356 226L404 236L392 330V420H150Z'),
    ...[
      [166, 120, -8],
      [232, 92, 0],
      [300, 104, 5],
      [360, 140, 16],
    ].map(([x = 0, y = 0, degrees = 0]) =>
      turned(
        degrees,
        path(
          `M${x - 18} ${y + 90}V${y + 20}C${x - 18} ${y - 10} ${x + 30} ${y - 10} ${x + 30} ${y + 20}V${y + 90}Z`,
        ),
        x,
        y + 90,
      ),
    ),
    hole(rect(150, 340, 242, 16)),
    path('M140 436H402V490H140Z'),
  ),
  'hand-grip-glove': together(
    glove,
    hole(
      path('M170 300H376V316H170ZM170 340H380V356H170Z'),
      disc(190, 264, 14),
      disc(246, 252, 14),
      disc(302, 256, 14),
      disc(352, 270, 12),
    ),
    path('M140 416H402V446H140ZM146 462H396V494H146Z'),
  ),
  'wrapped-hand': together(
    glove,
    hole(
      path('M150 300L394 250V266L150 318ZM150 350L394 300V316L150 368Z'),
      path(
        'M166 130L220 110L224 124L168 146ZM240 110L294 96V112L240 126ZM318 110L372 96L370 112L314 126Z',
      ),
    ),
    path('M150 416L392 400V420L150 440ZM150 456L392 436V466L150 494Z'),
  ),
};

export const SHIRTS: Readonly<Record<string, Shape>> = {
  'laced-shirt': together(
    path('M176 40L256 70L336 40L480 120L432 240L380 210V470H132V210L80 240L32 120Z'),
    hole(poly('226,76 256,88 286,76 262,230 250,230')),
    poly('228,120 284,140 284,154 228,134'),
    poly('232,160 280,180 280,194 232,174'),
  ),
  doublet: together(
    path('M170 40H342L476 130L430 246L384 214L396 480H116L128 214L82 246L36 130Z'),
    hole(rect(248, 60, 16, 410)),
    hole(...[110, 180, 250, 320, 390].map((y) => bothSides(lozenge(220, y, 14, 16)))),
    hole(path('M124 296H236V312H124ZM388 296H276V312H388Z')),
  ),
  'collared-shirt': together(
    path(
      'M180 60L60 110L24 240L110 262L134 200V472H378V200L402 262L488 240L452 110L332 60L256 140Z',
    ),
    path('M190 40L250 120L216 170L150 60ZM322 40L262 120L296 170L362 60Z'),
    hole(disc(256, 230, 12), disc(256, 300, 12), disc(256, 370, 12)),
  ),
  'tuxedo-shirt': together(
    path(
      'M176 40L60 100L24 240L110 262L134 200V472H378V200L402 262L488 240L452 100L336 40L256 90Z',
    ),
    hole(path('M200 66L256 250L312 66L256 104Z')),
    path('M210 84L250 108L210 132ZM302 84L262 108L302 132Z'),
    hole(disc(256, 320, 12), disc(256, 390, 12)),
  ),
};

/** A surcoat with an open neck; its charge is cut out. */
const surcoat: Shape = path(
  'M120 30C160 90 352 90 392 30L430 60L404 200V440L256 490L108 440V200L82 60Z',
);
const tabardWith = (...charge: readonly Shape[]): Shape =>
  together(surcoat, ...charge.map((shape) => hole(shape)));

export const TABARDS: Readonly<Record<string, Shape>> = {
  tabard: tabardWith(path('M140 130H372V150H140Z'), lozenge(256, 290, 70, 100)),
  'tabard-cross': tabardWith(
    path('M230 140H282V240H370V290H282V430L256 440L230 430V290H142V240H230Z'),
  ),
  'tabard-chevron': tabardWith(
    poly('130,260 256,150 382,260 382,320 256,210 130,320'),
    poly('130,370 256,260 382,370 382,420 256,320 130,420'),
  ),
  'tabard-sun': together(tabardWith(disc(256, 280, 110)), around8(), disc(256, 280, 44)),
  'tabard-wolf': tabardWith(
    path(
      'M180 160L206 200L256 180L306 200L332 160L350 230L330 300L290 340L300 400L256 430L212 400L222 340L182 300L162 230Z',
    ),
  ),
};

function around8(): Shape {
  return together(
    ...Array.from({ length: 8 }, (_, i) =>
      turned(i * 45, poly('246,178 256,184 266,178 262,226 250,226'), 256, 280),
    ),
  );
}
