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

const HUMAN: Skin = { light: '#f6d3b0', mid: '#e0ac82', deep: '#a8714d' };
const HUMAN_FAIR: Skin = { light: '#ffe0c6', mid: '#efc09a', deep: '#b9835f' };
const DWARF: Skin = { light: '#f8cfa8', mid: '#e2a276', deep: '#a86844' };
const NIGHT_ELF: Skin = { light: '#c9b6ea', mid: '#9a80c9', deep: '#644c96' };
const NIGHT_ELF_PALE: Skin = { light: '#dccdf4', mid: '#b49adb', deep: '#7a61ad' };
const GNOME: Skin = { light: '#ffdcc0', mid: '#f0b48c', deep: '#b87a56' };
const DRAENEI: Skin = { light: '#a9c2f2', mid: '#6f8fd6', deep: '#41599e' };
const DRAENEI_PALE: Skin = { light: '#c3cdf8', mid: '#8c9de6', deep: '#5765b4' };

const face = (skin: Skin, d: string): string => flesh(skin, d);

export const humanMale: Draw = () =>
  shoulders('#3f5f8f', '#d9a441') +
  neck(HUMAN, 12) +
  both(path(HUMAN.deep, 'M40 56C33 54 33 68 40 72Z')) +
  face(
    HUMAN,
    'M40 48C40 30 50 22 64 22C78 22 88 30 88 48V68C88 80 77 94 64 96C51 94 40 80 40 68Z',
  ) +
  path(
    '#5a3a22',
    'M40 66C40 84 50 98 64 99C78 98 88 84 88 66C86 74 80 78 74 77C70 75 58 75 54 77C48 78 42 74 40 66Z',
  ) +
  path('#4a2e1a', 'M54 79C58 76 70 76 74 79C70 81 58 81 54 79Z') +
  path(
    '#5a3a22',
    'M38 54C34 30 46 14 66 15C84 15 95 30 90 54C88 46 84 40 80 37C68 42 52 40 46 36C42 42 40 48 38 54Z',
  ) +
  path('#7a5232', 'M44 34C48 22 58 17 68 18C60 22 54 28 52 37Z') +
  eyes({ color: '#3d6ea8', y: 58, apart: 11, width: 6 }) +
  brows('#3f2714', 50, 9, 3.4) +
  nose(HUMAN, 70) +
  mouth('#5d2e1f', 83.5, 6, 0.8);

export const humanFemale: Draw = () =>
  path(
    '#7d2f1c',
    'M34 52C30 22 50 10 64 10C80 10 98 22 94 54C96 80 102 96 98 118H82L64 96L46 118H30C26 96 32 76 34 52Z',
  ) +
  shoulders('#3f5f8f', '#d9a441', 46, 103) +
  neck(HUMAN_FAIR, 9) +
  face(
    HUMAN_FAIR,
    'M42 50C42 32 52 24 64 24C76 24 86 32 86 50C86 72 78 90 64 95C50 90 42 72 42 50Z',
  ) +
  path(
    '#9c3f24',
    'M40 60C34 32 48 14 66 15C84 16 94 32 88 60C86 48 80 40 70 32C62 42 48 46 40 60Z',
  ) +
  path('#c25a34', 'M44 44C46 28 56 20 66 20C58 26 52 34 48 45Z') +
  eyes({ color: '#3f8a5a', y: 60, apart: 10.5, width: 6, height: 3 }) +
  brows('#6a2a17', 52, 8, 2.2, 1.5) +
  nose(HUMAN_FAIR, 71, 3, 9) +
  lips('#b5483f', 81, 6);

