import { Button } from '@mantine/core';
import { IconExternalLink, IconFileSpreadsheet, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { RELATION_STATES } from '@tenderlane/domain/carriers';
import { CountTabs, EmptyState, PageHeader, ReasonButton, StickyBar, useIsScreen } from '@tenderlane/ui';
import { ListFrame } from '@tenderlane/ui/list/list-frame';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { number } from '../../lib/formats';
import { importPaths, paths } from '../../lib/paths';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { isNarrowed, toCountsQuery } from './carriers-filter';
import { AnnounceButton } from '../announcements';
import { InviteSuggestedButton } from '../invitations';
import { carrierCountsQuery } from './carriers.api';
import { CarriersRows } from './list/carriers-rows';
import { CarriersToolbar } from './list/carriers-toolbar';
import { InviteDialog } from './late-dialogs';
import { filterOf } from './list/bulk.api';
import { InviteFoundButton } from './list/invite-found-button';
import { ExportMenu } from './list/export-menu';
import { fileColumns } from './list/file-columns';
import { NetworkMenu } from './list/network-menu';
import { SelectionBar } from './list/selection-bar';
import { useCarriersList, type CarriersList } from './list/use-carriers-list';

const ALWAYS_SHOWN = ['verified', 'invited', 'requested'];

export function CarriersPage() {
  const { t } = useTranslation(['carriers', 'shell', 'relations', 'common']);
  const list = useCarriersList();
  const isNarrow = useIsScreen('(max-width: 968px)');
  const { filter, change } = list;
  const [isInviting, setIsInviting] = useState(false);
  const navigate = useNavigate();
  const account = useAccount();
  const { data: counts } = useQuery(carrierCountsQuery(toCountsQuery(filter)));
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
        label: t(`relations:relation.${state}`),
        count: counts ? number(counts[state] ?? 0) : undefined,
      })),
    ];
  }, [counts, filter.state, t]);
  const isEmpty = counts !== undefined && !isNarrowed(filter) && Object.values(counts).every((count) => count === 0);

  const inviteButton = (
    <ReasonButton
      key="invite"
      variant="filled"
      leftSection={<IconUserPlus size={16} aria-hidden />}
      reason={reason}
      onClick={() => setIsInviting(true)}
    >
      {t('invite.button')}
    </ReasonButton>
  );
  const importButton = (
    <ReasonButton
      key="import"
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      reason={reason}
      onClick={() => void navigate({ to: importPaths.carriers })}
    >
      {t('import.button')}
    </ReasonButton>
  );
  const header = (
    <PageHeader
      title={t('shell:drawer.carriers')}
      appName={t('common:app_name')}
      actions={
        isEmpty ? null : (
          <>
            <ExportMenu query={list.query} columns={fileColumns(list.layout.layout.columns)} />
            <NetworkMenu />
            {filter.state === 'suggested' && <InviteThese list={list} total={counts?.['suggested'] ?? 0} />}
            <AnnounceButton />
            {inviteButton}
          </>
        )
      }
      isOneLine
    />
  );
  return (
    <>
      {isEmpty ? (
        <>
          {header}
          <NoCarriers inviteButton={inviteButton} importButton={importButton} />
        </>
      ) : (
        <ListFrame
          top={
            <>
              {header}
              <StickyBar>
                <CountTabs
                  label={t('tabs_label')}
                  tabs={tabs}
                  current={filter.state ?? 'all'}
                  onChange={(key) => change({ state: key === 'all' ? null : key })}
                  moreLabel={t('common:more')}
                />
                <CarriersToolbar list={list} mayWrite={mayWrite} />
              </StickyBar>
            </>
          }
        >
          <CarriersRows list={list} mayWrite={mayWrite} />
          {mayWrite && !isNarrow && !list.selection.isEmpty && <SelectionBar list={list} />}
        </ListFrame>
      )}
      <Suspense>{isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}</Suspense>
    </>
  );
}

function InviteThese({ list: { filter, query }, total }: { list: CarriersList; total: number }) {
  const search = filter.search.trim();
  if (Object.values(filter.more).some(Boolean))
    return <InviteFoundButton selection={{ filter: filterOf(query), total }} />;
  const narrowed = { ...(search && { search }), ...(filter.labelId !== null && { label_id: filter.labelId }) };
  const count = isNarrowed(filter) ? null : total;
  return total > 0 ? <InviteSuggestedButton selection={{ filter: narrowed, count }} /> : null;
}

function NoCarriers({ inviteButton, importButton }: { inviteButton: ReactNode; importButton: ReactNode }) {
  const { t } = useTranslation('carriers');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      steps={[
        { icon: IconUserPlus, title: t('empty.invite'), text: t('empty.invite_text'), action: inviteButton },
        {
          icon: IconFileSpreadsheet,
          title: t('import.button'),
          text: t('import.text'),
          action: importButton,
        },
        {
          icon: IconExternalLink,
          title: t('empty.link'),
          text: t('empty.link_text'),
          action: (
            <Button component={Link} to={paths.tenders}>
              {t('empty.tenders')}
            </Button>
          ),
        },
      ]}
      progress={{ done: 0, total: 3, text: t('empty.progress') }}
    />
  );
}
