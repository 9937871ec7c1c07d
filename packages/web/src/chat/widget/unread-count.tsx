import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../../core/application';
import classes from './panel.module.css';

export function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation('chat');
  const { formats } = useApplication();
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden>{formats.number(count)}</span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </span>
  );
}
