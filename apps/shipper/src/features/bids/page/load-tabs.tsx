import type { LoadView } from '@tenderlane/contract';
import { CountTabs } from '@tenderlane/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';
import { ORDER_STATES } from '../../trips';

export const LOAD_TABS = ['trip', 'bids', 'route', 'audience', 'talk', 'history'] as const;
export type LoadTab = (typeof LOAD_TABS)[number];

interface LoadTabsProps {
  view: LoadView;
  current: LoadTab;
  onChange: (tab: LoadTab) => void;
}

export function LoadTabs({ view, current, onChange }: LoadTabsProps) {
  const { t } = useTranslation(['loads', 'common']);
  const { bid_count: bids, status_id: state } = view.list_item;
  const isOrder = ORDER_STATES.includes(state);
  const { invited } = view.audience;
  const tabs = useMemo(() => {
    const counts: Partial<Record<LoadTab, number>> = { bids, audience: invited };
    const shown = LOAD_TABS.filter((key) => key !== 'trip' || isOrder);
    return shown.map((key) => {
      const count = counts[key];
      return { key, label: t(`tab.${key}`), count: count === undefined ? undefined : number(count) };
    });
  }, [bids, invited, isOrder, t]);
  return (
    <CountTabs<LoadTab>
      label={t('view.parts')}
      tabs={tabs}
      current={current}
      onChange={onChange}
      moreLabel={t('common:more')}
    />
  );
}
