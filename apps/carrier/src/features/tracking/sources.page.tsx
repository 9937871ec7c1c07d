import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TrackingSource } from '@tenderlane/contract';
import {
  ConfirmDialog,
  EmptyState,
  Name,
  PageBody,
  PageHeader,
  readAhead,
  RowList,
  RowListItem,
  SkeletonRows,
} from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast } from '@tenderlane/web/toasts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { sourcesQuery, useRevokeSource } from './sources.api';
import classes from './tracking.module.css';

const SourceDialog = lazy(readAhead(async () => ({ default: (await import('./source.dialog')).SourceDialog })));

type Open = { kind: 'form'; source: TrackingSource | null } | { kind: 'revoke'; source: TrackingSource };

export function SourcesPage() {
  const { t } = useTranslation(['tracking', 'common']);
  const { data, error, refetch } = useQuery(sourcesQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen({ kind: 'form', source: null })}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        appName={t('common:app_name')}
        actions={
          <Button component={Link} to={paths.settings}>
            {t('common:back')}
          </Button>
        }
      />
      <PageBody>
        {error && !data && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows label={t('common:loading')} />}
        {data?.length === 0 && (
          <div className={classes.list}>
            <EmptyState title={t('none')} text={t('none_text')} />
            <div>{add}</div>
          </div>
        )}
        {data && data.length > 0 && (
          <div className={classes.list}>
            <p className={classes.dim}>{t('text')}</p>
            <RowList label={t('title')}>
              {data.map((source) => (
                <SourceRow
                  key={source.id}
                  source={source}
                  onEdit={() => setOpen({ kind: 'form', source })}
                  onRevoke={() => setOpen({ kind: 'revoke', source })}
                />
              ))}
            </RowList>
            <div>{add}</div>
          </div>
        )}
      </PageBody>
      {open?.kind === 'form' && (
        <Suspense>
          <SourceDialog source={open.source} onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'revoke' && <RevokeDialog source={open.source} onClose={close} />}
    </>
  );
}

interface SourceRowProps {
  source: TrackingSource;
  onEdit: () => void;
  onRevoke: () => void;
}

const DEVICES_SHOWN = 5;

function SourceRow({ source: { name, created_at: createdAt, devices }, onEdit, onRevoke }: SourceRowProps) {
  const { t } = useTranslation('tracking');
  const dates = useDates();
  const shown = devices.slice(0, DEVICES_SHOWN).map(({ device, truck }) => `${device} – ${truck}`);
  const more = devices.length - shown.length;
  return (
    <RowListItem
      name={<Name>{name}</Name>}
      details={
        <>
          <p className={classes.dim}>{t('since', { date: dates.date(createdAt) })}</p>
          <p className={classes.devices}>
            {devices.length === 0
              ? t('no_devices')
              : [...shown, more > 0 && t('more', { count: more })].filter(Boolean).join(', ')}
          </p>
        </>
      }
    >
      <ActionIcon size={36} aria-label={t('edit_label', { name })} onClick={onEdit}>
        <IconPencil size={18} />
      </ActionIcon>
      <ActionIcon size={36} aria-label={t('revoke_label', { name })} onClick={onRevoke}>
        <IconTrash size={18} />
      </ActionIcon>
    </RowListItem>
  );
}

function RevokeDialog({ source: { id, name }, onClose }: { source: TrackingSource; onClose: () => void }) {
  const { t } = useTranslation(['tracking', 'common']);
  const revoke = useRevokeSource(() => {
    toast(t('revoked', { name }));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={t('revoke_title', { name })}
      consequences={[t('revoke_text')]}
      confirmLabel={t('revoke')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={revoke.isPending}
      error={errorText(revoke.error)}
      onClose={onClose}
      onConfirm={() => revoke.mutate(id)}
    />
  );
}
