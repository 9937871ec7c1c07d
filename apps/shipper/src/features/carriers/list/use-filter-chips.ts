import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { PACKET_STATUSES } from '@tenderlane/domain/carriers';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';
import { useFieldChips } from '../../fields';
import type { MoreFilter, MoreName } from '../carriers-filter';

interface Chip {
  label: string;
  clears: MoreFilter;
}

const percent = (basisPoints: string) => `${number(Number(basisPoints) / 100)} %`;

export function useFilterChips(filter: MoreFilter): Chip[] {
  const { t } = useTranslation('network');
  const dates = useDates();
  const countryName = useReferenceNames('countries');
  const bodyName = useReferenceNames('truck_bodies');
  const ownChips = useFieldChips('carrier', filter.custom).map(({ label, left }) => ({
    label,
    clears: { custom: left },
  }));
  const chips: Chip[] = [];
  const add = (label: string, ...names: MoreName[]) =>
    chips.push({ label, clears: Object.fromEntries(names.map((name) => [name, undefined])) });
  const { country, packet_status: packet, verified, has_account: account } = filter;
  if (country) add(countryName(country), 'country');
  for (const end of ['from', 'to'] as const) {
    const from = filter[`${end}_country`];
    const place = filter[`${end}_name`] ?? (from && countryName(from));
    if (place) add(t(`chip.${end}`, { place }), `${end}_country`, `${end}_point`, `${end}_name`);
  }
  if (filter.body_types) add(filter.body_types.split(',').map(bodyName).join(', '), 'body_types');
  if (filter.certificates) add(filter.certificates.split(',').join(' + ').toUpperCase(), 'certificates');
  const status = PACKET_STATUSES.find((one) => one === packet);
  if (status) add(t('chip.packet', { status: t(`packet.${status}`) }), 'packet_status');
  if (verified) add(t(verified === 'yes' ? 'chip.verified_yes' : 'chip.verified_no'), 'verified');
  if (account) add(t(account === 'yes' ? 'chip.account_yes' : 'chip.account_no'), 'has_account');
  const { rating_from: rating, response_from: response, acceptance_from: acceptance, cancel_to: cancel } = filter;
  if (rating) add(t('chip.rating', { value: number(Number(rating) / 100) }), 'rating_from');
  if (response) add(t('chip.response', { value: percent(response) }), 'response_from');
  if (acceptance) add(t('chip.acceptance', { value: percent(acceptance) }), 'acceptance_from');
  if (cancel) add(t('chip.cancel', { value: percent(cancel) }), 'cancel_to');
  if (filter.attention) add(t('chip.attention'), 'attention');
  // Noon is the same day in every time zone of the reader.
  if (filter.agreement_before)
    add(t('chip.agreement', { date: dates.date(`${filter.agreement_before}T12:00:00`) }), 'agreement_before');
  return [...chips, ...ownChips];
}
