import { describe, expect, it } from 'vitest';
import type { PacketContent } from './content';
import {
  marksOnEdit,
  marksOnSubmit,
  PACKET_ACTIONS,
  PACKET_STATES,
  refusePacket,
  reviewPacket,
  stateWhileFilling,
  type PacketAction,
  type PartDecision,
} from './states';

const content = {
  sections: [{ id: 's1', title: 'Company', questions: [] }],
  documents: [],
  agreement: { text: 'Terms', until: null },
} satisfies PacketContent;

describe('states of a packet', () => {
  it('the states of a packet follow one table', () => {
    const legal = Object.entries(PACKET_ACTIONS).map(([action, states]) => [
      action,
      PACKET_STATES.filter((state) => refusePacket(action as PacketAction, state) === null),
      states,
    ]);
    for (const [, allowed, states] of legal) expect(allowed).toEqual(states);
    expect(refusePacket('submit', 'approved')).toEqual({
      code: 'packet.wrong-state',
      params: { state: 'approved' },
    });
    expect([stateWhileFilling(0), stateWhileFilling(1)]).toEqual(['completed', 'not_completed']);
  });

  const yes = (part: string): PartDecision => ({ part, approve: true, feedback: null });
  const no = (part: string, feedback: string | null): PartDecision => ({ part, approve: false, feedback });
  it.each<[string, PartDecision[], string]>([
    ['one part after the other', [yes('s1')], 'on_review'],
    ['all parts', [yes('s1'), yes('agreement')], 'approved'],
    ['one part is returned', [yes('s1'), no('agreement', 'Sign it')], 'not_completed'],
    ['a part is returned without a reason', [no('s1', null)], 'packet.feedback-missing'],
    ['an unknown part', [yes('documents')], 'packet.unknown-part'],
  ])('a review is allowed or refused: %s', (_name, decisions, expected) => {
    const outcome = reviewPacket(content, { state: 'on_review', marks: {} }, decisions);
    expect('code' in outcome ? outcome.code : outcome.state).toBe(expected);
  });

  it('approved sections stay approved during a correction', () => {
    const first = reviewPacket(content, { state: 'on_review', marks: {} }, [yes('s1'), no('agreement', 'Sign it')]);
    if ('code' in first) throw new Error(first.code);
    expect(first.rejected).toEqual([{ part: 'agreement', feedback: 'Sign it' }]);
    const edited = marksOnEdit(first.marks, ['agreement']);
    expect(edited).toEqual(first.marks);
    expect(marksOnEdit(first.marks, ['s1'])).toEqual({ agreement: { state: 'rejected', feedback: 'Sign it' } });
    const again = reviewPacket(content, { state: 'on_review', marks: marksOnSubmit(edited) }, [yes('agreement')]);
    expect(again).toMatchObject({ state: 'approved' });
    expect(reviewPacket(content, { state: 'approved', marks: {} }, [])).toMatchObject({ code: 'packet.wrong-state' });
  });
});
