export { planMessages } from './plan-messages';
export { renderMessage } from './render-message';
