import { useQuery } from '@tanstack/react-query';
import type { ChatSettings } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain';
import { queryKeys } from '../../core/queries/query-keys';
import { useChatParts } from '../widget/chat-parts';

const ASSUMED: ChatSettings = {
  has_translation: false,
  file_max_bytes: CHAT_LIMITS.fileMaxBytes,
  files_max: CHAT_LIMITS.filesMax,
};

export function useChatSettings(): ChatSettings {
  const { calls } = useChatParts();
  const { data = ASSUMED } = useQuery({
    queryKey: queryKeys.chats.settings,
    queryFn: calls.settings,
    staleTime: Infinity,
  });
  return data;
}
