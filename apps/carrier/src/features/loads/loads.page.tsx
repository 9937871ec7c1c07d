import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { OpenInvitations } from '../invitations';
import { LoadList } from './load-list';
import classes from './loads.module.css';

/** Tenders one may bid in, and invitations that are not answered yet. */
export function LoadsPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  // The link of one sender's message shows nothing of others.
  const account = useAccount();
  return (
    <>
      <PageHeader title={t('page.open')} appName={t('common:app_name')} />
      <div className={classes.gutter}>{account && !account.is_link_session && <OpenInvitations />}</div>
      <LoadList tab="open" />
    </>
  );
}
