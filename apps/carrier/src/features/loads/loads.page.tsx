import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { OpenInvitations } from '../invitations';
import { LoadList } from './load-list';
import classes from './loads.module.css';

/** Tenders one may bid in, and invitations that are not answered yet. */
export function LoadsPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <>
      <PageHeader title={t('page.open')} appName={t('common:app_name')} />
      <div className={classes.gutter}>
        <OpenInvitations />
      </div>
      <LoadList tab="open" />
    </>
  );
}
