import { useTranslation } from 'react-i18next';
import { duration, money, number, percentBp } from '../../../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useMeasures, useNames } from '../../measures';
import type { DraftFields, FieldKey, Stop } from '../draft/draft-fields';
import { zoneOf } from '../route/stops';

type Money = { amount: number; currency: string };
type Cargo = DraftFields['cargo'];
type Step = DraftFields['auction.bid_step'];

export function useValueText(): (key: FieldKey, value: unknown) => string {
  const { t } = useTranslation(['loadEdit', 'awards', 'common']);
  const dates = useDates();
  const measures = useMeasures();
  const [bodyName, paymentName] = [useNames('truck_bodies'), useNames('payment_types')];

  const stopText = (stop: Stop) => {
    const at = stop.window?.from;
    return [stop.address?.city ?? '—', at && dates.shortDateTime(at, zoneOf(stop))].filter(Boolean).join(' ');
  };
  const cargoText = ({ name, weight_kg: kg, weight_id: unit, packages, volume_m3: volume }: Cargo) => [
    name,
    kg && measures.weight(kg, unit ?? 'kg'),
    packages && number(packages),
    volume && measures.volume(volume),
  ];
  const stepText = ({ kind, value }: Step) => (kind === 'percent' ? percentBp(value) : number(value / 100));
  const audienceText = ({ kind, label_ids = [], carrier_ids = [] }: DraftFields['auction.audience']) => {
    const ids = kind === 'labels' ? label_ids : kind === 'carriers' ? carrier_ids : [];
    return [t(`audience.${kind}`), ids.length > 0 && number(ids.length)];
  };
  const paymentText = ({ type, days_to_pay: days, currency }: DraftFields['payment']) => [
    type && paymentName(type),
    t('view.days', { count: days }),
    currency,
  ];

  const textOf = (key: FieldKey, value: unknown): unknown => {
    if (key === 'waypoints') return (value as Stop[]).map(stopText).join(' – ');
    if (key === 'cargo') return cargoText(value as Cargo);
    if (key === 'truck') return (value as DraftFields['truck']).body_types.map(bodyName);
    if (key === 'payment') return paymentText(value as DraftFields['payment']);
    if (key === 'auction.audience') return audienceText(value as DraftFields['auction.audience']);
    if (key === 'auction.bid_step') return stepText(value as Step);
    if (key === 'auction.mode') return t(`mode.${value as DraftFields['auction.mode']}`);
    if (key === 'auction.winner') return t(`winner.${value as DraftFields['auction.winner']}`);
    if (key === 'auction.winner_rule') return t(`awards:winner_rule.${value as DraftFields['auction.winner_rule']}`);
    if (key === 'auction.basis') return t(`basis.${value as DraftFields['auction.basis']}`);
    if (key === 'tender_type') return t(`truck.${value as DraftFields['tender_type']}`);
    if (key === 'auction.publish_at') return dates.dateTime(value as string);
    if (typeof value === 'boolean') return value ? t('common:yes') : t('common:no');
    if (typeof value === 'number') return key.endsWith('_bp') ? percentBp(value) : duration(value);
    if (typeof value === 'object' && value && 'amount' in value) return money(value as Money);
    return value;
  };

  return (key, value) => {
    const text = value === null || value === undefined || value === '' ? '' : textOf(key, value);
    const words = Array.isArray(text) ? text.filter(Boolean).join(', ') : String(text);
    return words || t('conflict.empty');
  };
}
