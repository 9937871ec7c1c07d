import { GATHER_MS } from '../../src/features/tender-notices/lost-leads/lost-leads';
import type { TestApp } from '../start-app';

/** Moves the clock until carriers are notified of lost leads. */
export async function tellLostLeads(app: TestApp): Promise<void> {
  while ((await app.dispatcher.runOnce()) > 0);
  app.clock.at += GATHER_MS;
  await app.runDueWork();
}
