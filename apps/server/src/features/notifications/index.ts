export { messageParts } from './message-parts';
export { planMessages } from './plan-messages';
export { renderMessage } from './render-message';
