import { legalKeys } from './query-keys';
import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@tenderlane/domain/languages';
import { locale } from '@tenderlane/web/core/texts/locale';
import { callPublic } from '../../lib/api';

export type LegalName = 'terms-of-use' | 'policy' | 'privacy-policy';

/** Long texts, each loaded only by its own page. */
const TEXTS = {
  en: () => import('@tenderlane/messages/legal/en'),
  uk: () => import('@tenderlane/messages/legal/uk'),
  kk: () => import('@tenderlane/messages/legal/kk'),
  ru: () => import('@tenderlane/messages/legal/ru'),
} satisfies Record<Locale, () => Promise<unknown>>;

type LegalContent = { markdown: string } | { sections: { title: string; text: string }[] };

export const legalQuery = (name: LegalName) =>
  queryOptions({
    queryKey: legalKeys.text(locale, name),
    queryFn: async (): Promise<LegalContent> => {
      const { markdown } = (await callPublic('GET /legal/{name}', { path: { name } })).data;
      if (markdown !== null) return { markdown };
      const { terms, privacy } = (await TEXTS[locale]()).legal;
      return { sections: Object.values(name === 'terms-of-use' ? terms : privacy) };
    },
    staleTime: Infinity,
  });
