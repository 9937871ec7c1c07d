import { Alert, Button, Modal, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import classes from './confirm-dialog.module.css';
import { useRestoreFocus } from '../hooks/use-restore-focus';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  consequences: readonly string[];
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  danger?: boolean;
  pending?: boolean;
  error?: string | null | undefined;
  blocked?: boolean;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, title, consequences, children, error, pending = false } = props;
  useRestoreFocus(opened);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a page's form would submit both.
    event.stopPropagation();
    if (!pending && !props.blocked) onConfirm();
  };

  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': props.closeLabel }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {consequences.length === 1 && <p>{consequences[0]}</p>}
          {consequences.length > 1 && (
            <ul className={classes.consequences}>
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          )}
          {children}
          {error && (
            <Alert color="red" icon={<IconAlertTriangle size={16} />} role="alert">
              {error}
            </Alert>
          )}
        </Stack>
        <div className={classes.actions}>
          <Button onClick={onClose}>{props.cancelLabel}</Button>
          <Button
            type="submit"
            variant="filled"
            {...(props.danger && { color: 'red' })}
            loading={pending}
            disabled={props.blocked ?? false}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
