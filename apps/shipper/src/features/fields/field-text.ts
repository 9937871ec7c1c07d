import type { CustomField } from '@tenderlane/contract';
import type { FieldMoney } from '@tenderlane/domain/fields';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { money, number } from '../../lib/formats';

const DECIMALS = 6;

export function useFieldText(): (field: CustomField, value: unknown) => string | null {
  const { t } = useTranslation('common');
  const dates = useDates();
  const nameOf = ({ options }: CustomField, key: unknown) =>
    options.find((option) => option.key === key)?.name ?? String(key);
  return (field, value) => {
    if (value === undefined || value === null) return null;
    switch (field.type) {
      case 'boolean':
        return t(value === true ? 'field.yes' : 'field.no');
      case 'number':
        return number(Number(value), DECIMALS);
      case 'date':
        return dates.day(String(value));
      case 'money':
        return money(value as FieldMoney);
      case 'one_of':
        return nameOf(field, value);
      case 'several_of':
        return (Array.isArray(value) ? value : []).map((key) => nameOf(field, key)).join(', ');
      default:
        return String(value);
    }
  };
}
