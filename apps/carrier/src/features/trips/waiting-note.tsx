import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './trips.module.css';

export function WaitingNote({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      {isWaiting && (
        <p className={classes.waiting}>
          <IconClock size={16} aria-hidden /> {t('offline')}
        </p>
      )}
    </div>
  );
}
