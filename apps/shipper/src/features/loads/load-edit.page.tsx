import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { readId } from '@tenderlane/web/core/read-id';
import { refuseAction } from '@tenderlane/domain/loads';
import { PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { PageError } from '@tenderlane/web/shell/page-error';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { NEW_LOAD, paths } from '../../lib/paths';
import { ClosedNotice } from './edit/notices/closed-notice';
import { draftQuery } from './edit/draft/load-edit.api';
import { LoadEditor } from './edit/page/load-editor';

export function LoadEditPage() {
  const param = useParams({ from: paths['tenders-edit'] }).id;
  const navigate = useNavigate();
  // A new tender gets its address with the first save; the editor must stay mounted with its input.
  const [editor, setEditor] = useState({ param, isNew: param === NEW_LOAD, created: '', count: 0 });
  if (editor.param !== param) {
    const stays = param === editor.created;
    setEditor(
      stays ? { ...editor, param } : { param, isNew: param === NEW_LOAD, created: '', count: editor.count + 1 },
    );
  }
  const id = readId(param);
  const onCreated = (created: number) => {
    setEditor((before) => ({ ...before, created: String(created) }));
    void navigate({ to: paths['tenders-edit'], params: { id: String(created) }, replace: true });
  };
  if (id === null && param !== NEW_LOAD) return <NotFoundPage />;
  return <LoadOfId key={editor.count} id={id} isNew={editor.isNew} onCreated={onCreated} />;
}

interface LoadOfIdProps {
  id: number | null;
  isNew: boolean;
  onCreated: (id: number) => void;
}

function LoadOfId({ id, isNew, onCreated }: LoadOfIdProps) {
  const { t } = useTranslation(['loadEdit', 'states', 'common']);
  const rights = useAccount()?.rights;
  const draft = useQuery(draftQuery(isNew ? null : id, useQueryClient()));

  if (draft.isError) return <PageError error={draft.error} onRetry={() => void draft.refetch()} />;
  if (draft.isPending || !rights)
    return (
      <>
        <PageHeader title={t('loadEdit:title_new')} appName={t('common:app_name')} />
        <SkeletonRows label={t('common:loading')} />
      </>
    );

  const { state, number } = draft.data.meta;
  if (id !== null && !rights.includes('loads.write')) return <ClosedNotice id={id} number={number} reason={null} />;
  if (id !== null && refuseAction('edit', { state }))
    return <ClosedNotice id={id} number={number} reason={t('closed.state', { state: t(`states:load.${state}`) })} />;
  return <LoadEditor id={id} loaded={draft.data} onCreated={onCreated} />;
}
