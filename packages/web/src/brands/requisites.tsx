import { ActionIcon, Button } from '@mantine/core';
import { IconCircleCheck, IconHourglassHigh, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Requisites } from '@tenderlane/contract';
import { RowListItem, RowList, SkeletonRows, StateChip } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { deleteWithUndo } from '../toasts';
import { accountHint } from './account-hint';
import { useDeleteRequisites, useRequisites, useRestoreRequisites } from './company-data.api';
import classes from './company-data.module.css';
import { ConfirmRequisitesDialog } from './confirm-requisites.dialog';
import { RequisitesDialog } from './requisites.dialog';

interface CompanyRequisitesProps {
  mayRead: boolean;
  mayChange: boolean;
  currency: string;
}

export function CompanyRequisites({ mayRead, mayChange, currency }: CompanyRequisitesProps) {
  const { t } = useTranslation(['company', 'common']);
  const { data: accounts, error, refetch } = useRequisites(mayRead);
  const [edited, setEdited] = useState<Requisites | 'new' | null>(null);
  const [confirmed, setConfirmed] = useState<Requisites | null>(null);
  const remove = useDeleteWithUndo();
  if (!mayRead) return <p className={classes.reason}>{t('requisites.hidden')}</p>;
  if (error && !accounts) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!accounts) return <SkeletonRows label={t('common:loading')} count={2} />;
  return (
    <>
      {accounts.length === 0 ? (
        <p className={classes.reason}>{t('requisites.none')}</p>
      ) : (
        <RowList>
          {accounts.map((account) => (
            <Row
              key={account.id}
              account={account}
              mayChange={mayChange}
              onEdit={() => setEdited(account)}
              onDelete={() => remove(account)}
              onConfirm={() => setConfirmed(account)}
            />
          ))}
        </RowList>
      )}
      {mayChange && (
        <div>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t('requisites.add')}
          </Button>
        </div>
      )}
      {edited && (
        <RequisitesDialog
          requisites={edited === 'new' ? null : edited}
          currency={currency}
          onClose={() => setEdited(null)}
        />
      )}
      {confirmed && <ConfirmRequisitesDialog requisites={confirmed} onClose={() => setConfirmed(null)} />}
    </>
  );
}

function useDeleteWithUndo() {
  const { t } = useTranslation(['company', 'common']);
  const remove = useDeleteRequisites();
  const restore = useRestoreRequisites();
  return (requisites: Requisites) => {
    const account = accountHint(requisites);
    deleteWithUndo({
      remove: () => remove.mutateAsync(requisites.id),
      restore: () => restore.mutateAsync(requisites.id),
      deleted: t('requisites.deleted', { account }),
      restored: t('requisites.restored', { account }),
    });
  };
}

interface RowProps {
  account: Requisites;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onConfirm: () => void;
}

function Row({ account: requisites, mayChange, onEdit, onDelete, onConfirm }: RowProps) {
  const { t } = useTranslation('company');
  const dates = useDates();
  const isPending = requisites.state === 'pending';
  const account = accountHint(requisites);
  const { bank_name: bank, bank_address: address, type, currency, typed_by: person, typed_at: at } = requisites;
  return (
    <RowListItem
      name={
        <>
          <bdi>{requisites.account}</bdi>
          {isPending && <StateChip label={t('requisites.pending')} icon={IconHourglassHigh} hue="amber" tier={1} />}
          {!isPending && requisites.is_main && (
            <StateChip label={t('requisites.is_main')} icon={IconCircleCheck} hue="green" tier={3} />
          )}
        </>
      }
      details={
        <>
          <div className={classes.note}>
            {[bank, address, t(`account_type.${type}`), currency].filter(Boolean).join(' · ')}
          </div>
          {isPending && (
            <div className={classes.note}>{t('requisites.pending_text', { person, date: dates.date(at) })}</div>
          )}
        </>
      }
    >
      {mayChange && (
        <div className={classes.itemActions}>
          {isPending && (
            <Button size="xs" aria-label={t('requisites.confirm_label', { account })} onClick={onConfirm}>
              {t('requisites.confirm')}
            </Button>
          )}
          <ActionIcon aria-label={t('requisites.edit_label', { account })} onClick={onEdit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('requisites.delete_label', { account })} onClick={onDelete}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </RowListItem>
  );
}
