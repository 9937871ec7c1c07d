import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/kk';
import 'dayjs/locale/ru';
import 'dayjs/locale/uk';
import { DateInput } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../lib/formats';
import { locale } from '../../../lib/locale';
import { readTypedDay } from './typed-day';

interface DateFieldProps {
  /** Read by a screen reader; `label` is shown above. */
  ariaLabel?: string;
  label?: string;
  /** `2026-11-24` */
  value: string | null;
  onChange: (day: string | null) => void;
  placeholder?: string;
  error?: boolean;
  minDay?: string;
}

/** A calendar day, written as people of the account's country write it. The calendar is loaded with this file. */
export function DateField({ ariaLabel, label, value, onChange, placeholder, error, minDay }: DateFieldProps) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const { patterns } = useDates();
  return (
    <DateInput
      {...(ariaLabel && { 'aria-label': ariaLabel })}
      {...(label && { label })}
      {...(minDay && { minDate: minDay })}
      value={value}
      onChange={onChange}
      placeholder={placeholder ?? ''}
      error={error ?? false}
      valueFormat={patterns.date_format}
      dateParser={(typed) => readTypedDay(typed, patterns.date_format)}
      clearable
      clearSectionMode="clear"
      clearButtonProps={{ 'aria-label': t('common:clear'), tabIndex: -1 }}
      locale={locale}
      firstDayOfWeek={patterns.date_format.startsWith('MM') ? 0 : 1}
      previousLabel={t('date.previous')}
      nextLabel={t('date.next')}
    />
  );
}
