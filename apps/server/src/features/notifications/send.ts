import type { Sql } from '../../platform/database/database';
import { deliver } from '../../platform/messages/deliver';
import type { Message } from '../../platform/messages/messages';
import type { MessageHooks } from '../../platform/notices/message-hooks';
import type { PlanContext } from '../../platform/notices/subject';
import type { CreateRender } from './render/render-message';

/** Completes planned messages and queues them; `isLarge` ones come after all others. */
export type Send = (sql: Sql, messages: Message[], parts: PlanContext & { isLarge?: boolean }) => Promise<void>;

export const createSend =
  ({ completeMessages }: MessageHooks, renderMessage: CreateRender): Send =>
  async (sql, messages, { clock, config, isLarge = false }) =>
    deliver(sql, await completeMessages(sql, clock, messages), {
      config,
      renderMessage: renderMessage(config, clock),
      isLarge,
    });
