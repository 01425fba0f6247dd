import {
  both,
  brows,
  eyes,
  flesh,
  line,
  lips,
  mouth,
  neck,
  nose,
  oval,
  path,
  shoulders,
  type Skin,
} from './brush.ts';

type Draw = () => string;

const ORC: Skin = { light: '#a3c46a', mid: '#6f9440', deep: '#435e24' };
const ORC_LIGHT: Skin = { light: '#b9d488', mid: '#87aa55', deep: '#557034' };
const UNDEAD: Skin = { light: '#c9cfb8', mid: '#98a388', deep: '#5c6652' };
const TAUREN: Skin = { light: '#a47a52', mid: '#76502f', deep: '#472d19' };
const TAUREN_LIGHT: Skin = { light: '#d8c3a0', mid: '#b08f63', deep: '#77583a' };
const TROLL: Skin = { light: '#7fb6d6', mid: '#4a86ae', deep: '#2a5478' };
const TROLL_GREEN: Skin = { light: '#8fcbb6', mid: '#559a86', deep: '#2f6457' };
const BLOOD_ELF: Skin = { light: '#ffe3c8', mid: '#f0bf98', deep: '#bb8360' };

const tusk = (x: number, y: number, size: number): string =>
  path(
    '#f4ead0',
    `M${x - 3.2} ${y}C${x - 4} ${y - size * 0.6} ${x - 5} ${y - size} ${x - 2} ${y - size - 3}C${x + 1} ${y - size} ${x + 3} ${y - size * 0.5} ${x + 3} ${y}Z`,
  );

export const orcMale: Draw = () =>
  shoulders('#5a2f22', '#8a8f98', 62, 98) +
  neck(ORC, 19) +
  both(
    path(ORC.mid, 'M36 52C26 48 18 42 14 34C12 52 22 68 38 70Z') +
      path(ORC.deep, 'M34 56C28 54 22 48 19 43C20 54 26 62 36 65Z'),
  ) +
  path('#1b1512', 'M56 20C50 6 60 0 64 4C68 0 78 6 72 20Z') +
  flesh(
    ORC,
    'M36 46C36 26 48 18 64 18C80 18 92 26 92 46L96 74C94 90 80 98 64 98C48 98 34 90 32 74Z',
  ) +
  path(
    ORC.deep,
    'M38 50C46 42 56 46 64 50C72 46 82 42 90 50C84 52 74 54 64 54C54 54 44 52 38 50Z',
  ) +
  eyes({ color: '#e8b23a', y: 57, apart: 13, width: 5.5, height: 2.2 }) +
  path(
    ORC.deep,
    'M55 72C56 64 60 60 64 60C68 60 72 64 73 72C68 75 60 75 55 72Z',
    ' opacity=".75"',
  ) +
  both(oval('#1f2c10', 60, 71, 1.8, 1.4)) +
  path('#2c3f16', 'M42 82C50 78 78 78 86 82C80 88 48 88 42 82Z') +
  both(tusk(48, 85, 13)) +
  path('#1b1512', 'M54 96C58 93 70 93 74 96L70 116L64 122L58 116Z') +
  line('#d9a441', 2.4, 'M17 56A4 4 0 1 0 20 62');

export const orcFemale: Draw = () =>
  path('#2a1a14', 'M52 20C40 4 60 -6 66 6C82 -2 90 14 78 22C100 30 104 70 96 96L84 70L88 34Z') +
  shoulders('#5a2f22', '#8a8f98', 50, 102) +
  neck(ORC_LIGHT, 11) +
  both(
    path(ORC_LIGHT.mid, 'M40 54C30 50 22 44 19 36C18 52 26 66 41 68Z') +
      path(ORC_LIGHT.deep, 'M38 58C32 56 27 51 24 47C26 56 31 62 40 64Z'),
  ) +
  flesh(
    ORC_LIGHT,
    'M40 46C40 30 50 22 64 22C78 22 88 30 88 46L90 70C88 84 78 95 64 96C50 95 40 84 38 70Z',
  ) +
  path(
    '#3a251c',
    'M38 50C36 24 50 14 64 14C78 14 92 24 90 50C86 38 78 32 64 30C50 32 42 38 38 50Z',
  ) +
  eyes({ color: '#e0a83a', y: 58, apart: 11.5, width: 6, height: 2.8 }) +
  brows('#2a1a14', 50, 9, 3, 2.4) +
  path(
    ORC_LIGHT.deep,
    'M58 72C59 66 61 63 64 63C67 63 69 66 70 72C66 74 62 74 58 72Z',
    ' opacity=".65"',
  ) +
  lips('#5d3030', 82, 8) +
  both(tusk(53, 83, 6)) +
  both(oval('#d9a441', 23, 58, 2.6));

