import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WORKER_MEMORY } from '../../apps/server/src/platform/process/worker';

const manual = readFileSync('docs/operations.md', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

function sample(language: string): string {
  const found = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(manual)?.[1];
  if (!found) throw new Error(`the manual has no sample of ${language}`);
  return found;
}

it('the systemd unit runs the start command and sends signals to node only', () => {
  const unit = sample('ini');
  const command = /^ExecStart=\/usr\/bin\/(node .+)$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(command.split(' ').at(-1) ?? '')).toBe(true);
  expect(scripts['start']).toBe(command);
  expect(unit).toContain('KillMode=mixed');
  expect(unit).toContain('Restart=on-failure');
});

it('the container file uses a standard Node image of a supported version', () => {
  const file = sample('dockerfile');
  const major = Number(/^FROM node:(\d+)-/m.exec(file)?.[1]);
  expect(major).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  for (const [, script] of file.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script ?? '');
  const command = JSON.parse(/^CMD (.+)$/m.exec(file)?.[1] ?? '[]') as string[];
  expect(scripts['start']).toBe(command.join(' '));
  expect(file).toMatch(/^USER node$/m);
});

it('the manual names the options of a worker that is started by hand', () => {
  expect(manual).toContain(`node ${WORKER_MEMORY.join(' ')} scripts/start.mjs`);
});
