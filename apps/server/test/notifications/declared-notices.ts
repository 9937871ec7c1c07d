import { FEATURES } from '../../src/features';
import { createPlanner } from '../../src/features/notifications/plan-messages';

const SOURCES = FEATURES.flatMap(({ notices = [] }) => notices);

export const DECLARED_NOTICES = SOURCES.flatMap(({ notices }) =>
  Object.entries(notices).flatMap(([event, list]) => list.map((notice) => ({ event, ...notice }))),
);

export const { planMessages } = createPlanner(
  SOURCES,
  FEATURES.flatMap(({ ownMessages = [] }) => ownMessages),
);