export const undeadMale: Draw = () =>
  shoulders('#3a2f4a', '#7f8a70', 46, 103) +
  path('#d9d2b8', 'M58 84H70L72 112H56Z') +
  line('#6a6450', 2, 'M57 92H71M57 100H71') +
  both(path(UNDEAD.deep, 'M42 54C36 54 36 66 42 68Z')) +
  flesh(
    UNDEAD,
    'M40 48C40 28 50 20 64 20C78 20 88 28 88 48C88 58 84 64 82 72C80 80 74 82 64 82C54 82 48 80 46 72C44 64 40 58 40 48Z',
  ) +
  path('#e6e0c8', 'M48 78C54 84 74 84 80 78L78 92C74 99 54 99 50 92Z') +
  line('#4a4638', 1.8, 'M54 83V90M59 84V92M64 84V92M69 84V92M74 83V90') +
  path('#4a4638', 'M50 80C56 84 72 84 78 80L77.5 84C72 87 56 87 50.5 84Z') +
  both(path('#2e342a', 'M44 58C46 50 58 50 60 57C60 64 50 68 45 64Z')) +
  both(oval('#ffe24a', 52, 59, 3.4, 2.6) + oval('#fff9c8', 52, 59, 1.4)) +
  path('#2e342a', 'M64 63L68 73H60Z') +
  both(line(UNDEAD.deep, 2.2, 'M44 68C46 72 47 74 48 78')) +
  path(
    '#2f4a3a',
    'M38 50C32 30 44 12 58 16C62 8 78 10 82 18C92 24 94 38 90 50C86 42 84 36 78 34L74 44L68 32L60 42L54 32L46 44C42 44 40 46 38 50Z',
  ) +
  line('#3a4034', 1.8, 'M70 26L76 34M76 26L70 34');

export const undeadFemale: Draw = () =>
  path('#5a2f6a', 'M30 60C24 20 46 4 66 8C92 6 104 30 98 64L106 104L92 92L88 60H40L36 94L22 106Z') +
  shoulders('#3a2f4a', '#7f8a70', 42, 105) +
  neck(UNDEAD, 7) +
  flesh(
    UNDEAD,
    'M42 48C42 32 52 24 64 24C76 24 86 32 86 48C86 62 82 76 74 88C70 94 58 94 54 88C46 76 42 62 42 48Z',
  ) +
  both(path('#3f4638', 'M46 66C46 76 50 84 55 89C54 80 52 72 46 66Z')) +
  both(path('#2e342a', 'M45 60C47 52 58 52 60 59C60 65 50 68 46 65Z')) +
  both(oval('#ffe24a', 52.5, 60.5, 3.4, 2.8) + oval('#fff9c8', 52.5, 60.5, 1.4)) +
  brows('#3a1f46', 51, 8, 2.2, 2) +
  nose(UNDEAD, 72, 2.8, 9) +
  lips('#4a2f4a', 82, 6) +
  line('#3f4638', 1.8, 'M70 81L80 76M72 78L75 82M76 76L79 80') +
  path(
    '#7a4490',
    'M38 62C32 30 48 12 64 12C82 12 96 30 90 62C88 46 82 38 72 40L66 30L58 42L50 36C44 42 40 50 38 62Z',
  );

const muzzle = (skin: Skin, top: number): string =>
  path(
    skin.light,
    `M46 ${top}C50 ${top - 8} 78 ${top - 8} 82 ${top}C90 ${top + 12} 86 ${top + 30} 64 ${top + 32}C42 ${top + 30} 38 ${top + 12} 46 ${top}Z`,
  ) +
  path(
    'url(#shade)',
    `M46 ${top}C50 ${top - 8} 78 ${top - 8} 82 ${top}C90 ${top + 12} 86 ${top + 30} 64 ${top + 32}C42 ${top + 30} 38 ${top + 12} 46 ${top}Z`,
  ) +
  both(
    path(
      '#23160c',
      `M50 ${top + 8}C54 ${top + 4} 59 ${top + 7} 58 ${top + 12}C54 ${top + 14} 50 ${top + 12} 50 ${top + 8}Z`,
    ),
  ) +
  line(skin.deep, 2.4, `M64 ${top + 14}V${top + 20}M50 ${top + 23}Q64 ${top + 28} 78 ${top + 23}`);

