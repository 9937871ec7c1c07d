import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import { useApplication } from '../core/application';
import { locale } from '../core/texts/locale';
import { helpKeys } from './query-keys';

export function useHelpArticle(name: HelpArticleName | undefined) {
  const { callPublic } = useApplication();
  return useQuery({
    queryKey: helpKeys.article(locale, name ?? ''),
    queryFn: async () => (await callPublic('GET /help/{name}', { path: { name: name ?? '' } })).data,
    enabled: name !== undefined,
    staleTime: Infinity,
  });
}

export function useFoundArticles(search: string, enabled: boolean) {
  const { callPublic } = useApplication();
  return useQuery({
    queryKey: helpKeys.found(locale, search),
    queryFn: async () => (await callPublic('GET /help', { query: search ? { search } : {} })).data,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
