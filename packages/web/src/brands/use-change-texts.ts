import type { CompanyHistoryEntry } from '@tenderlane/contract';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '../core/queries/reference';
import { useDates } from '../core/texts/use-dates';

type Change = CompanyHistoryEntry['changes'][number];

export function useChangeTexts() {
  const { t, i18n } = useTranslation('company');
  const dates = useDates();
  const countryName = useReferenceNames('countries');
  const has = (key: string) => i18n.exists(key, { ns: 'company' });
  const translated = (key: string, otherwise: string) => (has(key) ? String(t(key as 'field.name')) : otherwise);

  const fieldName = (field: string) => {
    const places = ['field', 'signee', 'requisite', 'signees', 'requisites'].map((place) => `${place}.${field}`);
    const known = places.find(has);
    return known ? translated(known, field) : field === 'signee' ? t('signees.title') : field;
  };
  const value = (field: string, raw: unknown): string => {
    if (raw === null || raw === undefined || raw === '') return t('history.empty');
    if (typeof raw === 'boolean') return t(raw ? 'history.yes' : 'history.no');
    const text = String(raw);
    if (/country_id$/.test(field)) return countryName(text) || text;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text, dates.countryId);
    const places = [`form.${text}`, `industry.${text}`, `account_type.${text}`];
    const wanted = field === 'legal_form' ? 0 : field === 'industry' ? 1 : field === 'type' ? 2 : -1;
    return translated(places[wanted] ?? '', text);
  };
  return {
    action: (action: string) => translated(`event.${action.replace('company.', '')}`, t('event.other')),
    change: ({ field, old, new: present }: Change) => {
      const texts = { field: fieldName(field), new: value(field, present) };
      const isNew = old === null || old === undefined || old === '';
      return isNew ? t('history.set', texts) : t('history.change', { ...texts, old: value(field, old) });
    },
  };
}
