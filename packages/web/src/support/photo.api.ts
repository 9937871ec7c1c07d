import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../core/client/fetch-file';
import { supportKeys } from './query-keys';
import { useApplication } from '../core/application';

/** Returns an object URL of a picture that only signed-in users may load; null while it loads. */
export function usePhoto(address: string | null): string | null {
  const { session } = useApplication();
  const { data } = useQuery({
    queryKey: supportKeys.photo(address ?? ''),
    queryFn: async () => URL.createObjectURL(await fetchFile(address ?? '', session.token())),
    enabled: address !== null,
    // A new picture has another address, so it never becomes stale.
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    meta: { errorLogged: true },
  });
  return (address !== null && data) || null;
}
