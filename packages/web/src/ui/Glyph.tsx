const PATHS = {
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M10.5 10.5 14 14',
  left: 'm10 3-5 5 5 5',
  right: 'm6 3 5 5-5 5',
  clear: 'm4 4 8 8M12 4l-8 8',
  warning: 'M8 2 14.500 13.500h-13zM8 6.500v3.200M8 11.600h.01',
} as const;

/** Small line signs of the controls; never alone without a name beside or behind them. */
export function Glyph({ name }: { readonly name: keyof typeof PATHS }) {
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