export const taurenMale: Draw = () =>
  both(
    path('#e9dcc0', 'M40 34C22 34 8 24 6 2C16 14 28 18 46 22Z') +
      line('#a8946c', 2, 'M12 14L17 20M22 20L25 28'),
  ) +
  shoulders('#6a3f22', '#c8b088', 64, 98) +
  both(path(TAUREN.deep, 'M38 46C26 42 16 44 10 52C18 60 30 60 40 56Z')) +
  flesh(
    TAUREN,
    'M36 44C36 26 48 18 64 18C80 18 92 26 92 44C92 60 88 76 84 86C78 96 50 96 44 86C40 76 36 60 36 44Z',
  ) +
  path(
    TAUREN.deep,
    'M50 20C54 8 74 8 78 20C84 30 80 38 74 42C70 34 58 34 54 42C48 38 44 30 50 20Z',
  ) +
  path('#2c1b0e', 'M56 14C58 4 70 4 72 14L70 30H58Z') +
  muzzle(TAUREN, 72) +
  eyes({ color: '#3a2614', y: 55, apart: 15, width: 5.5, height: 2.6 }) +
  brows(TAUREN.deep, 48, 12, 4.4, 3) +
  line('#d9a441', 3, 'M57 87C57 97 71 97 71 87');

export const taurenFemale: Draw = () =>
  both(path('#e9dcc0', 'M44 34C32 32 22 24 20 10C28 18 38 22 50 26Z')) +
  both(
    path('#5a3a20', 'M36 50C28 62 28 82 32 98L28 118H38L40 98C42 80 40 64 42 54Z') +
      line('#d9a441', 2.6, 'M29 96H41') +
      oval('#7fc6d8', 34, 110, 3),
  ) +
  shoulders('#6a3f22', '#c8b088', 54, 102) +
  both(path(TAUREN_LIGHT.deep, 'M40 48C30 44 20 46 15 53C23 60 32 60 41 57Z')) +
  flesh(
    TAUREN_LIGHT,
    'M40 46C40 30 50 22 64 22C78 22 88 30 88 46C88 62 84 76 80 84C76 94 52 94 48 84C44 76 40 62 40 46Z',
  ) +
  path(
    '#5a3a20',
    'M40 46C38 26 50 16 64 16C78 16 90 26 88 46C82 34 74 30 64 34C54 30 46 34 40 46Z',
  ) +
  path('#fff3dc', 'M60 40C62 36 66 36 68 40L66 70H62Z', ' opacity=".75"') +
  muzzle(TAUREN_LIGHT, 74) +
  eyes({ color: '#3f2a18', y: 58, apart: 13.5, width: 6, height: 3.2 }) +
  brows('#5a3a20', 50, 9, 2.8, 2);

const trollEar = (skin: Skin): string =>
  path(skin.mid, 'M42 56C30 48 18 34 6 30C8 48 24 66 43 70Z') +
  path(skin.deep, 'M40 60C32 54 22 44 13 38C18 50 28 62 41 66Z');

export const trollMale: Draw = () =>
  path('#d9421f', 'M52 30C46 6 56 -6 62 4C64 -8 76 -6 74 8C84 2 88 14 78 30Z') +
  shoulders('#4a5a2a', '#d9a441', 50, 102) +
  neck(TROLL, 11) +
  both(trollEar(TROLL)) +
  flesh(
    TROLL,
    'M44 46C44 30 52 22 64 22C76 22 84 30 84 46L86 70C84 84 76 96 64 98C52 96 44 84 42 70Z',
  ) +
  path('#f26a2e', 'M56 28C54 12 60 2 64 2C68 2 74 12 72 28Z') +
  eyes({ color: '#ffcf3a', y: 55, apart: 10.5, width: 5.5, height: 2.4 }) +
  brows(TROLL.deep, 48, 9, 3.8, 3) +
  path(TROLL.light, 'M61 50C60 62 56 72 57 77C60 81 68 81 71 77C72 72 68 62 67 50Z') +
  path(
    TROLL.deep,
    'M66 52C67 64 70 72 70 77C68 80 66 80 64 80C66 72 66 62 66 52Z',
    ' opacity=".6"',
  ) +
  path('#1c3850', 'M46 85C54 81 74 81 82 85C76 90 52 90 46 85Z') +
  both(
    path(
      '#f4ead0',
      'M54 85C48 88 38 86 34 76C30 66 34 58 38 54C36 64 40 72 46 76C50 78 54 80 55 83Z',
    ),
  ) +
  both(line('#f3f6fa', 2.4, 'M46 66L54 68'));

