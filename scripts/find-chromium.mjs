// @ts-check
// The browser of the stories: named by CHROMIUM_PATH, found where systems keep it, or installed on Debian.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `chromium-headless-shell` is not among them: it denies notifications whatever a story grants, so the stories need the
// full browser.
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const PACKAGE = 'chromium';

const ADVICE =
  `No Chromium found for the stories: install it (Debian: apt-get install ${PACKAGE}), ` +
  'or set CHROMIUM_PATH to a Chromium or Chrome.';

const isProgram = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export function findChromium(canRun = isProgram) {
  const named = process.env['CHROMIUM_PATH'];
  if (!named) return USUAL_PLACES.find(canRun);
  if (!canRun(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);
  return named;
}

/** Like findChromium; for root on Debian (a new CI machine) it installs the package, for others it prints advice. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new Error(ADVICE);
  console.log('No Chromium found: installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (/** @type {string[]} */ ...step) =>
    spawnSync('apt-get', step, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  const isInstalled = run('update') && run('install', '-y', '--no-install-recommends', PACKAGE);
  if (!isInstalled) throw new Error(`apt-get failed. ${ADVICE}`);
  const installed = findChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium());
