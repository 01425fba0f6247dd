import { lazy, Suspense } from 'react';

const AdFreeDialog = lazy(async () => ({
  default: (await import('./AdFreeDialog.tsx')).AdFreeDialog,
}));

interface Props {
  readonly open: boolean;
  /** Where patrons subscribe. */
  readonly support: string;
  readonly onClose: () => void;
}

export function BrowseAdFree(props: Props) {
  return <Suspense>{props.open && <AdFreeDialog {...props} />}</Suspense>;
}
