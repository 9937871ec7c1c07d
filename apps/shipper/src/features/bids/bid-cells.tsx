import { ActionIcon } from '@mantine/core';
import { IconCheck, IconFileAlert, IconFileCheck, IconMessageCircle } from '@tabler/icons-react';
import type { GridRow } from '@tenderlane/contract';
import { INELIGIBLE_REASONS } from '@tenderlane/domain/carriers';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { Money, Name, ReasonButton, Tooltip, TwoLines } from '@tenderlane/ui';
import { openChat } from '@tenderlane/web/chat/chat-door';
import { useTranslation } from 'react-i18next';
import { deviationBp, duration, money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useRefusalText } from '../loads';
import classes from './bids.module.css';

const SILENT_STATES: readonly GridRow['state'][] = ['active', 'selected', 'confirmed'];
const WINNING_STATES: readonly GridRow['state'][] = ['selected', 'confirmed', 'pending_approval'];

export function CarrierCell({ row, inTable = false }: { row: GridRow; inTable?: boolean }) {
  const { t } = useTranslation(['bids', 'relations', 'states']);
  const { timeWithSeconds } = useDates();
  const facts = [
    row.placed_at && timeWithSeconds(row.placed_at),
    row.by_phone && t('grid.by_phone'),
    row.provisional ? t('states:option.provisional') : null,
    row.relation === 'verified' ? null : t(`relations:relation.${row.relation}`),
    SILENT_STATES.includes(row.state) ? null : t(`states:option.${row.state}`),
  ].filter(Boolean);
  return (
    <>
      <Name className={classes.carrier}>{row.carrier.name}</Name>
      <span className={classes.second}>
        {facts.join(' · ')}
        <LegalIdMark check={row.carrier.legal_id_check} isShort={inTable} />
      </span>
    </>
  );
}

export function PriceCell({ row }: { row: GridRow }) {
  const { t } = useTranslation('bids');
  const days = row.days_to_pay === null ? null : t('grid.to_pay', { count: row.days_to_pay });
  return <TwoLines first={<Money text={row.price && money(row.price)} />} second={days} />;
}

/** A negative deviation is below the base and therefore good. */
export function Deviation({ bp }: { bp: number | null }) {
  if (bp === null) return <Money text={null} />;
  return <Money text={deviationBp(bp)} tone={bp > 0 ? 'bad' : bp < 0 ? 'good' : 'plain'} />;
}

export const showsPapers = (rows: readonly GridRow[]): boolean => rows.some(({ papers }) => papers !== null);

const PAPERS = ['packet', 'documents', 'insurance', 'insurance_rate'] as const;

/** Reasons newer than this page are shown as a missing packet. */
const paperText = (t: (key: `papers.${(typeof PAPERS)[number]}`) => string, reason: string): string =>
  t(`papers.${PAPERS.find((one) => one === reason) ?? 'packet'}`);

export function Papers({ row }: { row: GridRow }) {
  const { t } = useTranslation('bids');
  if (row.papers === null) return null;
  if (row.papers.length === 0)
    return (
      <span className={classes.papers}>
        <IconFileCheck size={14} aria-hidden />
        {t('grid.papers_ok')}
      </span>
    );
  return (
    <span className={classes.papers} data-problem>
      <IconFileAlert size={14} aria-hidden />
      {row.papers.map((reason) => paperText(t, reason)).join(', ')}
    </span>
  );
}

export function Validity({ row, serverTime }: { row: GridRow; serverTime: string }) {
  const { t } = useTranslation('bids');
  if (row.valid_until === null) return <>—</>;
  const leftMs = Date.parse(row.valid_until) - Date.parse(serverTime);
  if (leftMs <= 0) return <span className={classes.warn}>{t('grid.valid_over')}</span>;
  const minutes = leftMs / MINUTE_MS;
  // Show days from two days on, then hours, and minutes only in the last hour.
  const unit = minutes >= 2880 ? 1440 : minutes >= 60 ? 60 : 1;
  return <span className={classes.nowrap}>{duration(Math.floor(minutes / unit) * unit)}</span>;
}

export function ChatCell({ row }: { row: GridRow }) {
  const { t } = useTranslation('bids');
  const label = t('grid.chat', { carrier: row.carrier.name });
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => openChat('option', row.id)}>
        <IconMessageCircle size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

interface SelectCellProps {
  row: GridRow;
  onSelect: (row: GridRow) => void;
}

function lacksOf({ select_refusal: refusal }: GridRow) {
  const named = refusal?.params['reasons'];
  return INELIGIBLE_REASONS.filter((reason) => Array.isArray(named) && named.includes(reason));
}

export function SelectCell({ row, onSelect }: SelectCellProps) {
  const { t } = useTranslation(['bids', 'relations', 'states']);
  const refusalText = useRefusalText();
  if (WINNING_STATES.includes(row.state))
    return (
      <span className={classes.winnerMark}>
        <IconCheck size={14} aria-hidden />
        {row.state === 'pending_approval' ? t('states:option.pending_approval') : t('grid.winner')}
      </span>
    );
  const noRight = refusalText('select_option', {});
  const reasons = lacksOf(row).map((reason) => t(`relations:lacks.${reason}`));
  const lacks = reasons.length > 0 ? [t('grid.lacks', { reasons: reasons.join(', ') })] : [];
  return (
    <ReasonButton
      size="xs"
      aria-label={t('grid.select_carrier', { carrier: row.carrier.name, price: row.price ? money(row.price) : '' })}
      reason={noRight ?? (row.select_refusal && [reasonText(row.select_refusal), ...lacks].join(' '))}
      onClick={() => onSelect(row)}
    >
      {t('grid.select')}
    </ReasonButton>
  );
}
