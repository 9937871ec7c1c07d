import type { Facility } from '@tenderlane/contract';
import { CountTabs } from '@tenderlane/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { RecordPage } from '../../lib/record/record-page';
import { useSearchText } from '../../lib/search-text';
import { facilityQuery } from './facilities.api';
import type { FormPurpose } from './form/facility-values';
import { FacilityDrawer } from './form/facility.drawer';
import { FacilityAbout } from './show/facility-about';
import { FacilityHead } from './show/facility-head';
import { FacilityHistory } from './show/facility-history';
import { FacilityLoads } from './show/facility-loads';
import classes from './show/show.module.css';

export function FacilityPage() {
  const { t } = useTranslation('facilities');
  const missing = { title: t('not_found'), text: t('not_found_text'), to: paths.facilities, toLabel: t('to_list') };
  return (
    <RecordPage queryOf={facilityQuery} missing={missing}>
      {(facility) => <FacilityContent facility={facility} />}
    </RecordPage>
  );
}

const TABS = ['about', 'loads', 'history'] as const;
const PARTS = { about: FacilityAbout, loads: FacilityLoads, history: FacilityHistory } as const;

function FacilityContent({ facility }: { facility: Facility }) {
  const { t } = useTranslation(['facilities', 'common']);
  const [tab, setTab] = useSearchText('tab', TABS, 'about');
  const [purpose, setPurpose] = useState<Exclude<FormPurpose, 'create'> | null>(null);
  const tabs = useMemo(() => TABS.map((key) => ({ key, label: t(`tab.${key}`) })), [t]);
  const Part = PARTS[tab];
  return (
    <div className={classes.page}>
      <FacilityHead facility={facility} onForm={setPurpose} />
      <CountTabs label={t('parts')} tabs={tabs} current={tab} onChange={setTab} moreLabel={t('common:more')} />
      <div className={classes.content}>
        <Part facility={facility} />
      </div>
      {purpose && <FacilityDrawer purpose={purpose} facility={facility} onClose={() => setPurpose(null)} />}
    </div>
  );
}
