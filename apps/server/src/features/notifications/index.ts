export { notificationsFeature } from './feature';
export { largeAudiences } from './large-audiences';
export { planMessages } from './plan-messages';
export { renderMessage } from './render/render-message';
