/** An anvil in the lozenge. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" fill="none" stroke="var(--gold)" aria-hidden="true">
      <path d="M14 1.5 26.5 14 14 26.5 1.5 14z" />
      <path d="M14 5.5 22.5 14 14 22.5 5.5 14z" strokeOpacity=".45" />
      <path
        d="M9.5 10h9v2.6l-3.2 1.1v2.5l2.2 2.3h-7l2.2-2.3v-2.5L9.5 12.6z"
        fill="var(--gold)"
        stroke="none"
      />
    </svg>
  );
}
