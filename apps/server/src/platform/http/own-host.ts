import { isIP } from 'node:net';
import { isLoopback } from '../process/loopback';
import type { Config } from '../config/config';

const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Checks that a Host header names this installation: its public address, its listening address, or this machine. When
 * it listens on every interface any IP address is accepted, because a foreign page can only use a name that resolves to
 * it (DNS rebinding).
 */
export function isOwnHost(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  header: string | undefined,
): boolean {
  const name = hostnameOf(`http://${header ?? ''}`);
  if (name === undefined) return false;
  if (isLoopback(name) || name === hostnameOf(publicUrl)) return true;
  const bare = name.replace(/^\[|\]$/g, '');
  return EVERYWHERE.includes(host) ? isIP(bare) > 0 : bare === host.toLowerCase();
}

function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
