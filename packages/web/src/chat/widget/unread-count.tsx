import { UnreadMark } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../../core/application';

export function UnreadCount({ count, className }: { count: number; className?: string | undefined }) {
  const { t } = useTranslation('chat');
  const { formats } = useApplication();
  if (count === 0) return null;
  return <UnreadMark className={className} count={formats.number(count)} label={t('unread', { count })} />;
}
