import { Button } from '@mantine/core';
import { toast } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { usePush } from './use-push';
import classes from './push.module.css';

export function PushSetting({ accountId }: { accountId: number }) {
  const { t } = useTranslation('bell');
  const { state, hasFailed, isPending, change } = usePush(accountId);
  if (!state) return null;
  const turn = (wanted: 'on' | 'off') =>
    change(wanted, {
      onSuccess: (next) => {
        if (next === wanted) toast(t(wanted === 'on' ? 'push.done' : 'push.stopped'), { tone: 'good' });
      },
    });
  return (
    <>
      <p className={classes.text} role="status">
        {t(`push.${state}`)}
      </p>
      {(state === 'on' || state === 'off') && (
        <div>
          <Button loading={isPending} onClick={() => turn(state === 'on' ? 'off' : 'on')}>
            {t(state === 'on' ? 'push.stop' : 'push.allow')}
          </Button>
        </div>
      )}
      {hasFailed && (
        <p className={classes.error} role="alert">
          {t('push.failed')}
        </p>
      )}
    </>
  );
}
