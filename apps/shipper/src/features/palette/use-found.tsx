import { IconRoute, IconSearch, IconTruck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { LoadState } from '@tenderlane/ui';
import type { PaletteItem, PaletteSection } from '@tenderlane/web/palette/palette-section';
import type { PaletteSearch } from '@tenderlane/web/palette/use-palette-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { loadHref } from '../../lib/tender-href';
import { readRecentLoads } from '../../lib/recent-loads';
import { laneText } from '../loads';
import { foundCarriersQuery, foundLoadsQuery, recentLoadsQuery } from './palette.api';

function useLoadItem() {
  const { t } = useTranslation('states');
  const navigate = useNavigate();
  return (load: LoadListItem): PaletteItem => ({
    id: `load-${load.id}`,
    icon: IconRoute,
    label: tenderTitle(load),
    note: laneText(load.waypoints) || undefined,
    aside: <LoadState state={load.status_id} label={t(`load.${load.status_id}`)} />,
    run: () => void navigate({ to: loadHref(load) }),
  });
}

interface Asked {
  isPlaceholderData: boolean;
  isError: boolean;
  isLoading: boolean;
  refetch: () => unknown;
}

const stateOf = ({ isWaiting }: PaletteSearch, { isPlaceholderData, isError, isLoading, refetch }: Asked) => ({
  state: isError ? ('failed' as const) : isWaiting || isPlaceholderData || isLoading ? ('pending' as const) : undefined,
  retry: () => void refetch(),
});

export function usePaletteMatches(search: PaletteSearch): PaletteSection[] {
  const { t } = useTranslation(['palette', 'relations']);
  const navigate = useNavigate();
  const loadItem = useLoadItem();
  const loads = useQuery({ ...foundLoadsQuery(search.search), placeholderData: keepPreviousData });
  const carriers = useQuery({ ...foundCarriersQuery(search.search), placeholderData: keepPreviousData });
  const { text } = search;
  if (text === '') return [];
  const all: PaletteItem = {
    id: 'all-loads',
    icon: IconSearch,
    label: t('all', { text }),
    run: () => void navigate({ to: paths.tenders, search: { search: text } as Record<string, string> }),
  };
  const found = loads.data ?? [];
  return [
    {
      key: 'loads',
      title: t('section.tenders'),
      items: found.length > 0 ? [...found.map(loadItem), all] : [],
      ...stateOf(search, loads),
    },
    {
      key: 'carriers',
      title: t('section.carriers'),
      items: (carriers.data ?? []).map(({ id, name, state }) => ({
        id: `carrier-${id}`,
        icon: IconTruck,
        label: name,
        note: t(`relations:relation.${state}`),
        run: () => void navigate({ to: paths.carriers, search: { search: name } as Record<string, string> }),
      })),
      ...stateOf(search, carriers),
    },
  ];
}

export function useRecent(): PaletteSection {
  const { t } = useTranslation('palette');
  const loadItem = useLoadItem();
  const [ids] = useState(readRecentLoads);
  const { data = [] } = useQuery(recentLoadsQuery(ids));
  return { key: 'recent', title: t('section.recent'), items: data.slice(0, 5).map(loadItem) };
}
