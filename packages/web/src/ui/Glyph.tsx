const PATHS = {
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M10.5 10.5 14 14',
  left: 'm10 3-5 5 5 5',
  right: 'm6 3 5 5-5 5',
  up: 'm4 10 4-4 4 4',
  down: 'm4 6 4 4 4-4',
  clear: 'm4 4 8 8M12 4l-8 8',
  menu: 'M2 4.500h12M2 8h12M2 11.500h12',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  tick: 'm3 8.500 3.400 3.400L13 4.800',
  info: 'M8 14.200A6.200 6.200 0 1 0 8 1.800a6.200 6.200 0 0 0 0 12.400M8 7.300v3.700M8 5h.01',
  more: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
  pin: 'M6 2h4l-.6 4L12 8.500H4L6.600 6zM8 8.500V14',
  link: 'M6.500 9.500l3-3M7.200 4.600l1.300-1.300a3 3 0 0 1 4.200 4.200l-1.300 1.300M8.800 11.400l-1.300 1.300a3 3 0 0 1-4.200-4.200l1.300-1.300',
  'cloud-off':
    'M2 2l12 12M5.600 4.400A4 4 0 0 1 11.800 7 2.800 2.800 0 0 1 13.400 11.400M10.800 12.500H4.500a3 3 0 0 1-.4-6',
  person:
    'M8 8.200a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.500 14c.4-3 2.600-4.400 5.500-4.400s5.100 1.400 5.500 4.400',
  undo: 'M3 6h6.500a3.500 3.500 0 0 1 0 7H6M3 6l3-3M3 6l3 3',
  redo: 'M13 6H6.500a3.500 3.500 0 0 0 0 7H10M13 6l-3-3M13 6l-3 3',
  spark:
    'M8 2v3M8 11v3M2 8h3M11 8h3M4 4l1.700 1.700M10.300 10.300 12 12M12 4l-1.700 1.700M5.700 10.300 4 12',
  copy: 'M5.500 5.500h8v8h-8zM3.500 10.500h-1v-8h8v1',
  compare: 'M3 5.500h9L9.500 3M13 10.500H4L6.500 13',
  export: 'M8 10V2M5 5l3-3 3 3M3 10v3h10v-3',
  share:
    'M5.800 8a1.800 1.800 0 1 1-3.600 0 1.800 1.800 0 0 1 3.600 0M13.800 3.500a1.800 1.800 0 1 1-3.600 0 1.800 1.800 0 0 1 3.600 0M13.800 12.500a1.800 1.800 0 1 1-3.600 0 1.800 1.800 0 0 1 3.600 0M5.700 7.200l4.700-2.700M5.700 8.900l4.700 2.600',
  filter: 'M2 4h12M4.500 8h7M7 12h2',
  heart:
    'M8 13.500C3.500 10.400 2 8.400 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.400-1.500 4.400-6 7.500z',
  warning: 'M8 2 14.500 13.500h-13zM8 6.500v3.200M8 11.600h.01',
} as const;

export type GlyphName = keyof typeof PATHS;

/** Small line signs of the controls; never alone without a name beside or behind them. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
