import { IconCheck, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Suggestion, SuggestionReason, Suggestions } from '@tenderlane/contract/carriers/network';
import { Name, ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../../lib/legal-id-mark';
import { paths } from '../../../lib/paths';
import { CarrierState } from '../carrier-cells';
import classes from '../carriers.module.css';
import { useAddToAudience, useInviteFound } from '../network.api';

interface SuggestionRowProps {
  row: Suggestion;
  load: Suggestions['meta']['load'];
}

export function SuggestionRow({ row, load }: SuggestionRowProps) {
  const why = useReasonText();
  const note = [row.country_id?.toUpperCase(), row.legal_id].filter(Boolean).join(' · ');
  return (
    <li className={classes.person}>
      <span className={classes.personMain}>
        {row.carrier_id === null ? (
          <Name className={classes.name}>{row.name}</Name>
        ) : (
          <Link to={paths['carriers.show']} params={{ id: String(row.carrier_id) }} className={classes.link}>
            <Name className={classes.name}>{row.name}</Name>
          </Link>
        )}
        {note && <span className={classes.note}>{note}</span>}
        <LegalIdMark check={row.legal_id_check} />
        <span>{row.reasons.map(why).join(' · ')}</span>
      </span>
      <span className={classes.personActions}>
        {row.state && row.state !== 'verified' && <CarrierState state={row.state} />}
        {row.carrier_id === null ? <InviteButton row={row} /> : load && <AudienceButton row={row} load={load} />}
      </span>
    </li>
  );
}

function useReasonText(): (reason: SuggestionReason) => string {
  const { t } = useTranslation('network');
  const bodyName = useReferenceNames('truck_bodies');
  return (reason) => {
    switch (reason.kind) {
      case 'awards':
        return t('reason.awards', reason);
      case 'lane':
        return t('reason.lane', reason);
      case 'bodies':
        return t('reason.bodies', { bodies: reason.body_types.map(bodyName).join(', ') });
      case 'found':
        return t('reason.found');
    }
  };
}

function InviteButton({ row }: { row: Suggestion }) {
  const { t } = useTranslation('network');
  const invite = useInviteFound();
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
  const send = () =>
    whenDone(invite.mutateAsync([row.company_id ?? 0]), ({ data }) =>
      data.length > 0
        ? toast(t('suggested.invited', { count: data.length }), { tone: 'good' })
        : toast(t('suggested.refused')),
    );
  return (
    <ReasonButton
      leftSection={<IconUserPlus size={16} aria-hidden />}
      reason={mayWrite ? null : reasonText({ code: 'right.missing' })}
      loading={invite.isPending}
      onClick={send}
    >
      {t('suggested.invite')}
    </ReasonButton>
  );
}

function AudienceButton({ row, load }: { row: Suggestion; load: NonNullable<SuggestionRowProps['load']> }) {
  const { t } = useTranslation('network');
  const add = useAddToAudience();
  const mayWrite = useAccount()?.rights.includes('loads.write') ?? false;
  if (row.is_in_audience)
    return (
      <span className={classes.note}>
        <IconCheck size={14} aria-hidden /> {t('suggested.in_audience')}
      </span>
    );
  const reason = !mayWrite
    ? reasonText({ code: 'right.missing' })
    : load.audience_kind === 'carriers'
      ? null
      : t('suggested.not_chosen');
  const carrierIds = [...new Set([...load.carrier_ids, row.carrier_id ?? 0])];
  const send = () =>
    whenDone(add.mutateAsync({ load: load.id, carrierIds }), () =>
      toast(t('suggested.added', { name: row.name }), { tone: 'good' }),
    );
  return (
    <ReasonButton
      leftSection={<IconUsersPlus size={16} aria-hidden />}
      reason={reason}
      loading={add.isPending}
      onClick={send}
    >
      {t('suggested.add')}
    </ReasonButton>
  );
}
