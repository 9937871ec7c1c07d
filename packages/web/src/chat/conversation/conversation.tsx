import type { Chat } from '@tenderlane/contract';
import { useFileDrop } from '@tenderlane/ui/hooks/use-file-drop';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../../core/texts/reason-text';
import { useApplication } from '../../core/application';
import { useChatParts } from '../widget/chat-parts';
import { ConversationHead, type ConversationView } from './conversation-head';
import { MessageInput } from './message-input';
import { MessageList } from './message-list';
import { useComposer } from './use-composer';
import classes from './messages.module.css';

// Message search and replies are rarely used, so they load on demand.
const MessageSearch = lazy(() => import('../find/message-search').then((part) => ({ default: part.MessageSearch })));
const SavedReplies = lazy(() => import('../replies/saved-replies').then((part) => ({ default: part.SavedReplies })));

interface ConversationProps {
  chat: Chat;
  onClose: () => void;
}

export function Conversation({ chat, onClose }: ConversationProps) {
  const { t } = useTranslation('chat');
  const { chats, focus } = useChatParts();
  const [view, setViewOnly] = useState<ConversationView>('messages');
  const [target, setTarget] = useState<number | null>(null);
  const composer = useComposer(chat);
  const reading = useMarkChatRead(chat);
  const dropping = useFileDrop(chat.can_send && !chat.archived ? composer.add : null);
  const setView = (next: ConversationView) => {
    // Returning to the messages shows the newest one, not an earlier search result.
    if (next !== 'messages') setTarget(null);
    setViewOnly(next);
  };
  const back = () => {
    // The focused element disappears with the view.
    focus.want();
    setView('messages');
  };
  const goTo = (messageId: number) => {
    back();
    void chats.reach(chat.id, messageId).then(() => setTarget(messageId));
  };
  return (
    <div className={classes.conversation} {...reading} {...dropping.handlers}>
      <ConversationHead chat={chat} view={view} onView={setView} onClose={onClose} />
      <Suspense>
        {view === 'search' && <MessageSearch chatId={chat.id} onFound={goTo} onClose={back} />}
        {view === 'replies' && (
          <SavedReplies
            onInsert={(text) => {
              composer.setText(composer.text === '' ? text : `${composer.text}\n${text}`);
              back();
            }}
            onClose={back}
          />
        )}
      </Suspense>
      {view === 'messages' && (
        <>
          <MessageList chat={chat} target={target} hasTranslation={composer.settings.has_translation} />
          <Foot chat={chat} composer={composer} onReplies={() => setView('replies')} />
        </>
      )}
      {dropping.isOver && <div className={classes.drop}>{t('drop')}</div>}
    </div>
  );
}

interface FootProps {
  chat: Chat;
  composer: ReturnType<typeof useComposer>;
  onReplies: () => void;
}

function Foot({ chat, composer, onReplies }: FootProps) {
  const { t } = useTranslation('chat');
  if (chat.archived) return <p className={classes.notice}>{t('archived_notice')}</p>;
  const refusal = chat.refusals['send'];
  if (!chat.can_send) return <p className={classes.notice}>{refusal ? reasonText(refusal) : t('no_sending')}</p>;
  return (
    <>
      {!chat.is_member && <p className={classes.looking}>{t('looking')}</p>}
      <Offline />
      <MessageInput composer={composer} onReplies={onReplies} />
    </>
  );
}

function Offline() {
  const { t } = useTranslation('chat');
  const { activity } = useApplication();
  const { isOffline } = useSyncExternalStore(activity.subscribe, activity.read);
  return <div role="status">{isOffline && <p className={classes.looking}>{t('offline')}</p>}</div>;
}

/**
 * Marks an open conversation as read once its window has the focus; a failed request is repeated on the next user
 * action.
 */
function useMarkChatRead({ id, unread_message_count: unread }: Chat) {
  const { markViewed: mark } = useChatParts().chats;
  useEffect(() => {
    if (unread === 0) return;
    if (document.hasFocus()) mark();
    window.addEventListener('focus', mark);
    return () => window.removeEventListener('focus', mark);
  }, [mark, id, unread]);
  return { onPointerEnter: mark, onPointerDown: mark, onFocus: mark, onKeyDown: mark };
}
