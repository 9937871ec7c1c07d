import type { NotificationGroup } from '@tenderlane/domain/notifications';
import type { NoticeSource } from '../../platform/notices/notice';

/** Kinds by the templates that features declare. */
export type Groups = ReadonlyMap<string, NotificationGroup>;

export const groupsIn = (sources: readonly NoticeSource[]): Groups =>
  new Map(
    sources.flatMap(({ notices }) =>
      Object.values(notices).flatMap((list) => list.map((one) => [one.template, one.group])),
    ),
  );
