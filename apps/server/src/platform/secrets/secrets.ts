import { createHmac, hash, randomBytes } from 'node:crypto';
import { isSameSecret } from './is-same';
import { createStatedLinks, type StatedLinks } from './stated-links';

export const newToken = () => randomBytes(32).toString('base64url');
export const newSalt = () => randomBytes(16);
export const sha256 = (text: string) => hash('sha256', text, 'buffer');

export type LinkPurpose = 'carrier-invitation' | 'brand-invitation' | 'demo-booking' | 'driver-link' | 'tracking-link';

/** Codes and links derived from the installation's secret; the database stores only salts. */
export interface Secrets extends StatedLinks {
  code(id: number, salt: Buffer): string;
  isCode(id: number, salt: Buffer, typed: string): boolean;
  contactCode(id: number, salt: Buffer): string;
  isContactCode(id: number, salt: Buffer, typed: string): boolean;
  /** The link that shows these digits: 128 bits that reveal nothing about them. Only its hash is stored. */
  codeLink(salt: Buffer): string;
  /**
   * Code of a link: the row's id, a mark of its salt, and 128 bits that only this installation can derive from both.
   */
  link(purpose: LinkPurpose, id: number, salt: Buffer): string;
  readLink(purpose: LinkPurpose, code: string): LinkCode | null;
  isLink(purpose: LinkPurpose, id: number, salt: Buffer, code: string): boolean;
  /** Secret of a personal link: its id, a check that needs no database, and 128 bits. */
  personalLink(id: number, salt: Buffer): string;
  personalLinkId(secret: string): number | null;
  isPersonalLink(id: number, salt: Buffer, secret: string): boolean;
}

export interface LinkCode {
  id: number;
  /** Codes of the earlier kind have no mark: only the row's salt proves them. */
  isProven: boolean;
}

const LINK = /^([1-9][0-9]{0,14})-([A-Za-z0-9_-]{8})?[A-Za-z0-9_-]{22}$/;
const MARK_BYTES = 6;

export function createSecrets(secret: string): Secrets {
  const mac = (...parts: (string | Buffer)[]) => {
    const hmac = createHmac('sha256', secret);
    for (const part of parts) hmac.update(part).update('\n');
    return hmac.digest();
  };
  const digits = (purpose: string, id: number, salt: Buffer) =>
    String(mac(purpose, String(id), salt).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  const code = (id: number, salt: Buffer) => digits('sign-in-code', id, salt);
  const contactCode = (id: number, salt: Buffer) => digits('contact-code', id, salt);
  const codeOf = (purpose: LinkPurpose, id: string, proof: string | Buffer) =>
    mac(purpose, id, proof).subarray(0, 16).toString('base64url');
  const marked = (purpose: LinkPurpose, id: string, mark: string) => `${id}-${mark}${codeOf(purpose, id, mark)}`;
  const link = (purpose: LinkPurpose, id: number, salt: Buffer) =>
    marked(purpose, String(id), salt.subarray(0, MARK_BYTES).toString('base64url'));
  const earlierLink = (purpose: LinkPurpose, id: number, salt: Buffer) => `${id}-${codeOf(purpose, String(id), salt)}`;
  const check = (id: number) => mac('personal-link-check', String(id)).subarray(0, 3).toString('base64url');
  const personalLink = (id: number, salt: Buffer) =>
    `${id}-${check(id)}${mac('personal-link', String(id), salt).subarray(0, 16).toString('base64url')}`;
  return {
    ...createStatedLinks(mac),
    code,
    isCode: (id, salt, typed) => isSameSecret(code(id, salt), typed),
    contactCode,
    isContactCode: (id, salt, typed) => isSameSecret(contactCode(id, salt), typed),
    codeLink: (salt) => mac('sign-in-link', salt).subarray(0, 16).toString('base64url'),
    link,
    readLink: (purpose, typed) => {
      const [, id, mark] = LINK.exec(typed) ?? [];
      if (!id) return null;
      if (!mark) return { id: Number(id), isProven: false };
      return isSameSecret(marked(purpose, id, mark), typed) ? { id: Number(id), isProven: true } : null;
    },
    isLink: (purpose, id, salt, typed) =>
      isSameSecret(link(purpose, id, salt), typed) || isSameSecret(earlierLink(purpose, id, salt), typed),
    personalLink,
    personalLinkId: (secret) => {
      const match = /^([1-9][0-9]{0,14})-([A-Za-z0-9_-]{4})[A-Za-z0-9_-]{22}$/.exec(secret);
      const id = Number(match?.[1]);
      return match?.[2] && isSameSecret(check(id), match[2]) ? id : null;
    },
    isPersonalLink: (id, salt, secret) => isSameSecret(personalLink(id, salt), secret),
  };
}
