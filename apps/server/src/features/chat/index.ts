export { chatFeature } from './feature';

// A request to the help desk is a chat with a subject.
export { countUnanswered, lockChat, memberOf, unreadOf } from './chats/chat.queries';
export { insertMember } from './chats/member.queries';
export { archiveRequestChat, insertRequestChat } from './chats/open-chat.queries';
export { readerOf, type ChatReader } from './chats/reader';
export { wayOf } from './chats/show-chat';
export { sendOnce, withFiles } from './messages/send-message';
export { chatCarriers, chatShippers } from './notices/chat-audiences';
export { readChatSubjects } from './notices/chat-subjects';
