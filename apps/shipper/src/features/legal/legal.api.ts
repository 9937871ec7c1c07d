import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@tenderlane/domain';
import { locale } from '@tenderlane/web/core/texts/locale';

/** Long texts that only their own pages load, in the reader's language. */
const TEXTS = {
  en: () => import('@tenderlane/messages/legal/en'),
  uk: () => import('@tenderlane/messages/legal/uk'),
  kk: () => import('@tenderlane/messages/legal/kk'),
  ru: () => import('@tenderlane/messages/legal/ru'),
} satisfies Record<Locale, () => Promise<unknown>>;

export const legalQuery = queryOptions({
  queryKey: queryKeys.legal(locale),
  queryFn: async () => (await TEXTS[locale]()).legal,
  staleTime: Infinity,
});
