import { Button } from '@mantine/core';
import { IconCheck, IconMessageReport, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Contest } from '@tenderlane/contract';
import { SectionCard, StateChip } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { LoadLink } from '@tenderlane/web/scorecard/load-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContestDialog } from './contest.dialog';
import { contestsQuery } from './reviews.api';
import classes from './reviews.module.css';
import { tenderHref } from '../../lib/tender-href';

const CHIPS = {
  open: { icon: IconMessageReport, hue: 'amber', tier: 1 },
  accepted: { icon: IconCheck, hue: 'green', tier: 3 },
  declined: { icon: IconX, hue: 'gray', tier: 3 },
} as const;

export function ContestsCard({ carrierId }: { carrierId: number }) {
  const { t } = useTranslation('scorecard');
  const { data } = useQuery(contestsQuery(carrierId));
  const [asked, setAsked] = useState<{ contest: Contest; accept: boolean } | null>(null);
  const mayDecide = useAccount()?.rights.includes('carriers.write') ?? false;
  if (!data || data.length === 0) return null;
  return (
    <SectionCard title={t('contests.title')}>
      <ul className={classes.list}>
        {data.map((contest) => (
          <ContestItem
            key={contest.id}
            contest={contest}
            onDecide={mayDecide && contest.state === 'open' ? (accept) => setAsked({ contest, accept }) : undefined}
          />
        ))}
      </ul>
      {asked && <ContestDialog {...asked} carrierId={carrierId} onClose={() => setAsked(null)} />}
    </SectionCard>
  );
}

interface ContestItemProps {
  contest: Contest;
  onDecide: ((accept: boolean) => void) | undefined;
}

function ContestItem({ contest, onDecide }: ContestItemProps) {
  const { t } = useTranslation('scorecard');
  const dates = useDates();
  const { load, metric, state, text, answer, asked_at: askedAt } = contest;
  return (
    <li className={classes.item}>
      <div className={classes.itemText}>
        <span className={classes.line}>
          <LoadLink load={load} href={tenderHref(load.id)} />
          <StateChip {...CHIPS[state]} label={t(`contest.${state}`)} />
        </span>
        <span className={classes.dim}>{[t(`metric.${metric}`), load.number, dates.dateTime(askedAt)].join(' · ')}</span>
        <q className={classes.said}>{text}</q>
        {answer && <span className={classes.dim}>{t('contest.answer', { text: answer })}</span>}
      </div>
      {onDecide && (
        <div className={classes.actions}>
          <Button size="xs" aria-label={`${t('contests.decline')}: ${load.number}`} onClick={() => onDecide(false)}>
            {t('contests.decline')}
          </Button>
          <Button size="xs" aria-label={`${t('contests.agree')}: ${load.number}`} onClick={() => onDecide(true)}>
            {t('contests.agree')}
          </Button>
        </div>
      )}
    </li>
  );
}
