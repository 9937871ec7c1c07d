export { chatFeature } from './feature';
// For features that notify members of unread messages and add replies sent there.
export { listUnreadMembers, type UnreadMember } from './chats/member.queries';
export { listMessagesById, type MessageRow } from './messages/message.queries';
export { sendText } from './messages/send-message';
