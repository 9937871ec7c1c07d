export { CHAT_LIMITS, CHAT_MODEL_TYPES, type ChatModelType, QUESTION_MODES, type QuestionMode } from './limits';
export { refuseMessage, refusePace, refuseQuestion, refuseSending, refuseWriting } from './chat-rules';
export { unreadNoticeAt } from './unread-notice';
