import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { RELATION_STATES } from '@tenderlane/domain';
import { CountTabs, EmptyState, PageHeader, ReasonButton, StickyBar } from '@tenderlane/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { number } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { CarrierResults } from './carrier-results';
import { carrierCountsQuery } from './carriers.api';
import { CarriersToolbar } from './carriers-toolbar';
import { InviteDialog } from './invite.dialog';
import { useCarriersFilter } from './use-carriers-filter';

const ALWAYS_SHOWN = ['verified', 'invited', 'requested'];

/** The company's network: who may bid, who is invited, who asks for access. */
export function CarriersPage() {
  const { t } = useTranslation(['carriers', 'shell', 'states', 'common']);
  const { filter, change } = useCarriersFilter();
  const [isInviting, setIsInviting] = useState(false);
  const account = useAccount();
  const { data: counts } = useQuery(carrierCountsQuery);
  const mayWrite = account?.rights.includes('carriers.write') ?? false;
  const reason = account && !mayWrite ? reasonText({ code: 'right.missing' }) : null;

  const tabs = useMemo(() => {
    const inNetwork =
      counts && RELATION_STATES.filter((state) => state !== 'removed').map((state) => counts[state] ?? 0);
    const all = inNetwork?.reduce((sum, count) => sum + count, 0);
    const states = RELATION_STATES.filter(
      (state) => ALWAYS_SHOWN.includes(state) || (counts?.[state] ?? 0) > 0 || state === filter.state,
    );
    return [
      { key: 'all' as const, label: t('common:all'), count: all === undefined ? undefined : number(all) },
      ...states.map((state) => ({
        key: state,
        label: t(`states:relation.${state}`),
        count: counts ? number(counts[state] ?? 0) : undefined,
      })),
    ];
  }, [counts, filter.state, t]);
  const isEmpty = counts !== undefined && Object.values(counts).every((count) => count === 0);

  const inviteButton = (
    <ReasonButton
      variant="filled"
      leftSection={<IconUserPlus size={16} aria-hidden />}
      reason={reason}
      onClick={() => setIsInviting(true)}
    >
      {t('invite.button')}
    </ReasonButton>
  );
  return (
    <>
      <PageHeader
        title={t('shell:drawer.carriers')}
        appName={t('common:app_name')}
        actions={isEmpty ? null : inviteButton}
      />
      {isEmpty ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          steps={[{ icon: IconUserPlus, title: t('empty.invite'), text: t('empty.invite_text'), action: inviteButton }]}
        />
      ) : (
        <>
          <StickyBar>
            <CountTabs
              label={t('tabs_label')}
              tabs={tabs}
              current={filter.state ?? 'all'}
              onChange={(key) => change({ state: key === 'all' ? null : key })}
              moreLabel={t('common:more')}
            />
            <CarriersToolbar filter={filter} onChange={change} mayWrite={mayWrite} />
          </StickyBar>
          <CarrierResults filter={filter} onChange={change} mayWrite={mayWrite} />
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
