import type { Carrier } from '@tenderlane/contract';
import { SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { RecordPage } from '../../lib/record/record-page';
import { useSearchText } from '../../lib/search-text';
import type { CarrierDialog } from './carrier-dialogs';
import { CarrierDialogs } from './late-dialogs';
import { CarrierRowContext } from './carrier-row-context';
import { carrierQuery } from './carriers.api';
import { CarrierHead } from './profile/carrier-head';
import { CarrierNotes } from './profile/carrier-notes';
import { CarrierTabBar } from './profile/carrier-tab-bar';
import classes from './profile/profile.module.css';
import { CARRIER_TABS } from './profile/tabs';

export function CarrierPage() {
  const { t } = useTranslation('carrierPage');
  const missing = { title: t('not_found'), text: t('not_found_text'), to: paths.carriers, toLabel: t('to_list') };
  return (
    <RecordPage queryOf={carrierQuery} missing={missing}>
      {(carrier) => <CarrierContent carrier={carrier} />}
    </RecordPage>
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
      <Suspense>
        {dialog && <CarrierDialogs kind={dialog} carrier={carrier} onClose={() => setDialog(null)} />}
      </Suspense>
    </CarrierRowContext>
  );
}
