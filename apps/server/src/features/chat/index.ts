export { chatFeature } from './feature';
// For who tells members by other ways what they have not read, and passes on what they answer there.
export { listUnreadMembers, type UnreadMember } from './chats/member.queries';
export { listMessagesById, type MessageRow } from './messages/message.queries';
export { sendText } from './messages/send-message';
