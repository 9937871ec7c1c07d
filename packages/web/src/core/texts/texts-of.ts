import type { Area } from '@tenderlane/messages';
import i18next, { type TFunction } from 'i18next';

const known = new Map<string, unknown>();

/**
 * Returns the texts of areas like `useTranslation`, but without a hook, which is too slow for the hundreds of cells in
 * a list. The language of a page never changes.
 */
export function textsOf<const Areas extends Area | readonly Area[]>(areas: Areas): TFunction<Areas> {
  const key = String(areas);
  const texts = known.get(key) ?? i18next.getFixedT<Areas>(null, areas);
  known.set(key, texts);
  return texts as TFunction<Areas>;
}
