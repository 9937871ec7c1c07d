import { Button } from '@mantine/core';
import type { OperatorDemo } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperateDemo } from './demos.api';

interface DemoEndsProps {
  demo: OperatorDemo;
  isAgreed: boolean;
}

export function DemoEnds({ demo: { id, at, company_name: company }, isAgreed }: DemoEndsProps) {
  const { t } = useTranslation(['operator', 'demos', 'common']);
  const [isAsked, setIsAsked] = useState(false);
  const now = useServerSecond(serverOffsetMs());
  const operate = useOperateDemo();
  const hasBegun = isAgreed && at !== null && now >= Date.parse(at);
  const end = (state: 'done' | 'no_show' | 'canceled') =>
    whenDone(operate.mutateAsync({ id, state }), () => {
      setIsAsked(false);
      toast(t('demos.ended', { company, state: t(`demos:state.${state}`) }), { tone: 'good' });
    });
  return (
    <>
      {hasBegun &&
        (['done', 'no_show'] as const).map((state) => (
          <Button
            key={state}
            size="xs"
            loading={operate.isPending && operate.variables.state === state}
            aria-label={t('demos.end_label', { end: t(`demos.${state}`), company })}
            onClick={() => end(state)}
          >
            {t(`demos.${state}`)}
          </Button>
        ))}
      <Button
        size="xs"
        aria-label={t('demos.end_label', { end: t('demos.cancel'), company })}
        onClick={() => setIsAsked(true)}
      >
        {t('demos.cancel')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('demos:cancel_title')}
        consequences={[t('demos.cancel_text')]}
        confirmLabel={t('demos:cancel')}
        cancelLabel={t('common:back')}
        closeLabel={t('common:close')}
        danger
        pending={operate.isPending}
        error={errorText(operate.error)}
        onConfirm={() => end('canceled')}
      />
    </>
  );
}
