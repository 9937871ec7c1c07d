import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCopy, IconDots, IconExternalLink } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import classes from './loads-list.module.css';
import { RowMenu } from './row-menu';
import type { RowCommands } from './use-row-commands';

interface RowActionsProps {
  load: LoadListItem;
  onOpen: (load: LoadListItem) => void;
  commands: RowCommands;
}

/** Raised over the end of a row while the pointer or the keyboard is there. */
export function RowActions({ load, onOpen, commands }: RowActionsProps) {
  const { t } = useTranslation('loads');
  const name = tenderTitle(load);
  return (
    <span className={classes.actions}>
      <Tooltip label={t('row.open', { name })}>
        <ActionIcon aria-label={t('row.open', { name })} onClick={() => onOpen(load)}>
          <IconExternalLink size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('row.duplicate', { name })}>
        <ActionIcon aria-label={t('row.duplicate', { name })} onClick={() => commands.duplicate(load)}>
          <IconCopy size={16} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('row.actions', { name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <RowMenu load={load} commands={commands} />
      </Menu>
    </span>
  );
}
