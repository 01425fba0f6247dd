import { MESSAGES } from '@gearwright/game/messages.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner tone="failed" action={<Button onClick={onRetry}>Try again</Button>}>
      {MESSAGES.charactersLoadFailed()}
    </Banner>
  );
}
