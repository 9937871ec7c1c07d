import { useTranslation } from 'react-i18next';
import { NoticeBar } from '@tenderlane/ui';
import { useInstallation } from './installation.api';

export function MailboxNotice() {
  const { t } = useTranslation('shell');
  const { data } = useInstallation();
  if (!data?.mailbox_is_public) return null;
  return <NoticeBar text={t('mailbox.warning')} link={{ label: t('mailbox.open'), href: '/dev/mailbox' }} />;
}
