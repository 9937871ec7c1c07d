import type { Side } from '@tenderlane/domain/core';
import type { Secrets } from '../../../platform/secrets/secrets';

export function colleagueLink(
  publicUrl: string,
  secrets: Secrets,
  { id, salt, company_kind: kind }: { id: number; salt: Buffer; company_kind: Side },
): string {
  const application = kind === 'carrier' ? '/carrier' : '';
  return `${publicUrl}${application}/brand/${secrets.link('brand-invitation', id, salt)}`;
}
