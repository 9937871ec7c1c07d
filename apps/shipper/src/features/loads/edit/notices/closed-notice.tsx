import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState, PageHeader } from '@tenderlane/ui';
import { NoAccessPage } from '@tenderlane/web/shell/no-access-page';
import { useTranslation } from 'react-i18next';
import { tenderHref } from '../../../../lib/tender-href';

interface ClosedNoticeProps {
  id: number;
  number: string;
  reason: string | null;
}

export function ClosedNotice({ id, number, reason }: ClosedNoticeProps) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const openTender = (
    <Button component={Link} to={tenderHref(id)} variant="filled">
      {t('open_tender')}
    </Button>
  );
  if (reason === null) return <NoAccessPage action={openTender} />;
  return (
    <>
      <PageHeader title={number} appName={t('common:app_name')} />
      <EmptyState title={t('closed.title')} text={reason} action={openTender} />
    </>
  );
}
