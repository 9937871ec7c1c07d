export { notificationsFeature } from './feature';
export { hasUnread } from './alerts/alerts.queries';
export { listAlerts } from './alerts/list-alerts';
export { largeAudiences } from './parts/large-audiences';
export { planMessages } from './plan-messages';
export { renderMessage } from './render/render-message';
export { serveUnsubscribing } from './preferences/unsubscribe-routes';
export { couriersOf } from './couriers';
export { startTelegram, type TelegramReply } from './telegram/poll-telegram';
