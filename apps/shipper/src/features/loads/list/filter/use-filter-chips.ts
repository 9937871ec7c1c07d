import { useQuery } from '@tanstack/react-query';
import { BASES } from '@tenderlane/domain/loads';
import { isCurrency } from '@tenderlane/domain/money';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { money } from '../../../../lib/formats';
import { colleaguesQuery } from '../../../brands';
import { useFieldChips } from '../../../fields';
import { useNames } from '../../measures';
import { carrierNameQuery } from './filter.api';
import { RADIUS_KM, type ListFilter } from './list-filter';

interface Chip {
  label: string;
  clears: Partial<ListFilter>;
}

function useNamesOf({ manager_id: manager, carrier_id: carrier }: ListFilter) {
  const asksColleague = manager !== undefined && manager !== 'me';
  const { data: colleagues } = useQuery({ ...colleaguesQuery, enabled: asksColleague });
  const { data: found } = useQuery({ ...carrierNameQuery(Number(carrier ?? 0)), enabled: carrier !== undefined });
  return { manager: colleagues?.find(({ id }) => String(id) === manager)?.name, carrier: found?.name };
}

const useKeyNames = () => ({
  truck_body: useNames('truck_bodies'),
  load_type: useNames('load_types'),
  payment_type: useNames('payment_types'),
});

const attentionChip = ({ attention_scope: scope }: ListFilter) =>
  scope ? 'filter.chip_attention_mine' : 'filter.chip_attention';

export function useFilterChips(filter: ListFilter): Chip[] {
  const { t } = useTranslation(['loads', 'loadsList']);
  const { dayMonth, dateTime } = useDates();
  const people = useNamesOf(filter);
  const ownChips = useFieldChips('load', filter.custom).map(({ label, left }) => ({ label, clears: { custom: left } }));
  const countryName = useReferenceNames('countries');
  const names = useKeyNames();
  // Noon is the same day in every time zone of the reader.
  const dayText = (day: string) => dayMonth(`${day}T12:00:00`);
  const range = (from: string | undefined, to: string | undefined, show: (text: string) => string) =>
    [from, to].map((text) => (text ? show(text) : '…')).join(' – ');
  const chips: Chip[] = [];
  const add = (label: string, ...cleared: (keyof ListFilter)[]) =>
    chips.push({ label, clears: Object.fromEntries(cleared.map((name) => [name, undefined])) });

  const { manager_id: manager, carrier_id: carrier, tender_type: type, arrived_from: arrived } = filter;
  if (manager) add(manager === 'me' ? t('loadsList:filter.mine') : (people.manager ?? `№ ${manager}`), 'manager_id');
  if (carrier) add(people.carrier ?? `№ ${carrier}`, 'carrier_id');
  for (const end of ['from', 'to'] as const) {
    const place = filter[`${end}_name`] ?? filter[`${end}_point`];
    const km = Number(filter[`${end}_radius_km`] ?? RADIUS_KM);
    if (filter[`${end}_point`] && place)
      add(t(`loadsList:filter.chip_${end}_point`, { place, km }), `${end}_point`, `${end}_radius_km`, `${end}_name`);
  }
  if (type === 'ftl' || type === 'ltl') add(t(`cargo.type.${type}`), 'tender_type');
  const shown = { pickup: dayText, delivery: dayText, created: dayText, ends: dateTime, awarded: dateTime };
  for (const kind of ['pickup', 'delivery', 'created', 'ends', 'awarded'] as const) {
    const [from, to] = [filter[`${kind}_from`], filter[`${kind}_to`]];
    if (from ?? to)
      add(t(`loadsList:filter.chip_${kind}`, { days: range(from, to, shown[kind]) }), `${kind}_from`, `${kind}_to`);
  }
  if (arrived) add(t('loadsList:filter.chip_arrived', { days: range(arrived, undefined, dateTime) }), 'arrived_from');
  if (filter.tracking) add(t(`loadsList:filter.tracking.${filter.tracking}`), 'tracking');
  if (filter.attention) add(t(`loadsList:${attentionChip(filter)}`), 'attention', 'attention_scope');
  for (const name of ['from_country', 'to_country'] as const)
    if (filter[name]) add(t(`loadsList:filter.chip_${name}`, { country: countryName(filter[name]) }), name);
  for (const name of ['truck_body', 'load_type', 'payment_type'] as const) {
    const keys = filter[name];
    if (keys) add(keys.split(',').map(names[name]).join(', '), name);
  }
  const { currency, price_from: from, price_to: to, tag } = filter;
  if (currency && isCurrency(currency)) {
    const basis = BASES.find((one) => one === filter.price_basis);
    const basisText = basis ? ` / ${t(`terms.basis.${basis}`)}` : '';
    const priceText = (amount: string) => money({ amount: Number(amount), currency });
    if (from ?? to)
      add(
        t('loadsList:filter.chip_price', { prices: range(from, to, priceText) }) + basisText,
        'price_from',
        'price_to',
        'currency',
        'price_basis',
      );
    else add(currency, 'currency');
  }
  if (filter.labels) add(t('filter.chip_tag', { tag: filter.labels.split(',').join(', ') }), 'labels');
  if (tag) add(t('filter.chip_tag', { tag }), 'tag');
  return [...chips, ...ownChips];
}
