import type { Examples } from '../core/example';

interface Records {
  tender: number;
}

const browser = {
  endpoint: 'https://push.example.com/browser/1',
  keys: { p256dh: `${'BAQE'.repeat(21)}BAQ`, auth: `${'BwcH'.repeat(5)}Bw` },
};

const shared = {
  'GET /notifications': () => ({}),
  'POST /notifications': () => ({ body: {} }),
  'GET /profile/notifications': () => ({}),
  'PUT /profile/notifications': () => ({
    body: {
      events: [{ event: 'network', channels: { email: true } }],
      quiet_hours: { from: '22:00', to: '07:00', time_zone: 'Europe/Kyiv' },
      digest: { hour: 8, time_zone: 'Europe/Kyiv' },
    },
  }),
  'POST /profile/telegram': () => ({}),
  'DELETE /profile/telegram': () => ({}),
} satisfies Examples<Records>;

export const shipperNotificationsExamples = shared;

export const carrierNotificationsExamples = {
  ...shared,
  'GET /push/key': () => ({}),
  'POST /push/subscriptions': () => ({ body: browser }),
  'DELETE /push/subscriptions': () => ({ body: { endpoint: browser.endpoint } }),
} satisfies Examples<Records>;
