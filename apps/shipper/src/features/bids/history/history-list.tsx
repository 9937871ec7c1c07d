import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClockPlus,
  IconGavel,
  IconPencil,
  IconPhone,
  IconPoint,
  IconTrophy,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import type { HistoryEntry } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './history.module.css';
import { useHistorySentence } from './history-sentence';

const ICONS: Readonly<Record<string, TablerIcon>> = {
  'load.bid_placed': IconGavel,
  'load.bid_accepted': IconGavel,
  'load.bid_withdrawn': IconArrowBackUp,
  'load.extended': IconClockPlus,
  'load.reopened': IconClockPlus,
  'load.edited': IconPencil,
  'load.canceled': IconCircleX,
  'load.started': IconTruckDelivery,
  'load.completed': IconCircleCheck,
  'option.selected': IconTrophy,
  'option.confirmed': IconCircleCheck,
  'option.released': IconArrowBackUp,
};

const iconOf = ({ action, params }: HistoryEntry): TablerIcon =>
  action === 'load.bid_placed' && params['entered_by'] ? IconPhone : (lookUp(ICONS, action) ?? IconPoint);

interface HistoryListProps {
  entries: readonly HistoryEntry[];
  isWhole?: boolean;
}

export function HistoryList({ entries, isWhole = false }: HistoryListProps) {
  const { t } = useTranslation('history');
  const sentence = useHistorySentence();
  const dates = useDates();
  if (entries.length === 0) return <p className={classes.dim}>{t('history.empty')}</p>;
  return (
    <ol className={classes.history}>
      {entries.map((entry) => {
        const Icon = iconOf(entry);
        return (
          <li key={entry.id} className={classes.event}>
            <time dateTime={entry.at} className={classes.eventTime}>
              {dates.dayMonth(entry.at)}, {dates.timeWithSeconds(entry.at)}
            </time>
            <Icon size={14} aria-hidden />
            <span>
              {sentence(entry)}
              {isWhole && <Changes changes={entry.changes} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const FIELDS = [
  'name',
  'external_id',
  'tender_type',
  'note',
  'tags',
  'cargo',
  'truck',
  'waypoints',
  'payment',
] as const;
const RATES = ['auction.starting_rate', 'auction.target_rate', 'auction.book_now_price', 'auction.bid_step'];
const TIMES = ['auction.publish_at', 'auction.duration_minutes', 'auction.extra_minutes', 'auction.max_extra_minutes'];

function groupOf(field: string) {
  const known = FIELDS.find((name) => name === field);
  if (known) return known;
  if (field === 'auction.audience') return 'audience';
  return RATES.includes(field) ? 'rates' : TIMES.includes(field) ? 'times' : 'terms';
}

interface MoneyValue {
  amount: number;
  currency: string;
}
const isMoney = (value: unknown): value is MoneyValue =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** Returns null for values too long to show beside their field. */
function shortText(value: unknown, emptyText: string): string | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return emptyText;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return isMoney(value) ? money(value) : null;
}

function Changes({ changes }: { changes: HistoryEntry['changes'] }) {
  const { t } = useTranslation('history');
  if (changes.length === 0) return null;
  const empty = t('history.empty_value');
  const texts = changes.map(({ field, old, new: next }) => {
    const name = t(`changed.${groupOf(field)}`);
    const [before, after] = [shortText(old, empty), shortText(next, empty)];
    const isShort = before !== null && after !== null;
    return isShort ? t('history.change', { field: name, old: before, new: after }) : name;
  });
  return (
    <ul className={classes.changes}>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
