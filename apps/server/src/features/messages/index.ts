export { acceptPlan, keepInvitations, keepTenderMessages, planInvitations, saveOptOut } from './plan-messages';
export { dropKept, lockWaitingMessage, saveAccepted, saveDropped, type MessageRow } from './queries';
export { releaseMessage } from './release-message';
export { messagesToOthers } from './queue-messages';
