import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { readId } from '@tenderlane/web/core/read-id';
import { refuseAction } from '@tenderlane/domain';
import { PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { PageError } from '@tenderlane/web/shell/page-error';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { paths } from '../../lib/paths';
import { ClosedNotice } from './edit/notices/closed-notice';
import { draftQuery } from './edit/draft/load-edit.api';
import { LoadEditor } from './edit/page/load-editor';

/** Where a tender is written, and changed while bids are sought. */
export function LoadEditPage() {
  const id = readId(useParams({ from: paths['tenders-edit'] }).id);
  return id === null ? <NotFoundPage /> : <LoadOfId key={id} id={id} />;
}

function LoadOfId({ id }: { id: number }) {
  const { t } = useTranslation(['loadEdit', 'states', 'common']);
  const rights = useAccount()?.rights;
  const draft = useQuery(draftQuery(id));

  if (draft.isError) return <PageError error={draft.error} onRetry={() => void draft.refetch()} />;
  if (draft.isPending || !rights)
    return (
      <>
        <PageHeader title={t('loadEdit:title_new')} appName={t('common:app_name')} />
        <SkeletonRows label={t('common:loading')} />
      </>
    );

  const { state, number } = draft.data.meta;
  if (!rights.includes('loads.write')) return <ClosedNotice id={id} number={number} reason={t('closed.right')} />;
  if (refuseAction('edit', { state }))
    return <ClosedNotice id={id} number={number} reason={t('closed.state', { state: t(`states:load.${state}`) })} />;
  return <LoadEditor key={id} id={id} loaded={draft.data} />;
}
