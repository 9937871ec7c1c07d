import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '@tenderlane/ui';
import { callPublic } from '../lib/api';

/** Says on every page that messages of this installation are public, where they are. */
export function MailboxNotice() {
  const { t } = useTranslation('shell');
  const { data } = useQuery({
    queryKey: ['installation'],
    queryFn: async () => (await callPublic('GET /installation')).data,
    staleTime: Infinity,
  });
  if (!data?.mailbox_is_public) return null;
  return <NoticeBar text={t('mailbox.warning')} link={{ label: t('mailbox.open'), href: '/dev/mailbox' }} />;
}
