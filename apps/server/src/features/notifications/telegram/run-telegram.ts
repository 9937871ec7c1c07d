import type { Background } from '../../../platform/feature';
import { answerChats } from './answer-chat';
import { startTelegram } from './poll-telegram';

export const runTelegram: Background = (needs) => {
  const telegram = startTelegram({ ...needs, onReply: answerChats(needs) }, needs.directUrl);
  return () => telegram.stop();
};
