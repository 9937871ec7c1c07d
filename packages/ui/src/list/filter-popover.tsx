import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import classes from './filter-popover.module.css';
import { Popover } from '../floating/popover';

interface FilterPopoverProps {
  label: string;
  buttonClassName?: string | undefined;
  children: (close: () => void) => ReactNode;
}

export function FilterPopover({ label, buttonClassName, children }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width={360}
      trapFocus
      middlewares={{
        size: { padding: 12, apply: ({ elements, availableHeight }) => limit(elements, availableHeight) },
      }}
    >
      <Popover.Target>
        <Button
          size="xs"
          className={buttonClassName}
          leftSection={<IconPlus size={14} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>{isOpen && children(() => setIsOpen(false))}</Popover.Dropdown>
    </Popover>
  );
}

/** In a low window the button and some fields stay visible. */
function limit({ floating }: { floating: HTMLElement }, height: number): void {
  floating.style.maxHeight = `${Math.max(240, Math.min(560, Math.floor(height)))}px`;
}

interface FilterPanelProps {
  applyLabel: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** Fields scroll above the button that applies them; a shadow shows that there are more. */
export function FilterPanel({ applyLabel, onSubmit, children }: FilterPanelProps) {
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <div className={classes.fields}>{children}</div>
      <div className={classes.foot}>
        <Button type="submit" fullWidth>
          {applyLabel}
        </Button>
      </div>
    </form>
  );
}
