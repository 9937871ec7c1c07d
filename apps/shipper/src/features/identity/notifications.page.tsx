import { NotificationPreferences } from '@tenderlane/web/notifications/preferences/notification-preferences';

/** What the person is told about the work of a shipper. */
export function NotificationsPage() {
  return <NotificationPreferences />;
}
