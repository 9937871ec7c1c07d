import { useQuery } from '@tanstack/react-query';
import type { ChatSettings } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain';
import { queryKeys } from '../../core/queries/query-keys';
import { useWeb } from '../../core/web';

/** What is assumed until the server has said what it takes. */
const ASSUMED: ChatSettings = { has_translation: false, file_max_bytes: 25_000_000, files_max: CHAT_LIMITS.filesMax };

export function useChatSettings(): ChatSettings {
  const { call } = useWeb();
  const { data = ASSUMED } = useQuery({
    queryKey: queryKeys.chats.settings,
    queryFn: async () => (await call('GET /chats/settings')).data,
    staleTime: Infinity,
  });
  return data;
}
