import { Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { PageHeader, readAhead, ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewTender } from '../loads';
import { Choice } from './choice';
import { partQuery } from './dashboard.api';
import classes from './dashboard.module.css';
import { DecidePanel } from './decide-panel';
import { ExceptionsPanel } from './exceptions-panel';
import { LanesPanel } from './lanes-panel';
import { SavingsPanel } from './savings-panel';
import { Tiles } from './tiles';
import { useScope } from './use-scope';

const LivePanel = lazy(readAhead(async () => ({ default: (await import('./live-panel')).LivePanel })));

const SCOPES = ['mine', 'all'] as const satisfies readonly DashboardScope[];

export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'loads', 'common']);
  const { full } = useDates();
  const [today] = useState(Date.now);
  const { reason, start } = useNewTender();
  const { scope, choose } = useScope();
  const account = useAccount();
  const rights = new Set(account?.rights);
  const readsMoneyFirst = rights.has('finance.read') && !rights.has('loads.write');
  return (
    <>
      <PageHeader
        title={full(today)}
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
              onChange={choose}
            />
            <ReasonButton variant="filled" leftSection={<IconPlus size={16} />} reason={reason} onClick={start}>
              {t('loads:new_tender')}
            </ReasonButton>
          </>
        }
      />
      <div className={classes.page} data-money-first={readsMoneyFirst || undefined}>
        <Tiles scope={scope} />
        <div className={classes.work}>
          <DecidePanel scope={scope} />
          <Suspense fallback={<Skeleton height={320} />}>
            <LivePanel scope={scope} />
          </Suspense>
          <ExceptionsPanel scope={scope} />
        </div>
        <div className={classes.money}>
          <LanesPanel scope={scope} />
          <SavingsPanel scope={scope} />
        </div>
      </div>
    </>
  );
}

function Decisions({ scope }: { scope: DashboardScope }) {
  const { t } = useTranslation('dashboard');
  const { time } = useDates();
  const { data } = useQuery(partQuery('decide', scope, { per_page: 5 }));
  if (!data?.decide) return null;
  return <>{t('before', { count: data.decide.before_office_ends, time: time(data.office_ends) })}</>;
}
