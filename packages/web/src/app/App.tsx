import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { useLanguage } from '../language/use-language.ts';
import { PaletteTones } from '../ui/icon/PaletteTones.tsx';
import { SitePages } from './SitePages.tsx';
import { SITE } from './site.ts';

/** Draws everything anew when the language changes, and forgets nothing. */
export function App() {
  useLanguage();
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <PaletteTones />
      {/* The pages' policy allows no inline styles. */}
      <CSPProvider disableStyleElements>
        <BrowserRouter>
          <SitePages site={SITE} />
        </BrowserRouter>
      </CSPProvider>
    </QueryClientProvider>
  );
}
