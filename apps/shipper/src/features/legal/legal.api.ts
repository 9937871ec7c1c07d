import { legalKeys } from './query-keys';
import { queryOptions } from '@tanstack/react-query';
import type { LegalName } from '@tenderlane/domain/shell';
import type { Locale } from '@tenderlane/domain/languages';
import { locale } from '@tenderlane/web/core/texts/locale';
import { callPublic } from '../../lib/api';

/** Long texts, each loaded only by its own page. */
const TEXTS = {
  en: () => import('@tenderlane/messages/legal/en'),
  uk: () => import('@tenderlane/messages/legal/uk'),
  kk: () => import('@tenderlane/messages/legal/kk'),
  ru: () => import('@tenderlane/messages/legal/ru'),
} satisfies Record<Locale, () => Promise<unknown>>;

const SECTIONS = { 'terms-of-use': 'terms', policy: 'policy', 'privacy-policy': 'privacy' } as const;

interface LegalContent {
  version: string;
  changedAt: string;
  body: { markdown: string } | { sections: { title: string; text: string }[] };
}

export const legalQuery = (name: LegalName) =>
  queryOptions({
    queryKey: legalKeys.text(locale, name),
    queryFn: async (): Promise<LegalContent> => {
      const {
        markdown,
        version,
        changed_at: changedAt,
      } = (await callPublic('GET /legal/{name}', { path: { name } })).data;
      if (markdown !== null) return { version, changedAt, body: { markdown } };
      const { legal } = await TEXTS[locale]();
      return { version, changedAt, body: { sections: Object.values(legal[SECTIONS[name]]) } };
    },
    staleTime: Infinity,
  });