export const dwarfMale: Draw = () =>
  shoulders('#6b4a2b', '#d9a441', 60, 98) +
  both(path(DWARF.deep, 'M34 56C25 52 26 72 36 74Z')) +
  face(
    DWARF,
    'M34 50C34 28 48 20 64 20C80 20 94 28 94 50V70C94 86 80 96 64 96C48 96 34 86 34 70Z',
  ) +
  path(
    '#c4571c',
    'M30 58C30 66 34 72 42 72C50 72 54 68 64 68C74 68 78 72 86 72C94 72 98 66 98 58C102 84 96 112 64 126C32 112 26 84 30 58Z',
  ) +
  path(
    '#e27c34',
    'M40 78C48 74 54 80 64 78C74 80 80 74 88 78C86 98 78 110 64 118C50 110 42 98 40 78Z',
  ) +
  line('#a64514', 2.4, 'M52 90C54 100 58 108 64 114M76 90C74 100 70 108 64 114M64 88V112') +
  path(
    '#a64514',
    'M44 74C50 66 60 68 64 72C68 68 78 66 84 74C76 80 70 78 64 76C58 78 52 80 44 74Z',
  ) +
  path(
    '#c4571c',
    'M32 50C28 26 44 12 64 12C84 12 100 26 96 50C92 36 82 30 64 30C46 30 36 36 32 50Z',
  ) +
  eyes({ color: '#3f6a8f', y: 55, apart: 12, width: 5.5 }) +
  brows('#a64514', 47, 11, 5.4, 1) +
  oval(DWARF.mid, 64, 65, 8.5, 6.5) +
  oval('#d97f5c', 64, 66, 6, 4.4) +
  oval(DWARF.light, 61, 63, 2.6, 1.8);

export const dwarfFemale: Draw = () =>
  path('#d08a2e', 'M32 50C28 20 46 10 64 10C82 10 100 20 96 50Z') +
  shoulders('#6b4a2b', '#d9a441', 54, 101) +
  both(path(DWARF.deep, 'M34 58C26 56 28 72 36 74Z')) +
  face(
    DWARF,
    'M34 52C34 30 48 22 64 22C80 22 94 30 94 52V66C94 84 80 96 64 97C48 96 34 84 34 66Z',
  ) +
  path(
    '#e5a544',
    'M31 58C28 28 44 12 64 12C84 12 100 28 97 58C94 44 84 36 64 34C44 36 34 44 31 58Z',
  ) +
  both(
    path(
      '#d08a2e',
      'M32 54C24 62 22 76 26 84C20 92 22 104 28 112L36 112C40 102 40 92 34 84C38 74 38 62 36 52Z',
    ) +
      line('#a4661c', 2, 'M25 84H36M26 98H38M25 70H36') +
      oval('#d9a441', 32, 115, 5, 4),
  ) +
  both(oval('#e88a6a', 44, 73, 6, 4)) +
  eyes({ color: '#4a6b3a', y: 58, apart: 12, width: 6, height: 3 }) +
  brows('#a4661c', 49, 9, 3, 1) +
  oval(DWARF.mid, 64, 69, 6.5, 5) +
  oval('#dd8a68', 64, 70, 4.6, 3.4) +
  lips('#b1463a', 82, 6.5);

const elfEar = (skin: Skin, tip: string): string =>
  path(skin.mid, `M41 54C34 46 22 34 ${tip}C14 40 24 66 42 70Z`) +
  path(skin.deep, `M40 58C34 52 24 42 ${tip}C20 44 28 60 41 66Z`, ' opacity=".7"');

export const nightElfMale: Draw = () =>
  path(
    '#1e5a4c',
    'M34 46C32 20 50 8 64 8C78 8 96 20 94 46C98 72 104 96 100 120H28C24 96 30 72 34 46Z',
  ) +
  shoulders('#3b4a2b', '#98a2e4', 54, 101) +
  neck(NIGHT_ELF, 11) +
  both(elfEar(NIGHT_ELF, '4 22')) +
  face(
    NIGHT_ELF,
    'M41 46C41 30 52 24 64 24C76 24 87 30 87 46V66C87 78 76 94 64 98C52 94 41 78 41 66Z',
  ) +
  path(
    '#2f7f6a',
    'M38 60C34 30 48 12 64 12C80 12 94 30 90 60C88 48 84 40 76 34C66 40 52 40 46 36C42 44 40 50 38 60Z',
  ) +
  path('#2f7f6a', 'M56 86C58 83 70 83 72 86L66 112L64 118L62 112Z') +
  eyes({ color: '#ffd98a', glow: true, y: 58, apart: 11, width: 6 }) +
  both(line('#1e5a4c', 3.4, 'M59 53C50 46 40 44 26 40')) +
  nose(NIGHT_ELF, 71, 4, 14) +
  mouth('#452f6e', 80, 6, -0.6);

