export { sendTimeOf, saveInvitations, saveTenderMessages, planInvitations, saveOptOut } from './plan-messages';
export {
  dropScheduledMessages,
  isOptedOut,
  lockWaitingMessage,
  saveAccepted,
  saveDropped,
  type MessageRow,
} from './queries';
export { releaseMessage } from './release-message';
export { messagesFeature } from './feature';
