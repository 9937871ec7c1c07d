import { createECDH, createHmac } from 'node:crypto';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const known = new Map<string, PushKeys>();

/**
 * The key pair of this installation for push services (VAPID, RFC 8292). It is derived, so that all processes have the
 * same.
 */
export function pushKeys(appSecret: string): PushKeys {
  const before = known.get(appSecret);
  if (before) return before;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHmac('sha256', appSecret).update('push-key').digest());
  const keys = { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
  known.set(appSecret, keys);
  return keys;
}