export const nightElfFemale: Draw = () =>
  path(
    '#2f3f8a',
    'M32 50C28 18 48 6 64 6C80 6 100 18 96 50C100 76 104 100 100 122H28C24 100 28 76 32 50Z',
  ) +
  shoulders('#3b4a2b', '#98a2e4', 46, 104) +
  neck(NIGHT_ELF_PALE, 8.5) +
  both(elfEar(NIGHT_ELF_PALE, '3 24')) +
  face(
    NIGHT_ELF_PALE,
    'M42 48C42 32 52 24 64 24C76 24 86 32 86 48C86 70 77 91 64 97C51 91 42 70 42 48Z',
  ) +
  both(
    path(
      '#6a3fb0',
      'M46 48C52 50 56 56 58 62C58 70 54 78 48 82C50 72 48 58 46 48Z',
      ' opacity=".75"',
    ),
  ) +
  path(
    '#4357b4',
    'M36 66C30 32 48 10 64 10C82 10 98 32 92 66C90 50 82 38 64 30C46 38 38 50 36 66Z',
  ) +
  path('#6c80dc', 'M42 46C44 28 54 16 64 14C56 22 52 32 47 46Z') +
  eyes({ color: '#f1f4ff', glow: true, y: 60, apart: 10.5, width: 6, height: 3 }) +
  both(line('#2f3f8a', 2.6, 'M59 54C50 48 40 48 30 45')) +
  nose(NIGHT_ELF_PALE, 72, 2.8, 10) +
  lips('#7a3a8c', 82, 5.6);

export const gnomeMale: Draw = () =>
  shoulders('#7a3f6a', '#d9a441', 44, 104) +
  neck(GNOME, 8, 84) +
  both(
    path(GNOME.mid, 'M36 54C20 46 18 74 36 76Z') + path(GNOME.deep, 'M34 60C26 56 26 70 35 71Z'),
  ) +
  face(
    GNOME,
    'M34 54C34 34 48 26 64 26C80 26 94 34 94 54V70C94 88 80 98 64 98C48 98 34 88 34 70Z',
  ) +
  path(
    '#e86aa8',
    'M34 50C22 40 26 18 36 22C34 8 52 2 58 12C64 0 82 4 82 16C96 8 108 26 94 50C88 38 78 34 64 34C50 34 40 38 34 50Z',
  ) +
  path('#f79cc8', 'M42 30C44 18 54 12 60 18C54 22 50 28 49 34Z') +
  both(
    oval('#fff7ea', 51, 60, 9, 9) +
      oval('#4f8fd0', 52, 61, 5) +
      oval('#10131a', 52, 61, 2.4) +
      oval('#ffffff', 50, 59, 1.6),
  ) +
  brows('#b8467f', 47, 9, 4, 0) +
  oval(GNOME.mid, 64, 74, 9, 7) +
  oval('#e88a6a', 64, 75, 6.5, 5) +
  path(
    '#e86aa8',
    'M38 80C46 74 58 78 64 83C70 78 82 74 90 80C96 76 100 80 98 86C90 92 74 92 64 88C54 92 38 92 30 86C28 80 32 76 38 80Z',
  ) +
  mouth('#7a3526', 93, 5, 2);

