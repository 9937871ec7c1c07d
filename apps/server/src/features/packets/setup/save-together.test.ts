import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, signUpShipper, type Shipper } from '../../../../test/build';
import { packetContent } from '@tenderlane/contract/packets/examples';
import { publishPacket, saveDraft } from '../../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let colleague: Pick<Shipper, 'call' | 'send'>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  colleague = await joinColleague(app, shipper, 'administrator');
});

const named = (title: string) => packetContent({ sections: [{ ...packetContent().sections[0]!, title }] });
const show = async () => (await shipper.call('GET /account/packet', {})).body.data;
const titleNow = async () => (await show()).draft?.content.sections[0]?.title;
const save = (by: Pick<Shipper, 'send'>, version: number, title: string) =>
  by.send('PUT /account/packet', { body: { version, content: named(title) } });
const refusal = { status: 409, body: { code: 'packet.changed-meanwhile' } };

describe('two colleagues who prepare the packet', () => {
  it('the second colleague who begins a packet is refused and may overwrite the first', async () => {
    const { version } = await show();
    expect(version).toBe(0);
    expect(await save(colleague, version, 'Theirs')).toMatchObject({ status: 200 });
    expect(await save(shipper, version, 'Ours')).toMatchObject(refusal);
    expect(await titleNow()).toBe('Theirs');
    expect(await save(shipper, (await show()).version, 'Ours')).toMatchObject({ status: 200 });
    expect(await titleNow()).toBe('Ours');
  });

  it('one of two saves at the same moment is refused', async () => {
    const { version } = await saveDraft(shipper);
    const answers = await Promise.all([save(shipper, version, 'Ours'), save(colleague, version, 'Theirs')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a draft that was discarded and begun anew is not overwritten', async () => {
    await publishPacket(shipper);
    const { version } = await saveDraft(shipper);
    await colleague.call('DELETE /account/packet', { query: { version } });
    expect(await save(shipper, version, 'Ours')).toMatchObject(refusal);
    await saveDraft(shipper, named('Begun anew'));
    expect(await save(shipper, version, 'Ours')).toMatchObject(refusal);
  });

  it('an unseen version can be neither published nor discarded', async () => {
    const { version } = await saveDraft(shipper);
    await save(colleague, version, 'Theirs');
    const body = { version, ask_again: false };
    expect(await shipper.send('POST /account/packet/publish', { body })).toMatchObject(refusal);
    expect(await shipper.send('DELETE /account/packet', { query: { version } })).toMatchObject(refusal);
    expect(await titleNow()).toBe('Theirs');
  });

  it('a colleague is told that the version was published meanwhile', async () => {
    const { version } = await saveDraft(shipper);
    await colleague.call('POST /account/packet/publish', { body: { version, ask_again: false } });
    expect(await save(shipper, version, 'Ours')).toMatchObject(refusal);
  });
});
