import { createECDH, createHmac } from 'node:crypto';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const known = new Map<string, PushKeys>();

/** The key pair by which push services know this installation (VAPID, RFC 8292): derived, so that it is the same in every process. */
export function pushKeys(appSecret: string): PushKeys {
  const before = known.get(appSecret);
  if (before) return before;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHmac('sha256', appSecret).update('push-key').digest());
  const keys = { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
  known.set(appSecret, keys);
  return keys;
}
