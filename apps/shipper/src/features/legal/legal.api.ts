import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@tenderlane/domain';
import { locale } from '../../lib/locale';

/** Long texts that only their own pages load, in the reader's language. */
const TEXTS = {
  en: () => import('@tenderlane/messages/en/legal'),
  uk: () => import('@tenderlane/messages/uk/legal'),
  kk: () => import('@tenderlane/messages/kk/legal'),
  ru: () => import('@tenderlane/messages/ru/legal'),
} satisfies Record<Locale, () => Promise<unknown>>;

export const legalQuery = queryOptions({
  queryKey: ['legal', locale],
  queryFn: async () => (await TEXTS[locale]()).legal,
  staleTime: Infinity,
});
