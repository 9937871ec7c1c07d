import { isIP } from 'node:net';
import { isLoopback } from '../process/loopback';
import type { Config } from '../config/config';

const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Whether a Host header names this installation: its public address, the address it listens on, or this machine itself.
 * Where it listens on every interface any IP address will do: a stranger's page can only have a name that resolves to it.
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
