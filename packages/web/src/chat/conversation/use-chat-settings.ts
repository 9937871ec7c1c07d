import { useQuery } from '@tanstack/react-query';
import type { ChatSettings } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { widgetKeys } from '../cache/query-keys';
import { useChatParts } from '../widget/chat-parts';

const ASSUMED: ChatSettings = {
  has_translation: false,
  file_max_bytes: FILE_LIMITS.bytesMax,
  files_max: CHAT_LIMITS.filesMax,
};

export function useChatSettings(): ChatSettings {
  const { calls } = useChatParts();
  const { data = ASSUMED } = useQuery({
    queryKey: widgetKeys.settings,
    queryFn: calls.settings,
    staleTime: Infinity,
  });
  return data;
}
