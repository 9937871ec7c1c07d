import type { Background } from '../../../platform/feature';
import type { MessageHooks } from '../../../platform/notices/message-hooks';
import { startTelegram } from './poll-telegram';

export const runTelegram =
  ({ answerReplies }: MessageHooks): Background =>
  (needs) => {
    const telegram = startTelegram({ ...needs, onReply: answerReplies(needs) }, needs.directUrl);
    return () => telegram.stop();
  };
