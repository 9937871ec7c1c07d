import { Button } from '@mantine/core';
import { toast } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { consentOf } from './push-consent';
import { usePush } from './use-push';
import classes from './push.module.css';

interface PushCardProps {
  accountId: number;
  onClose: () => void;
}

export function PushCard({ accountId, onClose }: PushCardProps) {
  const { t } = useTranslation('bell');
  const { state, hasFailed, isPending, change } = usePush(accountId);
  if (!state || state === 'on' || state === 'unsupported') return null;
  const allow = () =>
    change('on', {
      onSuccess: (next) => {
        if (next !== 'on') return;
        toast(t('push.done'), { tone: 'good' });
        onClose();
      },
    });
  const later = () => {
    consentOf(accountId).write('later');
    onClose();
  };
  return (
    <section className={classes.card} aria-labelledby="push-title">
      <h2 id="push-title" className={classes.title}>
        {t('push.title')}
      </h2>
      <p className={classes.text}>{t(state === 'denied' ? 'push.denied' : 'push.text')}</p>
      {hasFailed && (
        <p className={classes.error} role="alert">
          {t('push.failed')}
        </p>
      )}
      <div className={classes.actions}>
        {state === 'off' && (
          <Button loading={isPending} onClick={allow}>
            {t('push.allow')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={later}>
          {t('push.later')}
        </Button>
      </div>
    </section>
  );
}
