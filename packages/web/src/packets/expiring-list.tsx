import { formatDay } from '@tenderlane/messages/formats/dates';
import type { Expiring } from '@tenderlane/contract';
import { EmptyState, SectionCard } from '@tenderlane/ui';
import { monthName as calendarMonth } from '@tenderlane/ui/inputs/calendar-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '../core/texts/locale';
import { useDates } from '../core/texts/use-dates';
import { ExpiryChip } from './expiry-chip';
import classes from './packets.module.css';

interface ExpiringListProps {
  rows: readonly Expiring[];
  isByMonth: boolean;
  carrierLink?: (row: Expiring) => ReactNode;
}

export function ExpiringList({ rows, isByMonth, carrierLink }: ExpiringListProps) {
  const { t } = useTranslation('packets');
  if (rows.length === 0) return <EmptyState title={t('expiring.none')} text={t('expiring.none_text')} />;
  const groups = isByMonth ? [...new Set(rows.map((row) => row.expires_on.slice(0, 7)))] : [''];
  return (
    <SectionCard flush>
      {groups.map((month) => (
        <section key={month}>
          {month && <h2 className={classes.month}>{monthName(month)}</h2>}
          <ul className={classes.rows}>
            {rows
              .filter((row) => row.expires_on.startsWith(month))
              .map((row) => (
                <ExpiringRow key={`${row.entity} ${row.id}`} row={row} carrierLink={carrierLink} />
              ))}
          </ul>
        </section>
      ))}
    </SectionCard>
  );
}

function ExpiringRow({ row, carrierLink }: { row: Expiring; carrierLink: ExpiringListProps['carrierLink'] }) {
  const { t } = useTranslation('packets');
  const { countryId } = useDates();
  const what = row.entity === 'document' ? kindText(t, row.kind) : t(`expiring.${row.entity}`);
  return (
    <li className={classes.row}>
      <div className={classes.grow}>
        <span className={classes.name}>
          <bdi>{row.title}</bdi>
        </span>
        <span className={classes.note}>
          {what}
          {carrierLink && <> · {carrierLink(row)}</>}
        </span>
      </div>
      <span>{formatDay(row.expires_on, countryId)}</span>
      <ExpiryChip day={row.expires_on} />
    </li>
  );
}

const KINDS = [
  'insurance',
  'transport_licence',
  'registration',
  'tax_certificate',
  'adr',
  'atp',
  'tir',
  'quality',
] as const;

/** Kinds of a newer release are shown as "other". */
function kindText(t: (key: `kind.${(typeof KINDS)[number]}` | 'kind.other') => string, kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return t(known ? `kind.${known}` : 'kind.other');
}

function monthName(month: string): string {
  const name = calendarMonth(`${month}-01`, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
