import { useQuery } from '@tanstack/react-query';
import type { HelpArticleName } from '@tenderlane/contract/help/articles';
import { supportKeys } from './query-keys';
import { locale } from '../core/texts/locale';
import { useApplication } from '../core/application';

export function useHelpArticle(name: HelpArticleName) {
  const { callPublic } = useApplication();
  return useQuery({
    queryKey: supportKeys.help(locale, name),
    queryFn: async () => (await callPublic('GET /help/{name}', { path: { name } })).data,
    staleTime: Infinity,
  });
}
