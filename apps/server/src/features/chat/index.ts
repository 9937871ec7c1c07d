export { chatFeature } from './feature';
// For the engine of messages, which drops what was read and adds replies sent to it.
export { sendText } from './messages/send-message';
export { wasRead } from './notices/unless-read';
