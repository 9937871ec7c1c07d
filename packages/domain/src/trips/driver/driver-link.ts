import { refuse, type Refusal } from '../../core/refusal';
import { isBeforeLinkEnd } from '../../core/link-end';
import { refuseLinkMessage, type LinkMessages } from './link-messages';
import type { TripState } from '../stop';

export const LINK_CHANNELS = ['sms', 'email', 'copy'] as const;
export type LinkChannel = (typeof LINK_CHANNELS)[number];

/** `endedAt` is when the order was completed or failed, epoch ms. */
export function isLinkOpen({ state, endedAt }: { state: TripState; endedAt: number | null }, now: number): boolean {
  return state !== 'void' && isBeforeLinkEnd(state === 'completed' ? endedAt : null, now);
}

interface PassingOn {
  isOpen: boolean;
  channel: LinkChannel;
  driver: { login: string | null } | null;
  messages: LinkMessages;
}

export function refuseLink({ isOpen, channel, driver, messages }: PassingOn, now: number): Refusal | null {
  if (!isOpen) return refuse('trip.over');
  if (channel === 'copy') return null;
  if (!driver) return refuse('driver-link.no-driver');
  if (driver.login === null) return refuse(channel === 'sms' ? 'driver-link.no-phone' : 'driver-link.no-email');
  return refuseLinkMessage(messages, now);
}
