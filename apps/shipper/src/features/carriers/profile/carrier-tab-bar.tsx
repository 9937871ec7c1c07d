import { CountTabs } from '@tenderlane/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CARRIER_TABS, type CarrierTabKey } from './tabs';

interface CarrierTabBarProps {
  current: CarrierTabKey;
  onChange: (tab: CarrierTabKey) => void;
}

export function CarrierTabBar({ current, onChange }: CarrierTabBarProps) {
  const { t } = useTranslation(['carrierPage', 'common']);
  const tabs = useMemo(() => CARRIER_TABS.map(({ key }) => ({ key, label: t(`tab.${key}`) })), [t]);
  return (
    <CountTabs label={t('parts')} tabs={tabs} current={current} onChange={onChange} moreLabel={t('common:more')} />
  );
}
