import type { Secrets } from '../../../platform/secrets/secrets';

export function carrierLink(publicUrl: string, secrets: Secrets, { id, salt }: { id: number; salt: Buffer }) {
  const code = secrets.link('carrier-invitation', id, salt);
  return { code, url: `${publicUrl}/i/${code}` };
}
