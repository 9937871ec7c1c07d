import type { Secrets } from '../../platform/secrets';
import type { InvitationRow } from './colleague-queries';

/** Where an invited colleague joins: each application has the page for its own companies. */
export function colleagueLink(
  publicUrl: string,
  secrets: Secrets,
  { id, kind, salt }: Pick<InvitationRow, 'id' | 'kind'> & { salt: Buffer },
): string {
  return `${publicUrl}${kind === 'carrier' ? '/carrier' : ''}/brand/${secrets.link('brand-invitation', id, salt)}`;
}
