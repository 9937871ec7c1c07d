import { useInfiniteQuery } from '@tanstack/react-query';
import type { RequestState } from '@tenderlane/domain/requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateQueue } from '../state-queue';
import { RequestRow } from './request-row';
import { requestQueueQuery } from './requests.api';

const CHOICES = ['unsolved', 'new', 'open', 'waiting', 'solved', 'closed'] as const satisfies readonly (
  | RequestState
  | 'unsolved'
)[];

export function RequestQueue() {
  const { t } = useTranslation(['operator', 'support']);
  const [shown, setShown] = useState<(typeof CHOICES)[number]>('unsolved');
  const queue = useInfiniteQuery(requestQueueQuery(shown === 'unsolved' ? null : shown));
  const labelOf = (one: (typeof CHOICES)[number]) => {
    if (one === 'unsolved') return t('requests.unsolved');
    return one === 'waiting' ? t('support:state.waiting_company') : t(`support:state.${one}`);
  };
  return (
    <StateQueue
      shown={shown}
      options={CHOICES.map((value) => ({ value, label: labelOf(value) }))}
      onShow={setShown}
      queue={queue}
      label={t('tab.requests')}
      none={{ title: t('requests.none'), text: t('requests.none_text') }}
    >
      {(request) => <RequestRow key={request.id} request={request} />}
    </StateQueue>
  );
}
