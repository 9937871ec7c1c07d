import { IconArchive, IconCircleX, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import type { LoadAction } from '@tenderlane/domain/loads';
import { useNavigate } from '@tanstack/react-router';
import { Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { draftHref } from '../../../lib/tender-href';
import { FoldedActions } from '../folded-actions';
import { useRefusalText } from '../refusal-text';
import type { RowCommands } from './use-row-commands';

interface RowMenuProps {
  load: LoadListItem;
  commands: RowCommands;
}

export const RowMenu = (props: RowMenuProps) => (
  <Menu.Dropdown>
    <Items {...props} />
  </Menu.Dropdown>
);

/** Rendered only when the menu opens, because every row has one. */
function Items({ load, commands }: RowMenuProps) {
  const { t } = useTranslation('loads');
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const edit = () => void navigate({ to: draftHref(load.id) });
  const items: { action: LoadAction; icon: TablerIcon; label: string; run: () => void; danger?: boolean }[] = [
    { action: 'edit', icon: IconPencil, label: t('action.edit'), run: edit },
    { action: 'archive', icon: IconArchive, label: t('action.archive'), run: () => commands.archive(load) },
    {
      action: 'cancel',
      icon: IconCircleX,
      label: t('action.cancel'),
      run: () => commands.askCancel(load),
      danger: true,
    },
    { action: 'delete', icon: IconTrash, label: t('action.delete'), run: () => commands.remove(load), danger: true },
  ];
  return (
    <FoldedActions actions={items.map((item) => ({ ...item, reason: refusalText(item.action, load.refusals) }))} />
  );
}
