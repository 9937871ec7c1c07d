import { ActionIcon, Modal } from '@mantine/core';
import { IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import type { View } from '@tenderlane/contract';
import { ConfirmDialog, Menu } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../lib/paths';
import type { ActiveView } from './use-active-view';
import { ViewForm } from './view-form';
import { useChangeView, useDeleteView } from './views.api';

interface ViewMenuProps {
  view: View;
  active: ActiveView;
}

/** Only those who may change a view can rename or delete it; others can copy its link. */
export function ViewMenu({ view, active }: ViewMenuProps) {
  const { t } = useTranslation(['list', 'common']);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const copyLink = async () => {
    const link = location.origin + hrefOf(active.list, null, { view: String(view.id) });
    // Without a secure connection there is no clipboard; then the link is shown.
    await navigator.clipboard.writeText(link).then(
      () => toast(view.is_shared ? t('views.link_copied') : t('views.link_private')),
      () => toast(link, { durationMs: 15_000 }),
    );
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('views.actions', { name: view.name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void copyLink()}>
            {t('views.copy_link')}
          </Menu.Item>
          {view.can_edit && (
            <>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('rename')}>
                {t('views.rename')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => setDialog('delete')}>
                {t('common:delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && <RenameDialog view={view} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteDialog view={view} active={active} onClose={() => setDialog(null)} />}
    </>
  );
}

function RenameDialog({ view, onClose }: { view: View; onClose: () => void }) {
  const { t } = useTranslation(['list', 'common']);
  const change = useChangeView();
  return (
    <Modal opened onClose={onClose} title={t('views.rename')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <ViewForm
        view={view}
        submitLabel={t('common:save')}
        error={change.error}
        isSaving={change.isPending}
        onSubmit={(fields) => change.mutate({ id: view.id, version: view.version, ...fields }, { onSuccess: onClose })}
      />
    </Modal>
  );
}

function DeleteDialog({ view, active, onClose }: ViewMenuProps & { onClose: () => void }) {
  const { t } = useTranslation(['list', 'common']);
  const remove = useDeleteView();
  const confirm = () =>
    remove.mutate(view.id, {
      onSuccess: () => {
        if (active.view?.id === view.id) active.leave();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('views.delete_title', { name: view.name })}
      consequences={[view.is_shared ? t('views.delete_shared') : t('views.delete_own')]}
      confirmLabel={t('common:delete')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={remove.isPending}
      error={remove.error && (errorText(remove.error) ?? t('common:oops_something_went_wrong'))}
    />
  );
}
