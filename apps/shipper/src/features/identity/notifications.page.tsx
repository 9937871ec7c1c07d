import { NotificationPreferences } from '@tenderlane/web/notifications/preferences/notification-preferences';

export function NotificationsPage() {
  return <NotificationPreferences />;
}
