import type { HistoryEntry } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useNames } from '../../loads';
import { sentenceKeys } from '../../../lib/history-keys';
import { variantOf } from './history-variants';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function useHistorySentence(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('history');
  const dates = useDates();
  const declineReason = useNames('decline_reasons');
  const withdrawReason = useNames('withdraw_reasons');

  return ({ action, actor, actor_kind: kind, params }) => {
    const isMachine = kind === 'clock' || kind === 'system';
    const amount = numberOf(params['amount']);
    const moment = numberOf(params['publish_at'] ?? params['end'] ?? params['to']);
    const code = textOf(params['code']);
    const codeName = action === 'load.bid_withdrawn' ? withdrawReason : declineReason;
    return t(sentenceKeys(action, variantOf(action, params)), {
      person: isMachine ? t('event.clock') : (actor ?? t('event.somebody')),
      carrier: textOf(params['carrier']) || (kind === 'carrier' && actor) || t('event.a_carrier'),
      price: amount === null ? '' : money({ amount, currency: textOf(params['currency']) }),
      time: moment === null ? '' : dates.shortDateTime(moment),
      reason: textOf(params['text']) || (code && codeName(code)) || textOf(params['reason']) || textOf(params['cause']),
      number: numberOf(params['copied_number']) ?? '',
      stop: textOf(params['stop']),
      task: textOf(params['task']),
      colleague: typeof params['colleague'] === 'string' ? params['colleague'] : '',
    });
  };
}
