import { ActionIcon, Button } from '@mantine/core';
import { IconCircleCheck, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Signee } from '@tenderlane/contract';
import { RowListItem, RowList, SkeletonRows, StateChip } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { deleteWithUndo } from '../toasts';
import { signeeName } from './account-hint';
import { useDeleteSignee, useRestoreSignee, useSignees } from './company-data.api';
import classes from './company-data.module.css';
import { SigneeDialog } from './signee.dialog';

export function Signees({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation(['company', 'common']);
  const { data: signees, error, refetch } = useSignees();
  const [edited, setEdited] = useState<Signee | 'new' | null>(null);
  const remove = useDeleteWithUndo();
  if (error && !signees) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!signees) return <SkeletonRows label={t('common:loading')} count={2} />;
  return (
    <>
      {signees.length === 0 ? (
        <p className={classes.reason}>{t('signees.none')}</p>
      ) : (
        <RowList>
          {signees.map((signee) => (
            <Row
              key={signee.id}
              signee={signee}
              mayChange={mayChange}
              onEdit={() => setEdited(signee)}
              onDelete={() => remove(signee)}
            />
          ))}
        </RowList>
      )}
      {mayChange && (
        <div>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t('signees.add')}
          </Button>
        </div>
      )}
      {edited && <SigneeDialog signee={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function useDeleteWithUndo() {
  const { t } = useTranslation(['company', 'common']);
  const remove = useDeleteSignee();
  const restore = useRestoreSignee();
  return (signee: Signee) => {
    const name = signeeName(signee);
    deleteWithUndo({
      remove: () => remove.mutateAsync(signee.id),
      restore: () => restore.mutateAsync(signee.id),
      deleted: t('signees.deleted', { name }),
      restored: t('signees.restored', { name }),
    });
  };
}

interface RowProps {
  signee: Signee;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function Row({ signee, mayChange, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('company');
  const name = signeeName(signee);
  const facts = [signee.position, signee.basis, signee.phone, signee.email].filter(Boolean);
  return (
    <RowListItem
      name={
        <>
          <bdi>{name}</bdi>
          {signee.is_default && (
            <StateChip label={t('signees.is_default')} icon={IconCircleCheck} hue="green" tier={3} />
          )}
        </>
      }
      details={facts.length > 0 && <div className={classes.note}>{facts.join(' · ')}</div>}
    >
      {mayChange && (
        <div className={classes.itemActions}>
          <ActionIcon aria-label={t('signees.edit_label', { name })} onClick={onEdit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('signees.delete_label', { name })} onClick={onDelete}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </RowListItem>
  );
}
