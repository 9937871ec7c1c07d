import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './alert-banner.module.css';

export type AlertType = 'info' | 'warning' | 'error';

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle };

interface AlertBannerProps {
  type: AlertType;
  text: string;
  link?: { label: string; href: string; onClick?: (event: MouseEvent) => void } | null;
  closeLabel: string;
  onClose: () => void;
}

export function AlertBanner({ type, text, link, closeLabel, onClose }: AlertBannerProps) {
  const Icon = ICONS[type];
  return (
    <div className={classes.bar} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <span className={classes.text} title={text}>
        {text}
      </span>
      {link && (
        <a className={classes.link} href={link.href} onClick={link.onClick}>
          {link.label}
        </a>
      )}
      <ActionIcon className={classes.close} aria-label={`${closeLabel}: ${text}`} onClick={onClose}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
