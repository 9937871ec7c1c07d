export { chatFeature } from './feature';
// For who tells members by other ways what they have not read.
export { listUnreadMembers, type UnreadMember } from './chats/member.queries';
