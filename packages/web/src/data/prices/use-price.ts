import { useQuery } from '@tanstack/react-query';
import { useEditionKey } from '../edition-context.ts';
import { useServer } from '../session/server.ts';
import { PriceBatches } from './price-batch.ts';
import type { Price } from './price.ts';

/** Auction houses are read hourly, in milliseconds. */
const FRESH = 60 * 60_000;

/** What an item costs on a realm (`eu-firemaw`); null while it is not known, or when nobody sells it. */
export function usePrice(baseId: number | null, realm: string | null): Price | null {
  const edition = useEditionKey();
  const server = useServer();
  const { data } = useQuery({
    queryKey: ['price', edition, realm, baseId],
    enabled: baseId !== null && realm !== null && server.canSign(),
    staleTime: FRESH,
    retry: false,
    queryFn: () => PriceBatches.of(server).price(edition, realm!, String(baseId)),
  });
  return data ?? null;
}
