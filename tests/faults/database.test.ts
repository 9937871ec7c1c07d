import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { ANSWER_MS, askAll, CARRIERS, lookInto, startWith } from './asking';
import { expectNothingLost, startSteadyBids } from './steady-bids';

describe('when PostgreSQL in the data folder fails', () => {
  let dataDir: string;
  beforeAll(async () => void (dataDir = await makeScratchFolder()));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const home = () => join(dataDir, 'postgres');
  const postmaster = () => Number(readFileSync(join(home(), 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const address = () => {
    const [password, port] = ['password', 'port'].map((name) => readFileSync(join(home(), name), 'utf8').trim());
    return `postgres://tenderlane:${password}@127.0.0.1:${port}/tenderlane`;
  };
  const processes = () => {
    const pid = postmaster();
    return [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)];
  };
  const signal = (pids: number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };

  it('every request is answered while PostgreSQL is frozen, and bidding continues afterwards', async () => {
    const { http } = await startWith({ DATA_DIR: dataDir });
    const bidding = await startSteadyBids(http, CARRIERS);
    await bidding.nextAcknowledged();
    const frozen = processes();
    signal(frozen, 'SIGSTOP');
    bidding.slowestMs();
    const first = await askAll(http, bidding);
    const second = await askAll(http, bidding);
    signal(frozen, 'SIGCONT');
    expect([...first.statuses, ...second.statuses]).toEqual(new Array(10).fill(503));
    expect(Math.max(first.slowestMs, second.slowestMs, bidding.slowestMs())).toBeLessThan(ANSWER_MS);
    await bidding.nextAcknowledged();
    await bidding.stop();
    await expectNothingLost(await lookInto(address()), bidding);
  });

  it('no acknowledged bid is lost when PostgreSQL is killed, and bidding continues', async () => {
    const { http } = await startWith({ DATA_DIR: dataDir });
    const bidding = await startSteadyBids(http, CARRIERS);
    for (let kills = 0; kills < 3; kills++) {
      await bidding.nextAcknowledged();
      const killed = postmaster();
      process.kill(killed, 'SIGKILL');
      await expect.poll(postmaster).not.toBe(killed);
      await bidding.nextAcknowledged();
    }
    await bidding.stop();
    await expectNothingLost(await lookInto(address()), bidding);
  });
});