export const gnomeFemale: Draw = () =>
  both(
    path('#3fb08a', 'M34 42C18 20 2 28 6 50C8 68 22 76 30 70C22 62 24 52 36 50Z') +
      oval('#d9a441', 33, 43, 4.5),
  ) +
  shoulders('#7a3f6a', '#d9a441', 40, 105) +
  neck(GNOME, 7, 84) +
  both(
    path(GNOME.mid, 'M37 58C24 52 24 76 38 76Z') + path(GNOME.deep, 'M35 62C29 60 30 71 36 71Z'),
  ) +
  face(
    GNOME,
    'M36 54C36 34 48 27 64 27C80 27 92 34 92 54V68C92 86 80 97 64 97C48 97 36 86 36 68Z',
  ) +
  path(
    '#57d0a6',
    'M33 58C28 28 46 14 64 14C82 14 100 28 95 58C90 44 82 40 72 32C62 42 44 42 33 58Z',
  ) +
  both(
    oval('#fff7ea', 51.5, 62, 8.5, 9) +
      oval('#8a55c8', 52.5, 63, 5.2) +
      oval('#10131a', 52.5, 63, 2.4) +
      oval('#ffffff', 50.5, 61, 1.8),
  ) +
  both(line('#1f6a52', 2, 'M42 57L38 53')) +
  brows('#1f7a5c', 50, 8, 2.4, 0) +
  oval(GNOME.mid, 64, 75, 5.5, 4.5) +
  oval('#e89678', 64, 76, 4, 3) +
  both(oval('#f2957c', 43, 76, 5, 3.4)) +
  lips('#c24a52', 85, 5.5);

export const draeneiMale: Draw = () =>
  shoulders('#4b3a7a', '#d8c070', 60, 98) +
  neck(DRAENEI, 15) +
  both(path(DRAENEI.deep, 'M41 54C30 44 20 44 14 48C22 56 30 66 42 68Z')) +
  face(
    DRAENEI,
    'M38 46C38 30 50 24 64 24C78 24 90 30 90 46V68C90 80 78 92 64 94C50 92 38 80 38 68Z',
  ) +
  path(
    DRAENEI.light,
    'M44 46C42 22 54 10 64 8C74 10 86 22 84 46C78 40 72 38 64 38C56 38 50 40 44 46Z',
  ) +
  line(DRAENEI.deep, 2.4, 'M64 12V37M54 18C52 26 52 34 53 38M74 18C76 26 76 34 75 38') +
  both(
    path(DRAENEI.mid, 'M50 82C44 92 42 106 46 122L52 122C50 108 52 96 58 88Z') +
      path(DRAENEI.deep, 'M58 86C54 98 54 110 57 124L62 122C60 110 61 98 64 90Z'),
  ) +
  eyes({ color: '#dff4ff', glow: true, y: 58, apart: 12, width: 6 }) +
  brows('#2b3d7a', 51, 9, 3.6, 3) +
  nose(DRAENEI, 72, 5, 14) +
  mouth('#26356e', 81, 7, -0.8);

export const draeneiFemale: Draw = () =>
  both(
    path('#e8dcc0', 'M46 30C30 28 16 18 12 2C26 8 42 12 54 22Z') +
      line('#b09f80', 1.8, 'M22 12L26 20M32 16L34 25'),
  ) +
  path(
    '#3a2f70',
    'M34 52C32 22 50 12 64 12C78 12 96 22 94 52C98 76 98 98 92 116H36C30 98 30 76 34 52Z',
  ) +
  shoulders('#4b3a7a', '#d8c070', 46, 104) +
  neck(DRAENEI_PALE, 8.5) +
  both(path(DRAENEI_PALE.deep, 'M42 56C34 50 26 50 22 54C28 62 34 68 42 69Z')) +
  both(path(DRAENEI_PALE.mid, 'M40 70C34 82 34 98 38 112L44 110C42 96 42 84 46 76Z')) +
  face(
    DRAENEI_PALE,
    'M42 48C42 32 52 25 64 25C76 25 86 32 86 48C86 70 77 91 64 96C51 91 42 70 42 48Z',
  ) +
  path(
    '#5a4ba6',
    'M38 60C34 32 48 14 64 14C80 14 94 32 90 60C88 48 80 38 72 34C66 42 46 42 38 60Z',
  ) +
  eyes({ color: '#e6f6ff', glow: true, y: 60, apart: 10.5, width: 6, height: 3 }) +
  brows('#3a2f70', 53, 8, 2.4, 2) +
  nose(DRAENEI_PALE, 72, 3, 10) +
  lips('#5a3f9a', 82, 5.8);
