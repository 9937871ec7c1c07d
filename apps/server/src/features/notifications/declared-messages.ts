import type { Feature } from '../../platform/feature';
import type { MessageHooks } from '../../platform/notices/message-hooks';
import type { NoticeSource } from '../../platform/notices/notice';
import type { Plan, Render } from '../../platform/notices/own-messages';

export interface DeclaredMessages {
  notices: readonly NoticeSource[];
  plans: Readonly<Record<string, Plan>>;
  renders: Readonly<Record<string, Render>>;
  hooks: MessageHooks;
}

export const collectMessages = (features: readonly Feature[]): DeclaredMessages => ({
  notices: features.flatMap(({ notices = [] }) => notices),
  plans: Object.assign({}, ...features.map(({ ownMessages }) => ownMessages?.plans)),
  renders: Object.assign({}, ...features.map(({ ownMessages }) => ownMessages?.renders)),
  hooks: Object.assign({}, ...features.map(({ messageHooks }) => messageHooks)) as MessageHooks,
});
