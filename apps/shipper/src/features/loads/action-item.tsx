import type { TablerIcon } from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';
import classes from './action-item.module.css';

export interface ActionItemProps {
  icon: TablerIcon;
  label: string;
  run: () => void;
  /** Why it is not possible now; it stays reachable by keys so that the reason can be read. */
  reason: string | null;
  danger?: boolean | undefined;
}

/** One action of a menu, with the reason beneath where it is refused. */
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
