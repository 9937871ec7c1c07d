import type { Chat } from '@tenderlane/contract';
import { LaneGlyph } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function ChatName({ chat }: { chat: Chat }) {
  const { t } = useTranslation(['chat', 'common']);
  const { from, to, route } = chat;
  if (chat.is_support) return <>{chat.company_name ?? t('support')}</>;
  if (from === null || to === null) return <>{route ?? chat.load_name ?? chat.company_name}</>;
  return (
    <>
      {from} <LaneGlyph label={t('common:lane.to')} /> {to}
    </>
  );
}
