import type { HistoryEntry } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money, useDates } from '../../lib/formats';
import { useNames } from '../loads';

type Params = HistoryEntry['params'];

/** Actions whose sentence does not depend on their parameters. */
const SENTENCES = {
  'load.deleted': 'event.deleted',
  'load.restored': 'event.restored',
  'load.publication_failed': 'event.publication_failed',
  'load.published': 'event.published',
  'load.edited': 'event.edited',
  'load.bid_accepted': 'event.bid_accepted',
  'load.bid_withdrawn': 'event.bid_withdrawn',
  'load.bid_reconfirmed': 'event.bid_reconfirmed',
  'load.bid_expired': 'event.bid_expired',
  'load.closed': 'event.closed',
  'load.reopened': 'event.reopened',
  'load.not_awarded': 'event.not_awarded',
  'load.republished': 'event.republished',
  'load.canceled': 'event.canceled',
  'load.started': 'event.started',
  'load.completed': 'event.completed',
  'load.canceled_under_way': 'event.canceled_under_way',
  'load.loading_late': 'event.loading_late',
  'load.uncompleted': 'event.uncompleted',
  'load.contested': 'event.contested',
  'load.resolved': 'event.resolved',
  'load.archived': 'event.archived',
  'load.unarchived': 'event.unarchived',
  'option.declined': 'event.declined',
  'option.approval_requested': 'event.approval_requested',
  'option.approved': 'event.approved',
  'option.disapproved': 'event.disapproved',
  'option.confirmed': 'event.confirmed',
  'option.refused': 'event.refused',
  'option.lapsed': 'event.lapsed',
  'option.released': 'event.released',
  'option.canceled': 'event.given_back',
  'option.opened_by_link': 'event.opened_by_link',
} as const;

const isKnown = (action: string): action is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, action);

/** The sentence of an entry; an action newer than this page is told by its name. */
export function sentenceKey(action: string, params: Params) {
  switch (action) {
    case 'load.created':
      return params['copied_from'] ? 'event.copied' : 'event.created';
    case 'load.scheduled':
      return params['publish_at'] ? 'event.scheduled' : 'event.unscheduled';
    case 'load.bid_placed':
      // While a tender is sealed the content of a bid is withheld.
      if (typeof params['amount'] !== 'number') return 'event.bid_hidden';
      if (params['entered_by']) return 'event.bid_by_phone';
      return params['provisional'] === true ? 'event.bid_provisional' : 'event.bid';
    case 'load.extended':
      if (params['cause'] === 'late_bid') return 'event.extended_late_bid';
      return params['cause'] === 'leader_withdrew' ? 'event.extended_leader_withdrew' : 'event.extended_by_hand';
    case 'option.selected':
      if (params['via'] === 'automatic') return 'event.selected_automatic';
      return params['via'] === 'book_now' ? 'event.selected_book_now' : 'event.selected';
    default:
      return isKnown(action) ? SENTENCES[action] : 'event.other';
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Writes an entry of the history as one sentence. */
export function useHistorySentence(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('bidding');
  const dates = useDates();
  const declineReason = useNames('decline_reasons');
  const withdrawReason = useNames('withdraw_reasons');

  return ({ action, actor, actor_kind: kind, params }) => {
    const isMachine = kind === 'clock' || kind === 'system';
    const amount = numberOf(params['amount']);
    const moment = numberOf(params['publish_at'] ?? params['end'] ?? params['to']);
    const code = textOf(params['code']);
    const codeName = action === 'load.bid_withdrawn' ? withdrawReason : declineReason;
    return t(sentenceKey(action, params), {
      action,
      person: isMachine ? t('event.clock') : (actor ?? t('event.somebody')),
      carrier: textOf(params['carrier']) || (kind === 'carrier' && actor) || t('event.a_carrier'),
      price: amount === null ? '' : money({ amount, currency: textOf(params['currency']) }),
      time: moment === null ? '' : dates.shortDateTime(moment),
      reason: textOf(params['text']) || (code && codeName(code)) || textOf(params['reason']) || textOf(params['cause']),
      id: numberOf(params['copied_from']) ?? '',
    });
  };
}
