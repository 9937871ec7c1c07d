import { FormSection } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { NotificationPreferences } from '@tenderlane/web/notifications/preferences/notification-preferences';
import { useTranslation } from 'react-i18next';
import { PushSetting } from '../push';

export function NotificationsPage() {
  const { t } = useTranslation('preferences');
  const account = useAccount();
  const browser = account && (
    <FormSection title={t('browser.title')} why={t('browser.why')}>
      <PushSetting accountId={account.id} />
    </FormSection>
  );
  return <NotificationPreferences showsSaving browser={browser} />;
}
