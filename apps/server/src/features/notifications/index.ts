export { notificationsFeature } from './feature';
export { planMessages } from './plan-messages';
export { renderMessage } from './render/render-message';
