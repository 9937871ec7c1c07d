import { Button, Group } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { TimedButton } from '../inputs/timed-button';

export interface ErrorToast {
  message: string;
  closeLabel: string;
}

export interface ToastAction {
  label: string;
  onClick: () => void;
  endsAt?: number;
}

export interface Toast extends ErrorToast {
  /** Key to hide the toast; a newer toast with the same id replaces an older one. */
  id?: string;
  tone?: 'good' | 'plain';
  action?: ToastAction;
  durationMs?: number;
  isUpdate?: boolean;
}

const DURATION_MS = 2_500;
// An error is read, not glanced at, and its text may be long.
const ERROR_DURATION_MS = 8_000;

export const Toaster = () => <Notifications position="top-right" limit={4} />;

export function showToast({ isUpdate = false, ...toast }: Toast): void {
  if (isUpdate && toast.id !== undefined) return void notifications.update({ ...toNotification(toast), id: toast.id });
  if (toast.id !== undefined) hideToast(toast.id);
  notifications.show(toNotification(toast));
}

function ActionButton({ label, endsAt, onClick }: ToastAction) {
  const look = { size: 'xs', flex: 'none', onClick } as const;
  return endsAt === undefined ? (
    <Button {...look}>{label}</Button>
  ) : (
    <TimedButton {...look} label={label} endsAt={endsAt} />
  );
}

let unnamed = 0;

function toNotification({
  id = `toast-${++unnamed}`,
  message,
  closeLabel,
  tone,
  action,
  durationMs = DURATION_MS,
}: Toast) {
  return {
    id,
    position: 'top-right' as const,
    autoClose: durationMs === Infinity ? false : durationMs,
    closeButtonProps: { 'aria-label': closeLabel },
    color: 'transparent',
    role: 'status',
    icon:
      tone === 'good' ? (
        <IconCircleCheck size={18} color="var(--good)" aria-hidden />
      ) : (
        <IconInfoCircle size={18} color="var(--dim)" aria-hidden />
      ),
    message: action ? (
      <Group gap={8} justify="space-between" wrap="nowrap">
        {message}
        <ActionButton
          {...action}
          onClick={() => {
            hideToast(id);
            action.onClick();
          }}
        />
      </Group>
    ) : (
      message
    ),
  };
}

export const hideToast = (id: string): void => void notifications.hide(id);

export function showErrorToast({ message, closeLabel }: ErrorToast): void {
  notifications.hide(message);
  notifications.show({
    id: message,
    position: 'bottom-right',
    autoClose: ERROR_DURATION_MS,
    closeButtonProps: { 'aria-label': closeLabel },
    color: 'transparent',
    role: 'alert',
    icon: <IconAlertTriangle size={18} color="var(--bad)" aria-hidden />,
    message,
  });
}
