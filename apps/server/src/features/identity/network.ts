import { isIPv6 } from 'node:net';

/** Whom an address limit means: an IPv4 address, or the /64 that an IPv6 customer holds as a whole. */
export function networkOf(address: string): string {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [front = [], back = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
