import type { Chat } from '@tenderlane/contract';
import { LaneGlyph } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function ChatName({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const { load_name: subject, company_name: company } = chat;
  if (chat.is_support) return <>{[subject, company].filter(Boolean).join(' · ') || t('support')}</>;
  return <ChatRoute chat={chat} otherwise={chat.load_name ?? chat.company_name} />;
}

export function ChatRoute({ chat: { from, to, route }, otherwise }: { chat: Chat; otherwise: string | null }) {
  const { t } = useTranslation('common');
  if (from === null || to === null) return <>{route ?? otherwise}</>;
  return (
    <>
      {from} <LaneGlyph label={t('lane.to')} /> {to}
    </>
  );
}
