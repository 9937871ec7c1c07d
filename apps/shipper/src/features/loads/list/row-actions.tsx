import { IconCopy, IconDots, IconExternalLink, IconLayoutSidebarRight } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { Menu, Tooltip } from '@tenderlane/ui';
import { RowActionsFrame } from '@tenderlane/ui/list/list-frame';
import { RowButton } from '@tenderlane/ui/list/row-controls';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import type { RowActionsProps } from '@tenderlane/web/list/list-column';
import { useLoadRow } from './load-row-context';
import { RowMenu } from './row-menu';

export function RowActions({ row: load, isTouched }: RowActionsProps<LoadListItem>) {
  const t = textsOf(['loads', 'loadsList']);
  const { commands, open, preview } = useLoadRow();
  const name = tenderTitle(load);
  const buttons = [
    { label: t('row.open', { name }), icon: IconExternalLink, run: open },
    { label: t('loadsList:row.preview', { name }), icon: IconLayoutSidebarRight, run: preview },
    { label: t('row.duplicate', { name }), icon: IconCopy, run: commands.duplicate },
  ];
  return (
    <RowActionsFrame>
      {buttons.map(({ label, icon: Icon, run }) => {
        const button = (
          <RowButton key={label} aria-label={label} onClick={() => run(load)}>
            <Icon size={16} />
          </RowButton>
        );
        if (isTouched) return button;
        return (
          <Tooltip key={label} label={label}>
            {button}
          </Tooltip>
        );
      })}
      <MoreButton load={load} label={t('row.actions', { name })} />
    </RowActionsFrame>
  );
}

function MoreButton({ load, label }: { load: LoadListItem; label: string }) {
  const { commands } = useLoadRow();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <RowButton aria-label={label}>
          <IconDots size={16} />
        </RowButton>
      </Menu.Target>
      <RowMenu load={load} commands={commands} />
    </Menu>
  );
}
