import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../core/client/fetch-file';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';

/** A picture that only a signed-in person may read, as an address within this page; null while it is not there. */
export function usePhoto(address: string | null): string | null {
  const { session } = useWeb();
  const { data } = useQuery({
    queryKey: queryKeys.photo(address ?? ''),
    queryFn: async () => URL.createObjectURL(await fetchFile(address ?? '', session.token())),
    enabled: address !== null,
    // The picture stays in memory under its address, so it is fetched once; a new one has another address.
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    meta: { errorLogged: true },
  });
  return (address !== null && data) || null;
}
