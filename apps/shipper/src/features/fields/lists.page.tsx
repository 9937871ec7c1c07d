import { ActionIcon } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FieldList } from '@tenderlane/contract';
import { EmptyState, PageHeader, ReasonButton, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { deleteWithUndo } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldListsQuery, useFieldCommands } from './fields.api';
import classes from './fields.module.css';
import { ListDialog } from './list.dialog';
import { useSettingReason } from './use-setting-reason';

export function ListsPage() {
  const { t } = useTranslation(['ownFields', 'shell', 'common']);
  const { data: lists, error, refetch } = useQuery(fieldListsQuery);
  const [edited, setEdited] = useState<FieldList | 'new' | null>(null);
  const reason = useSettingReason();
  const { deleteList, restoreList } = useFieldCommands();
  const remove = ({ id, name }: FieldList) =>
    deleteWithUndo({
      remove: () => deleteList.mutateAsync(id),
      restore: () => restoreList.mutateAsync(id),
      deleted: t('deleted_list', { name }),
    });
  return (
    <>
      <PageHeader
        title={t('shell:drawer.lists')}
        appName={t('common:app_name')}
        summary={t('lists_summary')}
        actions={
          <ReasonButton
            variant="filled"
            leftSection={<IconPlus size={16} aria-hidden />}
            reason={reason}
            onClick={() => setEdited('new')}
          >
            {t('new_list')}
          </ReasonButton>
        }
      />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!lists && !error && <SkeletonRows label={t('common:loading')} count={4} />}
      {lists?.length === 0 && <EmptyState title={t('empty_lists')} text={t('empty_lists_text')} />}
      <div className={classes.page}>
        {lists?.map((list) => (
          <SectionCard
            key={list.id}
            title={list.name}
            note={t('fields_of_list', { number: list.field_count })}
            actions={
              reason === null && (
                <span className={classes.actions}>
                  <ActionIcon aria-label={t('edit_named', { name: list.name })} onClick={() => setEdited(list)}>
                    <IconPencil size={16} />
                  </ActionIcon>
                  <ActionIcon aria-label={t('delete_named', { name: list.name })} onClick={() => remove(list)}>
                    <IconTrash size={16} />
                  </ActionIcon>
                </span>
              )
            }
          >
            <p className={classes.options}>
              {list.options
                .filter(({ retired }) => !retired)
                .map(({ name }) => name)
                .join(' · ') || '—'}
            </p>
          </SectionCard>
        ))}
      </div>
      {edited && <ListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
