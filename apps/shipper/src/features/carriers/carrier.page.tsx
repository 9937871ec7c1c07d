import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { readId } from '@tenderlane/web/core/read-id';
import { PageError } from '@tenderlane/web/shell/page-error';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useSearchText } from '../../lib/search-text';
import { CarrierDialogs, type CarrierDialog } from './carrier-dialogs';
import { CarrierRowContext } from './carrier-row-context';
import { carrierQuery } from './carriers.api';
import { CarrierHead } from './profile/carrier-head';
import { CarrierNotes } from './profile/carrier-notes';
import { CarrierTabBar } from './profile/carrier-tab-bar';
import classes from './profile/profile.module.css';
import { CARRIER_TABS } from './profile/tabs';

/** One carrier of the network: who it is, and everything the company keeps about it. */
export function CarrierPage() {
  const { id } = useParams({ strict: false });
  const carrierId = readId(id);
  return carrierId === null ? <CarrierNotFound /> : <CarrierOfId key={carrierId} carrierId={carrierId} />;
}

function CarrierOfId({ carrierId }: { carrierId: number }) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery(carrierQuery(carrierId));
  if (data) return <CarrierContent carrier={data} />;
  if (isPending) return <SkeletonRows label={t('loading')} />;
  const isMissing = error instanceof ApiError && error.status === 404 && error.companyId === undefined;
  return isMissing ? <CarrierNotFound /> : <PageError error={error} onRetry={() => void refetch()} />;
}

function CarrierNotFound() {
  const { t } = useTranslation(['carrierPage', 'common']);
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('not_found')}
      text={t('not_found_text')}
      action={
        <Button component={Link} to={paths.carriers}>
          {t('to_list')}
        </Button>
      }
    />
  );
}

const TAB_KEYS = CARRIER_TABS.map(({ key }) => key);

function CarrierContent({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('common');
  const [current, setTab] = useSearchText('tab', TAB_KEYS, TAB_KEYS[0] ?? 'tenders');
  const [dialog, setDialog] = useState<CarrierDialog | null>(null);
  const account = useAccount();
  const mayWrite = account?.rights.includes('carriers.write') ?? false;
  const context = useMemo(() => ({ mayWrite, onDialog: (kind: CarrierDialog) => setDialog(kind) }), [mayWrite]);
  const shown = CARRIER_TABS.find(({ key }) => key === current);
  return (
    <CarrierRowContext value={context}>
      <div className={classes.page}>
        <CarrierHead carrier={carrier} />
        <CarrierTabBar current={current} onChange={setTab} />
        <div className={classes.content}>
          <div className={classes.columns}>
            <div>
              <Suspense fallback={<SkeletonRows label={t('loading')} />}>
                {shown && <shown.Tab key={current} carrier={carrier} />}
              </Suspense>
            </div>
            <CarrierNotes carrierId={carrier.id} />
          </div>
        </div>
      </div>
      {dialog && <CarrierDialogs kind={dialog} carrier={carrier} onClose={() => setDialog(null)} />}
    </CarrierRowContext>
  );
}
