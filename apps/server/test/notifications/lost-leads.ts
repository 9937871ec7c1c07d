import { GATHER_MS } from '../../src/features/tender-notices/lost-leads/lost-leads';
import type { TestApp } from '../start-app';

export async function tellLostLeads(app: TestApp): Promise<void> {
  while ((await app.dispatcher.runOnce()) > 0);
  app.clock.at += GATHER_MS;
  await app.runDueWork();
}
