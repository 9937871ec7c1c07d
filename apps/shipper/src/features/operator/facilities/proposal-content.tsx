import type { QueuedProposal, SharedFacilityContent } from '@tenderlane/contract';
import { weekOf, type FacilityHours } from '@tenderlane/domain/facilities';
import { KeyValues } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

const FIELDS = [
  'name',
  'category',
  'address',
  'hours',
  'contacts',
  'note',
  'company_name',
  'legal_number',
] as const satisfies (keyof SharedFacilityContent)[];

export function ProposalContent({ proposal: { kind, state, content, facility } }: { proposal: QueuedProposal }) {
  const { t } = useTranslation(['operator', 'facilities']);
  const textOf = useFieldText();
  const isComparing = kind === 'correction' && state === 'open';
  const items = FIELDS.filter((field) => field in content).map((field) => ({
    label: t(`facilities:field.${field}`),
    value: textOf(field, content),
    ...(isComparing && { note: t('facilities.now', { value: textOf(field, facility) }) }),
  }));
  return <KeyValues items={items} />;
}

function useFieldText() {
  const { t } = useTranslation(['operator', 'facilities']);
  const empty = t('facilities.empty');
  const hoursText = (hours: FacilityHours): string => {
    const days = weekOf(hours).map(({ from, to, working }) => {
      const name = [...new Set([from, to])].map((day) => t(`facilities:day.${day as 1}`)).join(' – ');
      const times = working ? `${working.from}–${working.to}` : t('facilities:hours.closed');
      const breaks = (working?.breaks ?? []).map((each) => `${each.from}–${each.to}`).join(', ');
      return `${name} ${times}${breaks && ` (${breaks})`}`;
    });
    return [...days, ...hours.holidays.map(({ date }) => date)].join('; ');
  };
  return (field: (typeof FIELDS)[number], content: Partial<SharedFacilityContent>): string => {
    const { category, address, hours, contacts } = content;
    if (field === 'category') return category ? t(`facilities:category.${category}`) : empty;
    if (field === 'hours') return hours ? hoursText(hours as FacilityHours) : empty;
    if (field === 'contacts')
      return (
        contacts
          ?.map(({ name, position, phone, email }) => [name, position, phone, email].filter(Boolean).join(', '))
          .join('; ') || empty
      );
    if (field === 'address') {
      const { street, postal_code: code, city, region, country_id: country, lat, lon } = address ?? {};
      return [street, [code, city].filter(Boolean).join(' '), region, country?.toUpperCase(), `${lat}, ${lon}`]
        .filter(Boolean)
        .join(', ');
    }
    return content[field] ?? empty;
  };
}
