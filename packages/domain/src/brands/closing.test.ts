import { describe, expect, it } from 'vitest';
import { ROLES, rightsOf, type Role, type Side } from '../core/roles';
import { DAY_MS } from '../core/time';
import { OPEN_WORK, refuseClosing, refuseReopening, reopenUntil, type OpenWork } from './closing';

const NOTHING: OpenWork = { tenders: 0, decisions: 0, bids: 0, orders: 0 };
const rights = (side: Side, role: Role) => new Set(rightsOf(side, role));
const CLOSED_AT = Date.UTC(2026, 10, 1, 12);

describe('closing a company', () => {
  it.each((['shipper', 'carrier'] as const).flatMap((side) => ROLES.map((role) => [side, role] as const)))(
    'the right to close a %s belongs only to the owner: %s',
    (side, role) => {
      const code = refuseClosing(rights(side, role), NOTHING)?.code;
      expect(code).toBe(role === 'owner' ? undefined : 'right.missing');
      expect(refuseReopening(rights(side, role), CLOSED_AT, CLOSED_AT)?.code).toBe(code);
    },
  );

  it.each(OPEN_WORK)('closing is refused for open %s, which the refusal counts', (kind) => {
    const open = { ...NOTHING, [kind]: 2 };
    expect(refuseClosing(rights('shipper', 'owner'), open)).toEqual({ code: 'company.has-open', params: open });
  });

  it('a person without the right learns nothing about open work', () => {
    const refusal = refuseClosing(rights('shipper', 'administrator'), { ...NOTHING, tenders: 3 });
    expect(refusal).toEqual({ code: 'right.missing', params: { right: 'company.close' } });
  });
});

describe('reopening a company', () => {
  it.each([
    ['at once', 0, undefined],
    ['on day 29', 29 * DAY_MS, undefined],
    ['at the last moment of 30 days', 30 * DAY_MS, undefined],
    ['a millisecond after 30 days', 30 * DAY_MS + 1, 'company.reopen-late'],
    ['on day 31', 31 * DAY_MS, 'company.reopen-late'],
  ])('the reopening of a company is allowed or refused %s', (_when, later, code) => {
    expect(refuseReopening(rights('carrier', 'owner'), CLOSED_AT, CLOSED_AT + later)?.code).toBe(code);
  });

  it('a company can be reopened until 30 days after its closing', () => {
    expect(reopenUntil(CLOSED_AT)).toBe(Date.UTC(2026, 11, 1, 12));
  });
});
