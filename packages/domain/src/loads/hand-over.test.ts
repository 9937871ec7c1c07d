import { describe, expect, it } from 'vitest';
import type { Role } from '../core/roles';
import { refuseNewManager } from './hand-over';
import type { LoadState } from './load-state';

describe('the hand-over of a load', () => {
  it.each<[LoadState, Role | null, string | undefined]>([
    ['draft', 'dispatcher', undefined],
    ['ongoing', 'manager', undefined],
    ['in_progress', 'administrator', undefined],
    ['completed', 'owner', undefined],
    ['archived', 'manager', 'load.wrong-state'],
    ['ongoing', 'viewer', 'load.manager-cannot'],
    ['ongoing', 'accountant', 'load.manager-cannot'],
    ['ongoing', null, 'load.manager-cannot'],
  ])('a load in the state %s is handed over to a colleague with the role %s or refused: %s', (state, role, code) => {
    expect(refuseNewManager({ state }, role)?.code).toBe(code);
  });
});
