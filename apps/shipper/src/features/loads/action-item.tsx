import type { TablerIcon } from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';
import classes from './action-item.module.css';

export interface ActionItemProps {
  icon: TablerIcon;
  label: string;
  run: () => void;
  /** Reason of the refusal, or null. The item stays focusable so that the reason can be read. */
  reason: string | null;
  danger?: boolean | undefined;
}

export function ActionItem({ icon: Icon, label, run, reason, danger = false }: ActionItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden />}
      className={classes.item}
      data-danger={(danger && !reason) || undefined}
      {...(reason && { 'aria-disabled': true, closeMenuOnClick: false })}
      onClick={() => !reason && run()}
    >
      {label}
      {reason && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  );
}
