import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_COLOURS } from '../pages/class-colours.ts';

/** By quality, as text on a dark ground. */
const QUALITIES = [
  '#a3a8ae',
  '#f4f5f6',
  '#4be04a',
  '#4f9ef8',
  '#bf7df8',
  '#ff9a3d',
  '#e6cc80',
  '#e6cc80',
];

/** Readable from 300 px on; pieces stand in two columns where there is room. */
export const CARD_STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:14px 16px;background:#0e1116;color:#e6e8eb;font:14px/1.4 system-ui,'Segoe UI',sans-serif;border:1px solid #2a313c;border-radius:4px;overflow-wrap:anywhere}
a{color:#f2cd83;text-decoration:none}
a:hover,a:focus-visible{text-decoration:underline}
header a{font-size:18px;font-weight:600}
p,dt,li span,footer span{color:#9aa4b2}
dl{display:flex;flex-wrap:wrap;gap:6px 20px;padding:10px 0;margin:10px 0;border:solid #2a313c;border-width:1px 0}
dt{font-size:12px}
dd{font-weight:600;font-variant-numeric:tabular-nums}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:2px 20px;padding:0;list-style:none}
li{display:flex;gap:10px}
li span{flex:0 0 76px;font-size:12px;line-height:20px}
li i{color:#9aa4b2}
footer{display:flex;justify-content:space-between;gap:10px;margin-top:12px;font-size:12px}
${QUALITIES.map((colour, quality) => `.q${quality}{color:${colour}}`).join('')}
${CLASSES.map((name) => `.c-${name}{color:${lightened(CLASS_COLOURS[name])}}`).join('')}
`;

/** The game's colour in a lighter mix: two classes are too dark to be read. */
function lightened(colour: string): string {
  return `color-mix(in srgb,${colour} 75%,#fff)`;
}
