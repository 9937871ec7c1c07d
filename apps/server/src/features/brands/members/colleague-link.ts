import type { Secrets } from '../../../platform/secrets/secrets';

/** Where an invited colleague joins: one page for the companies of both applications. */
export function colleagueLink(publicUrl: string, secrets: Secrets, { id, salt }: { id: number; salt: Buffer }): string {
  return `${publicUrl}/brand/${secrets.link('brand-invitation', id, salt)}`;
}
