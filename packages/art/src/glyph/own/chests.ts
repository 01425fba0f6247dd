import { bothSides, disc, hole, lozenge, path, poly, rect, together, type Shape } from '../pen.ts';

/** A sleeveless cuirass. */
const cuirass: Shape = path(
  'M150 40L200 90C230 110 282 110 312 90L362 40L420 70C410 120 420 170 450 200C420 270 410 380 400 460C310 490 202 490 112 460C102 380 92 270 62 200C92 170 102 120 92 70Z',
);

export const CHESTS: Readonly<Record<string, Shape>> = {
  'sorcerer-robe': together(
    path(
      'M186 30L256 80L326 30L420 80L500 300L436 330L380 200L420 490H92L132 200L76 330L12 300L92 80Z',
    ),
    hole(path('M236 110H276L290 480H222Z')),
    path('M246 120H266L272 470H240Z'),
    hole(bothSides(path('M168 250L236 236V256L166 270Z'))),
  ),
  vestment: together(
    path('M176 40L336 40L460 110L430 300L380 280L404 488H108L132 280L82 300L52 110Z'),
    hole(path('M186 60L256 150L326 60L350 74L300 170V470H212V170L162 74Z')),
    path('M228 178H284V460H228Z'),
    hole(path('M250 210H262V250H278V264H262V320H250V264H234V250H250Z')),
  ),
  harness: together(
    path('M96 60L176 30L246 150L226 196L186 200Z'),
    path('M416 60L336 30L266 150L286 196L326 200Z'),
    path('M96 452L176 482L246 362L226 316L186 312Z'),
    path('M416 452L336 482L266 362L286 316L326 312Z'),
    path('M30 226H160V286H30ZM482 226H352V286H482Z'),
    disc(256, 256, 84),
    hole(disc(256, 256, 56)),
    lozenge(256, 256, 34, 44),
  ),
  'scaled-hauberk': together(
    path('M170 30L256 70L342 30L476 110L440 230L388 210V240H124V210L72 230L36 110Z'),
    ...[256, 316, 376, 436].map((y, row) =>
      together(
        ...Array.from({ length: 4 + (row % 2) }, (_, i) => {
          const x = 256 + (i - (3 + (row % 2)) / 2) * 64;
          return path(
            `M${x - 29} ${y}H${x + 29}V${y + 22}C${x + 29} ${y + 44} ${x} ${y + 56} ${x} ${y + 56}C${x} ${y + 56} ${x - 29} ${y + 44} ${x - 29} ${y + 22}Z`,
          );
        }),
      ),
    ),
    hole(
      path('M160 130C200 160 312 160 352 130L356 146C312 180 200 180 156 146Z'),
      path('M150 186C200 216 312 216 362 186L362 202C312 232 200 232 150 202Z'),
    ),
  ),
  'spiked-breastplate': together(
    cuirass,
    bothSides(together(poly('96,70 20,30 84,124'), poly('80,230 10,240 84,290'))),
    hole(
      path('M248 130H264V470H248Z'),
      bothSides(path('M110 300C150 330 200 340 236 336V354C196 356 150 348 112 320Z')),
    ),
    hole(bothSides(lozenge(176, 210, 26, 40))),
  ),
  'armoured-carapace': together(
    cuirass,
    hole(path('M256 120L316 190L300 300L256 350L212 300L196 190Z')),
    path('M256 146L296 196L284 290L256 320L228 290L216 196Z'),
    hole(
      bothSides(
        path(
          'M90 210C130 230 160 240 184 240V258C156 258 126 248 94 230ZM104 320C140 340 180 350 214 350V368C178 368 140 358 108 340ZM110 410C160 430 210 436 246 436V452C206 452 156 446 112 428Z',
        ),
      ),
    ),
  ),
  'bone-plate': together(
    rect(236, 60, 40, 400),
    bothSides(
      together(
        path('M240 80C180 60 110 70 70 130C50 160 60 190 84 190C100 150 150 120 240 136Z'),
        path('M240 170C180 156 120 170 84 230C70 256 84 280 104 276C124 240 170 216 240 226Z'),
        path('M240 260C190 250 140 266 110 316C100 340 114 360 132 354C150 324 190 306 240 314Z'),
        path('M240 350C206 344 170 356 148 394C140 414 152 430 168 424C182 404 206 396 240 402Z'),
      ),
    ),
    path('M216 30H296L284 70H228Z'),
  ),
};

export const HEADS: Readonly<Record<string, Shape>> = {
  'leather-cap': together(
    path(
      'M60 330C50 160 140 60 256 60C372 60 462 160 452 330L430 440C400 470 370 430 372 350C300 310 212 310 140 350C142 430 112 470 82 440Z',
    ),
    hole(
      path(
        'M248 70H264V300H248ZM150 100C120 170 112 230 116 310L132 302C130 230 138 170 166 110ZM362 100C392 170 400 230 396 310L380 302C382 230 374 170 346 110Z',
      ),
    ),
    disc(256, 56, 26),
  ),
};

/** Drawn for empty slots: plain, and read at a glance. */
export const SLOT_SIGNS: Readonly<Record<string, Shape>> = {
  'great-helm': together(
    path('M256 20C360 20 430 100 430 220V380L330 480H182L82 380V220C82 100 152 20 256 20Z'),
    hole(path('M120 220L244 240V262L120 250ZM392 220L268 240V262L392 250Z')),
    hole(path('M246 262H266V450H246Z')),
    hole(bothSides(together(disc(200, 330, 12), disc(200, 376, 12), disc(160, 320, 10)))),
    hole(path('M248 50H264V200H248Z')),
  ),
  'set-stone': together(
    disc(256, 270, 190),
    hole(disc(256, 270, 160)),
    disc(256, 270, 140),
    hole(lozenge(256, 270, 104, 120)),
    lozenge(256, 270, 76, 92),
    disc(256, 66, 46),
    hole(disc(256, 66, 22)),
  ),
  'two-shots': together(
    poly('60,452 300,212 274,186 440,72 326,238 300,212 84,476'),
    poly('40,432 110,432 70,472'),
    path('M330 330L400 260C430 270 450 300 452 330L382 400L330 400Z'),
    path('M322 410H372L320 462L280 462L280 410Z'),
  ),
};
