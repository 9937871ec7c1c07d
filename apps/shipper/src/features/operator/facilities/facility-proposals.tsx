import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueuedProposal } from '@tenderlane/contract';
import { EmptyState, RowListItem, ReasonButton, RowList, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast, toastError, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { facilityProposalsQuery, useDecideProposal } from '../operator.api';
import classes from '../operator.module.css';
import { useChangeRefusal } from '../parked-events';
import { DeclineDialog } from './decline.dialog';
import { ProposalContent } from './proposal-content';

const STATES = ['open', 'decided'] as const;
type State = (typeof STATES)[number];

interface Declined {
  id: number;
  name: string;
}
type OnDecline = (proposal: Declined) => void;

export function FacilityProposals() {
  const { t } = useTranslation(['operator', 'common']);
  const [state, setState] = useState<State>('open');
  // Kept outside of the row, which a colleague's decision removes together with the input.
  const [declined, setDeclined] = useState<Declined | null>(null);
  return (
    <div className={classes.page}>
      <SegmentedChoice<State>
        label={t('facilities.state')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(`facilities.${value}`) }))}
      />
      <Queue key={state} state={state} onDecline={setDeclined} />
      {declined && <DeclineDialog {...declined} onClose={() => setDeclined(null)} />}
    </div>
  );
}

function Queue({ state, onDecline }: { state: State; onDecline: OnDecline }) {
  const { t } = useTranslation(['operator', 'common']);
  const queue = useInfiniteQuery(facilityProposalsQuery(state));
  const rows = queue.data?.pages.flatMap(({ data }) => data);
  if (!rows)
    return queue.isError ? (
      <QueryErrorNotice error={queue.error} onRetry={() => void queue.refetch()} />
    ) : (
      <SkeletonRows label={t('common:loading')} />
    );
  if (rows.length === 0)
    return state === 'open' ? (
      <EmptyState title={t('facilities.none')} text={t('facilities.none_text')} />
    ) : (
      <EmptyState title={t('facilities.none_decided')} text={t('facilities.none_text')} />
    );
  return (
    <>
      <RowList>
        {rows.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onDecline={onDecline} />
        ))}
      </RowList>
      {queue.hasNextPage && (
        <Button loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
    </>
  );
}

function ProposalRow({ proposal, onDecline }: { proposal: QueuedProposal; onDecline: OnDecline }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const { id, kind, state, content, facility, company, author, comment } = proposal;
  const name = content.name ?? facility.name;
  return (
    <RowListItem
      name={
        <>
          {t(`facilities.${kind}`)}: {facility.name}
        </>
      }
      details={
        <>
          <span className={classes.note}>
            {t('facilities.by', { company: company.name, person: author, date: dates.dateTime(proposal.created_at) })}
          </span>
          <ProposalContent proposal={proposal} />
          {comment && <span>{comment}</span>}
          <Decision proposal={proposal} />
        </>
      }
    >
      {state === 'open' && <Answers id={id} name={name} onDecline={() => onDecline({ id, name })} />}
    </RowListItem>
  );
}

function Decision({ proposal: { state, reply, decided_at: at, decided_by: person } }: { proposal: QueuedProposal }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  if (at === null || (state !== 'approved' && state !== 'declined')) return null;
  const params = { person: person ?? '', date: dates.dateTime(at), reason: reply ?? '' };
  return <span className={classes.note}>{t(`facilities.state_${state}`, params)}</span>;
}

function Answers({ id, name, onDecline }: Declined & { onDecline: () => void }) {
  const { t } = useTranslation('operator');
  const reason = useChangeRefusal();
  const decide = useDecideProposal();
  const approve = () =>
    whenDone(
      decide.mutateAsync({ id, reason: null }),
      () => toast(t('facilities.approved', { name }), { tone: 'good' }),
      toastError,
    );
  return (
    <span className={classes.answers}>
      <ReasonButton size="xs" reason={reason} aria-label={t('facilities.decline_label', { name })} onClick={onDecline}>
        {t('facilities.decline')}
      </ReasonButton>
      <ReasonButton
        size="xs"
        variant="filled"
        reason={reason}
        loading={decide.isPending}
        aria-label={t('facilities.approve_label', { name })}
        onClick={approve}
      >
        {t('facilities.approve')}
      </ReasonButton>
    </span>
  );
}
