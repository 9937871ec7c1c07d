import { FEATURES } from '../../src/features';
import { collectMessages } from '../../src/features/notifications';
import { createPlanner } from '../../src/features/notifications/plan-messages';

const declared = collectMessages(FEATURES);

export const DECLARED_NOTICES = declared.notices.flatMap(({ notices }) =>
  Object.entries(notices).flatMap(([event, list]) => list.map((notice) => ({ event, ...notice }))),
);

const planner = createPlanner(declared);

export const planMessages: typeof planner.planMessages = async (sql, rows, parts) =>
  declared.hooks.completeMessages(sql, parts.clock, await planner.planMessages(sql, rows, parts));
