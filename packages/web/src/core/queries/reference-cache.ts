import { CLIENT } from '@tenderlane/contract/core/limits';
import { storedValue } from '../local-store';

interface CachedList<T> {
  until: number;
  list: T;
}

/** Caches reference lists in the browser for 60 minutes, one copy per language. */
export async function cachedReference<T>(
  name: string,
  locale: string,
  load: () => Promise<T>,
  now: number,
): Promise<T> {
  const place = storedValue(`tenderlane.reference.${locale}.${name}`);
  const text = place.read();
  if (text) {
    try {
      const kept = JSON.parse(text) as CachedList<T>;
      if (kept.until > now) return kept.list;
    } catch {
      place.write(null);
    }
  }
  const list = await load();
  place.write(JSON.stringify({ until: now + CLIENT.referenceCacheMinutes * 60_000, list } satisfies CachedList<T>));
  return list;
}
