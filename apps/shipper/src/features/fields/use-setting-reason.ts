import { hasRight } from '@tenderlane/domain/core';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '../brands';

export function useSettingReason(): string | null {
  const { t } = useTranslation('brands');
  const roleNames = useRoleNames();
  const role = useAccount()?.role ?? null;
  return role && !hasRight('shipper', role, 'settings.write') ? t('settings_reason', { role: roleNames[role] }) : null;
}