export const trollFemale: Draw = () =>
  both(
    path('#8a2f7a', 'M42 44C34 56 30 76 32 100L38 118L44 100C42 80 42 64 46 52Z') +
      line('#d9a441', 2.4, 'M32 90H43M33 104H42'),
  ) +
  path('#8a2f7a', 'M38 44C36 16 50 4 66 6C84 6 94 20 90 44Z') +
  shoulders('#4a5a2a', '#d9a441', 44, 105) +
  neck(TROLL_GREEN, 8) +
  both(trollEar(TROLL_GREEN)) +
  flesh(
    TROLL_GREEN,
    'M44 48C44 32 53 25 64 25C75 25 84 32 84 48C84 70 76 90 64 96C52 90 44 70 44 48Z',
  ) +
  path(
    '#b8479e',
    'M40 52C38 24 50 10 66 12C82 12 92 26 88 52C84 40 76 34 64 32C52 34 44 40 40 52Z',
  ) +
  eyes({ color: '#ffb03a', y: 58, apart: 10, width: 5.8, height: 2.8 }) +
  brows('#5a1f50', 51, 8, 2.4, 2) +
  path(TROLL_GREEN.light, 'M62 54C61 62 59 70 60 74C62 77 66 77 68 74C69 70 67 62 66 54Z') +
  lips('#7a2f4a', 83, 6) +
  both(path('#f4ead0', 'M56 83C52 85 47 83 46 76C49 79 53 80 57 81Z')) +
  both(oval('#d9a441', 25, 56, 2.4));

const highEar = (skin: Skin): string =>
  path(skin.mid, 'M41 56C36 46 28 30 18 18C16 40 26 66 42 71Z') +
  path(skin.deep, 'M40 60C35 52 28 40 22 30C24 46 30 60 41 67Z', ' opacity=".7"');

export const bloodElfMale: Draw = () =>
  path(
    '#c8902a',
    'M34 48C32 18 50 8 64 8C78 8 96 18 94 48C98 76 100 98 96 118H32C28 98 30 76 34 48Z',
  ) +
  shoulders('#8a1f2a', '#f2cd83', 50, 102) +
  neck(BLOOD_ELF, 10) +
  both(highEar(BLOOD_ELF)) +
  flesh(
    BLOOD_ELF,
    'M42 46C42 30 52 24 64 24C76 24 86 30 86 46V64C86 76 76 93 64 97C52 93 42 76 42 64Z',
  ) +
  path(
    '#f0c24e',
    'M37 68C32 34 46 12 64 12C82 12 96 34 91 68C90 52 84 42 64 24C44 42 38 52 37 68Z',
  ) +
  path('#ffe08a', 'M42 48C42 30 52 18 62 16C56 24 50 34 46 48Z') +
  eyes({ color: '#6cf08a', glow: true, y: 59, apart: 10.5, width: 6, height: 2.6 }) +
  both(line('#a8721c', 3, 'M59 54C52 49 44 48 36 45')) +
  nose(BLOOD_ELF, 72, 3.4, 13) +
  mouth('#9a4a3a', 82, 6, 0.4);

export const bloodElfFemale: Draw = () =>
  path('#a8381f', 'M56 16C50 -4 84 -6 84 14C104 14 108 46 98 60C104 44 96 30 84 26Z') +
  path('#a8381f', 'M36 50C32 20 48 10 64 10C80 10 96 20 92 50L94 74H34Z') +
  shoulders('#8a1f2a', '#f2cd83', 43, 105) +
  neck(BLOOD_ELF, 8) +
  both(highEar(BLOOD_ELF)) +
  flesh(
    BLOOD_ELF,
    'M43 48C43 32 53 25 64 25C75 25 85 32 85 48C85 70 76 90 64 96C52 90 43 70 43 48Z',
  ) +
  path(
    '#d0522a',
    'M38 62C34 32 48 14 64 14C80 14 94 32 90 62C88 48 78 40 68 30C60 42 44 46 38 62Z',
  ) +
  path('#ef7a44', 'M43 46C44 30 54 20 64 18C57 26 52 34 48 45Z') +
  eyes({ color: '#6cf08a', glow: true, y: 60, apart: 10.3, width: 6, height: 3 }) +
  both(line('#8a2f18', 2.4, 'M59 54C52 50 45 49 38 48')) +
  nose(BLOOD_ELF, 72, 2.6, 9) +
  lips('#c23f4a', 82, 5.8) +
  both(oval('#f2cd83', 34, 66, 2.4) + line('#f2cd83', 1.6, 'M34 68V74'));
