import { useQuery } from '@tanstack/react-query';
import type { Chat, ChatSettings } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { useState } from 'react';
import { widgetKeys } from '../cache/query-keys';
import { useChatParts } from '../widget/chat-parts';
import { addFiles, type ChosenFiles } from './refuse-files';

const ASSUMED: ChatSettings = {
  has_translation: false,
  file_max_bytes: FILE_LIMITS.bytesMax,
  files_max: CHAT_LIMITS.filesMax,
};

/** The send button is enabled from the third character; Enter sends any text. */
const BUTTON_FROM = 3;

export function useComposer(chat: Chat) {
  const { calls, chats, drafts } = useChatParts();
  const { data: settings = ASSUMED } = useQuery({
    queryKey: widgetKeys.settings,
    queryFn: calls.settings,
    staleTime: Infinity,
  });
  const [text, setTextOnly] = useState(() => drafts.of(chat.id));
  const [chosen, setChosen] = useState<ChosenFiles<File>>({ files: [], refused: null });
  const setText = (next: string) => {
    setTextOnly(next);
    drafts.keep(chat.id, next);
  };
  const { files } = chosen;
  const hasContent = text.trim() !== '' || files.length > 0;
  return {
    text,
    setText,
    files,
    refused: chosen.refused,
    settings,
    isReady: hasContent && (text.length >= BUTTON_FROM || files.length > 0),
    add: (more: readonly File[]) => setChosen((before) => addFiles(before.files, more, settings)),
    remove: (file: File) => setChosen({ files: files.filter((one) => one !== file), refused: null }),
    send() {
      if (!chats.outgoing.send(chat.id, text, files)) return;
      setText('');
      setChosen({ files: [], refused: null });
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
