export function findChromium(canRun?: (path: string) => boolean): string | undefined;
/** As findChromium; root on Debian (a fresh CI machine) gets a package installed, anybody else advice. */
export function ensureChromium(): string;
