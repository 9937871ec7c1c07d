export { notificationsFeature } from './feature';
export { hasUnread } from './alerts/alerts.queries';
export { listAlerts } from './alerts/list-alerts';
export { renderMessage } from './render/render-message';
export { serveUnsubscribing } from './preferences/unsubscribe-routes';
export { followMessages } from './network/follow-messages';
export { couriersOf } from './couriers';
