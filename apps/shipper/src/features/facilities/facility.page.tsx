import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Facility } from '@tenderlane/contract';
import { CountTabs, FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { PageError } from '@tenderlane/web/shell/page-error';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useSearchText } from '../../lib/search-text';
import { facilityQuery } from './facilities.api';
import type { FormPurpose } from './form/facility-values';
import { FacilityDrawer } from './form/facility.drawer';
import { FacilityAbout } from './show/facility-about';
import { FacilityHead } from './show/facility-head';
import { FacilityHistory } from './show/facility-history';
import { FacilityLoads } from './show/facility-loads';
import classes from './show/show.module.css';

/** One place where the company loads or unloads. */
export function FacilityPage() {
  const { id } = useParams({ strict: false });
  const facilityId = readId(id);
  return facilityId === null ? <FacilityNotFound /> : <FacilityOfId key={facilityId} id={facilityId} />;
}

function FacilityOfId({ id }: { id: number }) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery(facilityQuery(id));
  if (data) return <FacilityContent facility={data} />;
  if (isPending) return <SkeletonRows label={t('loading')} />;
  const isMissing = error instanceof ApiError && error.status === 404 && error.companyId === undefined;
  return isMissing ? <FacilityNotFound /> : <PageError error={error} onRetry={() => void refetch()} />;
}

function FacilityNotFound() {
  const { t } = useTranslation(['facilities', 'common']);
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('not_found')}
      text={t('not_found_text')}
      action={
        <Button component={Link} to={paths.facilities}>
          {t('to_list')}
        </Button>
      }
    />
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
