export { notificationsFeature } from './feature';
export { hasUnread } from './bell/bell.queries';
export { compose } from './render/compose';
export { createRenderer } from './render/render-message';
export { serveUnsubscribing } from './preferences/unsubscribe-routes';
export { couriersOf } from './couriers';
export { collectMessages } from './declared-messages';
