import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { PageHeader, readAhead } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf, NEW_LOAD } from '../../lib/paths';
import { QueueCounts } from '../operator';
import { Choice } from './choice';
import choiceClasses from './choice.module.css';
import { decisionsQuery, FIRST_BASE, lanesQuery, partQuery, savingsQuery } from './dashboard.api';
import classes from './dashboard.module.css';
import { DecidePanel } from './decide-panel';
import { ExceptionsPanel } from './exceptions-panel';
import { LanesPanel } from './lanes-panel';
import { SavingsPanel } from './savings-panel';
import { Tiles } from './tiles';
import { useFirstSteps } from './steps/use-first-steps';
import { PERIODS, useScope, usePeriod, type Period } from './use-choices';

const LivePanel = lazy(readAhead(async () => ({ default: (await import('./live-panel')).LivePanel })));

const FirstSteps = lazy(readAhead(async () => ({ default: (await import('./steps/first-steps')).FirstSteps })));

const SCOPES = ['mine', 'all'] as const satisfies readonly DashboardScope[];

export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'loads', 'common']);
  const { fullWeekday } = useDates();
  const [today] = useState(Date.now);
  const { scope, chooseScope } = useScope();
  const { period, choosePeriod } = usePeriod();
  const isReady = useIsReady(scope, period);
  const account = useAccount();
  const rights = new Set(account?.rights);
  const readsMoneyFirst = rights.has('finance.read') && !rights.has('loads.write');
  return (
    <>
      <PageHeader
        title={fullWeekday(today)}
        windowTitle={t('title')}
        appName={t('common:app_name')}
        isOneLine
        summary={<Decisions scope={scope} />}
        actions={
          <>
            <Choice
              label={t('scope')}
              value={scope}
              options={SCOPES.map((value) => ({ value, label: t(value) }))}
              onChange={chooseScope}
            />
            <select
              className={choiceClasses.period}
              aria-label={t('period')}
              value={period}
              onChange={(event) => choosePeriod(event.currentTarget.value)}
            >
              {PERIODS.map((count) => (
                <option key={count} value={count}>
                  {t('weeks', { count })}
                </option>
              ))}
            </select>
            {rights.has('loads.write') && (
              <Button
                component={Link}
                to={hrefOf('tenders-edit', NEW_LOAD)}
                variant="filled"
                leftSection={<IconPlus size={16} />}
              >
                {t('loads:new_tender')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.page} data-money-first={readsMoneyFirst || undefined}>
        {account?.is_operator && <QueueCounts />}
        <Suspense fallback={<Skeleton height="100vh" />}>
          {isReady ? <Work scope={scope} period={period} /> : <Skeleton height="100vh" />}
        </Suspense>
      </div>
    </>
  );
}

/** The parts of the first screen appear together, because one that came later would move the others. */
function useIsReady(scope: DashboardScope, period: Period): boolean {
  const parts = [
    useQuery(partQuery('tiles', scope)),
    useQuery(decisionsQuery(scope)),
    useQuery(partQuery('live', scope)),
    useQuery(partQuery('exceptions', scope)),
  ];
  // They may come later, because they take their space from the beginning.
  useQuery(lanesQuery(scope, period));
  useQuery(savingsQuery(scope, FIRST_BASE, period));
  return parts.every(({ data, failureCount }) => data !== undefined || failureCount > 0);
}

function Work({ scope, period }: { scope: DashboardScope; period: Period }) {
  const steps = useFirstSteps(useAccount());
  const hasSteps = steps.cards.length > 0 && !steps.isHidden;
  if (hasSteps && !steps.hasTenders) return <Beginning scope={scope} steps={steps} />;
  return (
    <>
      <Tiles scope={scope} />
      <div className={classes.work}>
        <DecidePanel scope={scope} />
        <LivePanel scope={scope} />
        <ExceptionsPanel scope={scope} />
      </div>
      {hasSteps && <FirstSteps steps={steps} />}
      <div className={classes.money}>
        <LanesPanel scope={scope} period={period} />
        <SavingsPanel scope={scope} period={period} />
      </div>
    </>
  );
}

function Beginning({ scope, steps }: { scope: DashboardScope; steps: ReturnType<typeof useFirstSteps> }) {
  const { decide } = useQuery(decisionsQuery(scope)).data ?? {};
  const { exceptions } = useQuery(partQuery('exceptions', scope)).data ?? {};
  return (
    <>
      <FirstSteps steps={steps} />
      <div className={classes.work}>
        {decide !== undefined && decide.total > 0 && <DecidePanel scope={scope} />}
        {exceptions !== undefined && exceptions.total > 0 && <ExceptionsPanel scope={scope} />}
      </div>
    </>
  );
}

function Decisions({ scope }: { scope: DashboardScope }) {
  const { t } = useTranslation('dashboard');
  const { time } = useDates();
  const { data } = useQuery(decisionsQuery(scope));
  const text = t('before', {
    count: data?.decide?.before_office_ends ?? 0,
    time: data ? time(data.office_ends) : '18:00',
  });
  // An unknown number takes its space already.
  return <span className={data?.decide ? undefined : classes.unknown}>{text}</span>;
}
