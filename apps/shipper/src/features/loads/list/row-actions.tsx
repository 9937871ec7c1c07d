import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCopy, IconDots, IconExternalLink, IconLayoutSidebarRight } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import { RowActionsFrame } from '@tenderlane/ui/list/list-frame';
import { useTranslation } from 'react-i18next';
import { useLoadRow } from './load-row-context';
import { RowMenu } from './row-menu';

/** Raised over the end of a row while the pointer or the keyboard is there. */
export function RowActions({ row: load }: { row: LoadListItem }) {
  const { t } = useTranslation(['loads', 'loadsList']);
  const { commands, open, preview } = useLoadRow();
  const name = tenderTitle(load);
  const buttons = [
    { label: t('row.open', { name }), icon: IconExternalLink, run: open },
    { label: t('loadsList:row.preview', { name }), icon: IconLayoutSidebarRight, run: preview },
    { label: t('row.duplicate', { name }), icon: IconCopy, run: commands.duplicate },
  ];
  return (
    <RowActionsFrame>
      {buttons.map(({ label, icon: Icon, run }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon tabIndex={-1} aria-label={label} onClick={() => run(load)}>
            <Icon size={16} />
          </ActionIcon>
        </Tooltip>
      ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon tabIndex={-1} aria-label={t('row.actions', { name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <RowMenu load={load} commands={commands} />
      </Menu>
    </RowActionsFrame>
  );
}
