import { useInfiniteQuery } from '@tanstack/react-query';
import { DEMO_STATES } from '@tenderlane/domain/demos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateQueue } from '../state-queue';
import { DemoRow } from './demo-row';
import { demoQueueQuery } from './demos.api';

const CHOICES = ['open', ...DEMO_STATES] as const;

export function DemoQueue() {
  const { t } = useTranslation(['operator', 'demos']);
  const [shown, setShown] = useState<(typeof CHOICES)[number]>('open');
  const queue = useInfiniteQuery(demoQueueQuery(shown === 'open' ? null : shown));
  const labelOf = (one: (typeof CHOICES)[number]) => (one === 'open' ? t('demos.open') : t(`demos:state.${one}`));
  return (
    <StateQueue
      shown={shown}
      options={CHOICES.map((value) => ({ value, label: labelOf(value) }))}
      onShow={setShown}
      queue={queue}
      label={t('tab.demos')}
      none={{ title: t('demos.none'), text: t('demos.none_text') }}
    >
      {(demo) => <DemoRow key={demo.id} demo={demo} />}
    </StateQueue>
  );
}
