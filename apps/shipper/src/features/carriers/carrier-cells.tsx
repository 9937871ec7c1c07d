import {
  IconCircleCheck,
  IconCircleX,
  IconEyeCheck,
  IconHandStop,
  IconMailForward,
  IconPlayerPause,
  IconSparkles,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Carrier } from '@tenderlane/contract';
import type { RelationState } from '@tenderlane/domain/carriers';
import { StateChip, type Hue, type Tier } from '@tenderlane/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './carriers.module.css';

/** Amber waits for the user, plum for others; green is in the network, red is stopped. */
const CHIPS: Record<RelationState, { icon: TablerIcon; hue: Hue; tier: Tier }> = {
  suggested: { icon: IconSparkles, hue: 'gray', tier: 3 },
  invited: { icon: IconMailForward, hue: 'plum', tier: 1 },
  requested: { icon: IconHandStop, hue: 'amber', tier: 1 },
  on_review: { icon: IconEyeCheck, hue: 'amber', tier: 1 },
  verified: { icon: IconUserCheck, hue: 'gray', tier: 3 },
  suspended: { icon: IconPlayerPause, hue: 'red', tier: 1 },
  removed: { icon: IconCircleX, hue: 'gray', tier: 3 },
};

const CLOSED = { icon: IconCircleX, hue: 'red', tier: 1 } as const;
const CHECKED = { icon: IconCircleCheck, hue: 'green', tier: 3 } as const;

interface CarrierStateProps {
  state: RelationState;
  checked?: Carrier['checked'];
  isClosed?: boolean;
}

/**
 * A joined carrier is shown as verified once a person has checked its legal id or its packet. A closed company shows
 * only that it is closed.
 */
export function CarrierState({ state, checked, isClosed = false }: CarrierStateProps) {
  const { t } = useTranslation('relations');
  if (isClosed && state !== 'removed') return <StateChip label={t('relation.closed')} {...CLOSED} />;
  if (state === 'verified' && checked) return <StateChip label={t('relation.checked')} {...CHECKED} />;
  return <StateChip label={t(`relation.${state}`)} {...CHIPS[state]} />;
}

export const companyNote = ({ country_id: countryId, legal_id: legalId }: Carrier): string | null =>
  [countryId?.toUpperCase(), legalId].filter(Boolean).join(' · ') || null;

export const ownLogin = ({ name, login }: Carrier): string | null => (login === name ? null : login);

export const loginNote = (carrier: Carrier, t: TFunction<'carriers'>): string | null =>
  carrier.requested_by && carrier.requested_by !== carrier.login
    ? t('requested_by', { login: carrier.requested_by })
    : null;

interface CarrierLabelsProps {
  labels: Carrier['labels'];
  isOneLine?: boolean;
}

export function CarrierLabels({ labels, isOneLine = false }: CarrierLabelsProps) {
  if (labels.length === 0) return null;
  const title = isOneLine ? { title: labels.map(({ name }) => name).join(', ') } : {};
  return (
    <span className={classes.labels} data-one-line={isOneLine || undefined} {...title}>
      {labels.map(({ id, name }) => (
        <span key={id} className={classes.label}>
          {name}
        </span>
      ))}
    </span>
  );
}

export function useCarrierTime() {
  const { t } = useTranslation('carriers');
  const dates = useDates();
  return (carrier: Carrier): { first: string; second: string | null } => {
    const { state, invited_at: invitedAt, verified_at: verifiedAt } = carrier;
    if (state === 'suspended') return { first: t('time.suspended'), second: carrier.suspended_reason };
    if (state === 'verified' && carrier.checked) {
      const { by, at } = carrier.checked;
      const date = dates.date(at);
      return by
        ? { first: t('time.verified', { date }), second: by }
        : { first: t('time.verified_operator', { date }), second: null };
    }
    if (state === 'verified' && verifiedAt)
      return { first: t('time.joined', { date: dates.date(verifiedAt) }), second: null };
    if (!invitedAt) return { first: '—', second: null };
    if (carrier.is_opted_out)
      return { first: t('time.invited', { date: dates.date(invitedAt) }), second: t('time.opted_out') };
    const { invitation } = carrier;
    if (state === 'invited' && invitation) return invitationTime(invitation, t, dates.date);
    return { first: t('time.invited', { date: dates.date(invitedAt) }), second: null };
  };
}

type Invitation = NonNullable<Carrier['invitation']>;

function invitationTime(
  { state, at, expires_at: expiresAt, reminder_at: reminderAt }: Invitation,
  t: TFunction<'carriers'>,
  day: (at: string) => string,
): { first: string; second: string | null } {
  const first = t(`fact.${state}`, { date: day(at) });
  if (state === 'failed') return { first, second: t('fact.next_failed') };
  if (state === 'expired') return { first, second: t('fact.next_expired') };
  if (state === 'accepted' || state === 'revoked') return { first, second: null };
  if (reminderAt) return { first, second: t('fact.reminder', { date: day(reminderAt) }) };
  return { first, second: t('fact.until', { date: day(expiresAt) }) };
}
