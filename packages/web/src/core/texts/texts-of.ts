import type { Area } from '@tenderlane/messages';
import i18next, { type TFunction } from 'i18next';

const known = new Map<string, unknown>();

/**
 * The texts of areas, the first without its name, as `useTranslation` gives them. A page has one language as long as it is
 * open, so what is drawn in hundreds, as the cells of a list are, does without a hook that waits for another.
 */
export function textsOf<const Areas extends Area | readonly Area[]>(areas: Areas): TFunction<Areas> {
  const key = String(areas);
  const texts = known.get(key) ?? i18next.getFixedT<Areas>(null, areas);
  known.set(key, texts);
  return texts as TFunction<Areas>;
}
