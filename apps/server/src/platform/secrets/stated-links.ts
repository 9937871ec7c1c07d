import { isSameSecret } from './is-same';

/** Signed links that contain all their data, so nothing is stored. */
export interface StatedLinks {
  fileLink(link: FileLink): string;
  readFileLink(code: string): FileLink | null;
  unsubscribeLink(facts: UnsubscribeFacts): string;
  readUnsubscribeLink(secret: string): UnsubscribeFacts | null;
}

export interface UnsubscribeFacts {
  accountId: number;
  side: 'shipper' | 'carrier';
  group: string;
}

export interface FileLink {
  fileId: number;
  accountId: number;
  expiresAt: number;
}

const UNSUBSCRIBE_LINK = /^([1-9][0-9]{0,14})-(shipper|carrier)-([a-z_]{1,30})-[A-Za-z0-9_-]{22}$/;
const FILE_LINK = /^([1-9][0-9]{0,14})-([1-9][0-9]{0,14})-([1-9][0-9]{0,14})-[A-Za-z0-9_-]{22}$/;

export function createStatedLinks(mac: (...parts: string[]) => Buffer): StatedLinks {
  const fileLink = ({ fileId, accountId, expiresAt }: FileLink) => {
    const facts = `${fileId}-${accountId}-${expiresAt}`;
    return `${facts}-${mac('file-link', facts).subarray(0, 16).toString('base64url')}`;
  };
  const unsubscribeLink = ({ accountId, side, group }: UnsubscribeFacts) => {
    const facts = `${accountId}-${side}-${group}`;
    return `${facts}-${mac('unsubscribe-link', facts).subarray(0, 16).toString('base64url')}`;
  };
  return {
    unsubscribeLink,
    readUnsubscribeLink: (typed) => {
      const [, accountId, side, group] = UNSUBSCRIBE_LINK.exec(typed) ?? [];
      if (!accountId || !side || !group) return null;
      const facts = { accountId: Number(accountId), side: side as UnsubscribeFacts['side'], group };
      return isSameSecret(unsubscribeLink(facts), typed) ? facts : null;
    },
    fileLink,
    readFileLink: (typed) => {
      const [, ...facts] = FILE_LINK.exec(typed) ?? [];
      const [fileId, accountId, expiresAt] = facts.map(Number);
      if (!fileId || !accountId || !expiresAt) return null;
      const link = { fileId, accountId, expiresAt };
      return isSameSecret(fileLink(link), typed) ? link : null;
    },
  };
}
