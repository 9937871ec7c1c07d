import { useNavigate, useSearch } from '@tanstack/react-router';
import { CountTabs, PageHeader } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { NotFoundPage } from '@tenderlane/web/shell/not-found-page';
import { useTranslation } from 'react-i18next';
import { operatorPath } from '../../lib/paths';
import { ChatQueue } from './chat-queue';
import { Companies } from './companies';
import { Contests } from './contests';
import { DemoQueue } from './demos/demo-queue';
import { FacilityProposals } from './facilities/facility-proposals';
import { Installation } from './installation';
import { Matches } from './matches';
import { OwnProfile } from './own-profile';
import { ParkedEvents } from './parked-events';
import { PartsInNeed } from './parts-in-need';
import { RequestQueue } from './requests/request-queue';

const TABS = [
  'chats',
  'requests',
  'demos',
  'installation',
  'contests',
  'matches',
  'facilities',
  'parked',
  'companies',
  'profile',
] as const;
const PARTS = {
  chats: ChatQueue,
  requests: RequestQueue,
  demos: DemoQueue,
  installation: Installation,
  contests: Contests,
  matches: Matches,
  facilities: FacilityProposals,
  parked: ParkedEvents,
  companies: Companies,
  profile: OwnProfile,
} as const;

export function OperatorPage() {
  const { t } = useTranslation(['operator', 'common']);
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const account = useAccount();
  const tab = TABS.find((one) => one === search.tab) ?? 'chats';
  if (!account) return null;
  if (!account.is_operator) return <NotFoundPage />;
  const Part = PARTS[tab];
  return (
    <>
      <PageHeader title={t('title')} appName={t('common:app_name')} summary={t('summary')} />
      <CountTabs
        label={t('tabs')}
        tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`) }))}
        current={tab}
        onChange={(next) => void navigate({ to: operatorPath, search: { tab: next } })}
        moreLabel={t('common:more')}
      />
      {tab !== 'installation' && <PartsInNeed />}
      <Part />
    </>
  );
}
