export const NOTIFICATION_REFUSALS = {
  'notification.stays-in-app': 422,
  'notification.one-more-channel': 422,
  'notification.not-of-this-side': 422,
  'notification.no-messenger': 409,
  'push.address-refused': 422,
  'reminder.in-the-past': 422,
} as const;
