import { Button, Skeleton, Stack, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { View } from '@tenderlane/contract';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast, toastError, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveView } from './use-active-view';
import { ViewForm } from './view-form';
import { ViewMenu } from './view-menu';
import classes from './views.module.css';
import { useChangeView, useCreateView, viewsQuery } from './views.api';

interface ViewsPanelProps {
  active: ActiveView;
  onClose: () => void;
}

export function ViewsPanel({ active, onClose }: ViewsPanelProps) {
  const { t } = useTranslation('list');
  const { data: views, error, refetch } = useQuery(viewsQuery(active.list));
  const [isAdding, setIsAdding] = useState(false);
  if (error && !views) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!views) return <Skeleton height={160} />;
  const groups = [
    { title: t('views.own'), views: views.filter((view) => view.is_own) },
    { title: t('views.shared'), views: views.filter((view) => !view.is_own) },
  ];
  return (
    <>
      {views.length === 0 && <p className={classes.none}>{t('views.none')}</p>}
      {groups.map(
        (group) =>
          group.views.length > 0 && (
            <div key={group.title}>
              <h3 className={classes.group}>{group.title}</h3>
              <ul className={classes.list}>
                {group.views.map((view) => (
                  <ViewLine key={view.id} view={view} active={active} onClose={onClose} />
                ))}
              </ul>
            </div>
          ),
      )}
      <div className={classes.foot}>
        {isAdding ? (
          <AddView active={active} onClose={onClose} />
        ) : (
          <Stack gap={6}>
            {active.view && active.isChanged && active.view.can_edit && (
              <Overwrite view={active.view} active={active} onClose={onClose} />
            )}
            <Button onClick={() => setIsAdding(true)}>{t('views.add')}</Button>
          </Stack>
        )}
      </div>
    </>
  );
}

interface LineProps extends ViewsPanelProps {
  view: View;
}

function ViewLine({ view, active, onClose }: LineProps) {
  const { t } = useTranslation('list');
  const open = () => {
    active.open(view);
    onClose();
  };
  const note = view.is_own ? view.is_shared && t('views.is_shared') : view.owner.name;
  return (
    <li className={classes.line}>
      <UnstyledButton className={classes.open} aria-current={view.id === active.view?.id} onClick={open}>
        <bdi>{view.name}</bdi>
        {note && <span>{note}</span>}
      </UnstyledButton>
      <ViewMenu view={view} active={active} />
    </li>
  );
}

function AddView({ active, onClose }: ViewsPanelProps) {
  const { t } = useTranslation('list');
  const create = useCreateView();
  return (
    <ViewForm
      submitLabel={t('views.save')}
      error={create.error}
      isSaving={create.isPending}
      onSubmit={(fields) =>
        whenDone(
          create.mutateAsync(
            { list: active.list, ...fields, ...active.content },
            {
              onSuccess: (view) => {
                active.adopt(view);
                onClose();
              },
            },
          ),
          (view) => toast(t('views.saved', { name: view.name }), { tone: 'good' }),
        )
      }
    />
  );
}

function Overwrite({ view, active, onClose }: LineProps) {
  const { t } = useTranslation('list');
  const change = useChangeView();
  return (
    <Button
      variant="filled"
      loading={change.isPending}
      onClick={() =>
        whenDone(
          change.mutateAsync(
            { id: view.id, version: view.version, ...active.content },
            { onSuccess: onClose, onError: toastError },
          ),
          ({ name }) => toast(t('views.saved', { name }), { tone: 'good' }),
        )
      }
    >
      {t('views.overwrite', { name: view.name })}
    </Button>
  );
}
