import type { NotificationGroup } from '@tenderlane/domain/notifications';
import type { Feature } from '../../platform/feature';
import type { MessageHooks } from '../../platform/notices/message-hooks';
import type { FactWriters, NoticeSource } from '../../platform/notices/notice';
import type { Plan, Render } from '../../platform/notices/own-messages';

export interface DeclaredMessages {
  notices: readonly NoticeSource[];
  groups: ReadonlyMap<string, NotificationGroup>;
  plans: Readonly<Record<string, Plan>>;
  renders: Readonly<Record<string, Render>>;
  facts: FactWriters;
  hooks: MessageHooks;
}

export function collectMessages(features: readonly Feature[]): DeclaredMessages {
  const notices = features.flatMap((feature) => feature.notices ?? []);
  return {
    notices,
    groups: new Map(
      notices.flatMap((source) =>
        Object.values(source.notices).flatMap((list) => list.map(({ template, group }) => [template, group])),
      ),
    ),
    facts: Object.assign({}, ...notices.map(({ facts }) => facts)),
    plans: Object.assign({}, ...features.map(({ ownMessages }) => ownMessages?.plans)),
    renders: Object.assign({}, ...features.map(({ ownMessages }) => ownMessages?.renders)),
    hooks: Object.assign({}, ...features.map(({ messageHooks }) => messageHooks)) as MessageHooks,
  };
}
