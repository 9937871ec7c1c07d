import type { Side } from '@tenderlane/domain';
import type { publicApi } from '@tenderlane/contract';
import { notFound } from '../platform/errors';
import type { Handlers } from '../platform/http/mount-api';

export interface DemoStatus {
  state: 'absent' | 'building' | 'ready' | 'failed';
  /** From 0 to 1. */
  share: number;
}

/** The demo of an installation that nobody else can reach. */
export interface DemoControl {
  status(): Promise<DemoStatus>;
  /** Begins to build it where it is absent; where it is ready, answers a session's token for one of its people. */
  enter(side: Side): Promise<DemoStatus & { token: string | null }>;
}

type DemoApi = Pick<typeof publicApi, 'GET /demo' | 'POST /demo'>;

export const demoRoutes = (demo: DemoControl | undefined) =>
  ({
    'GET /demo': async () => ({ data: await assertThere(demo).status() }),
    'POST /demo': async (_context, { body }) => ({ data: await assertThere(demo).enter(body.side) }),
  }) satisfies Handlers<DemoApi>;

function assertThere(demo: DemoControl | undefined): DemoControl {
  if (!demo) throw notFound();
  return demo;
}
