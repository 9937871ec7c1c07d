import { describe, expect, it } from 'vitest';
import {
  chooseNextCode,
  codeState,
  hasOwnLimits,
  checkCodeRequest,
  refuseCodeTry,
  type CodeRequest,
  type CodeTry,
  type SentCode,
  type WaitingCode,
} from './sign-in';

const QUIET: CodeRequest = {
  hasOwnLimits: false,
  lastSecondsAgo: null,
  hour: { count: 0, oldestSecondsAgo: 0 },
  login: { codesToday: 0, failuresToday: 0 },
  network: { codesThisHour: 0, failuresThisHour: 0 },
};
const ATTACKED = { login: { codesToday: 500, failuresToday: 500 } };
const BUSY = { network: { codesThisHour: 500, failuresThisHour: 500 } };

describe('sending a code', () => {
  const [digits, link, pacedLink] = ['digits', 'link', 'link in its turn'];

  it.each<[string, Partial<CodeRequest>, string]>([
    ['a first one', {}, digits],
    ['again after a minute', { lastSecondsAgo: 60 }, digits],
    ['the fifth from an address', { hour: { count: 4, oldestSecondsAgo: 600 } }, digits],
    ['the 20th to a login within a day', { login: { codesToday: 19, failuresToday: 0 } }, digits],
    ['the 21st to a login within a day', { login: { codesToday: 20, failuresToday: 0 } }, pacedLink],
    ['after 19 failures within a day', { login: { codesToday: 0, failuresToday: 19 } }, digits],
    ['after 20 failures within a day', { login: { codesToday: 0, failuresToday: 20 } }, pacedLink],
    ['the 100th from an address', { network: { codesThisHour: 99, failuresThisHour: 0 } }, digits],
    ['the 101st from an address', { network: { codesThisHour: 100, failuresThisHour: 0 } }, link],
    ['after 100 wrong codes from an address', { network: { codesThisHour: 0, failuresThisHour: 100 } }, link],
    ['to an attacked login from a busy address', { ...ATTACKED, ...BUSY }, pacedLink],
    ['to a known device of an attacked login', { ...ATTACKED, ...BUSY, hasOwnLimits: true }, digits],
  ])('a code is sent with digits, with a link or refused: %s', (_name, request, expected) => {
    const checked = checkCodeRequest({ ...QUIET, ...request });
    const form = checked.allowed ? `${checked.form}${checked.isPaced ? ' in its turn' : ''}` : 'refused';
    expect(form).toBe(expected);
  });

  it.each<[string, Partial<CodeRequest>, string, number]>([
    ['again too soon', { lastSecondsAgo: 45.5 }, 'session.code-too-soon', 15],
    ['the sixth from an address', { hour: { count: 5, oldestSecondsAgo: 600 } }, 'session.too-many-codes', 3000],
    [
      'the sixth just before the hour ends',
      { hour: { count: 5, oldestSecondsAgo: 3599.5 } },
      'session.too-many-codes',
      1,
    ],
  ])('a code is refused whatever others do and on known devices too: %s', (_name, request, code, retryAfterSeconds) => {
    for (const world of [{}, ATTACKED, BUSY, { ...ATTACKED, ...BUSY }, { hasOwnLimits: true }]) {
      const checked = checkCodeRequest({ ...QUIET, ...world, ...request });
      expect(checked).toMatchObject({ allowed: false, refusal: { code }, retryAfterSeconds });
    }
  });

  it('a code is not refused because of requests of others', () => {
    for (const count of [0, 1, 19, 20, 21, 99, 100, 101, 1e6]) {
      const login = { codesToday: count, failuresToday: count };
      const network = { codesThisHour: count, failuresThisHour: count };
      expect(checkCodeRequest({ ...QUIET, login, network }).allowed).toBe(true);
    }
  });
});

it('a device has its own limits after a sign-in until it has failed twenty times', () => {
  expect(hasOwnLimits({ isKnown: false, failuresToday: 0 })).toBe(false);
  expect(hasOwnLimits({ isKnown: true, failuresToday: 19 })).toBe(true);
  expect(hasOwnLimits({ isKnown: true, failuresToday: 20 })).toBe(false);
});

describe('a sent code', () => {
  const sent: SentCode = { secondsSinceSent: 10, tries: 0, isUsed: false, isReplaced: false };
  const attempt: CodeTry = { ...sent, form: 'digits', isOpened: false, isRight: true };

  it.each<[string, Partial<SentCode>, string]>([
    ['just now', {}, 'valid'],
    ['ten minutes ago', { secondsSinceSent: 600 }, 'over'],
    ['that still waits for its turn', { secondsSinceSent: null }, 'over'],
    ['after four tries', { tries: 4 }, 'valid'],
    ['after five tries', { tries: 5 }, 'over'],
    ['that signed in', { isUsed: true, secondsSinceSent: 900 }, 'used'],
    ['with a newer one of its request', { isReplaced: true, tries: 5 }, 'replaced'],
  ])('the state of a code is known: %s, %s', (_name, fields, state) => {
    expect(codeState({ ...sent, ...fields })).toBe(state);
    expect(refuseCodeTry({ ...attempt, ...fields }) === null).toBe(state === 'valid');
  });

  it.each<[string, CodeTry | null, boolean]>([
    ['right', attempt, true],
    ['wrong', { ...attempt, isRight: false }, false],
    ['for a request nobody made', null, false],
    ['right, its link not pressed', { ...attempt, form: 'link' }, false],
    ['right, its link pressed', { ...attempt, form: 'link', isOpened: true }, true],
    ['wrong, its link pressed', { ...attempt, form: 'link', isOpened: true, isRight: false }, false],
  ])('a typed code is accepted or refused: %s', (_name, typed, isTaken) => {
    expect(refuseCodeTry(typed)).toEqual(isTaken ? null : { code: 'session.code-wrong', field: 'code' });
  });
});

describe('the next code to send', () => {
  const waiting = (id: number, askedByNetwork: number, waitsSinceMs: number): WaitingCode => ({
    ...{ id, askedByNetwork, waitsSinceMs },
  });

  it.each<[string, WaitingCode[], number | null, number | null]>([
    ['nobody waits', [], null, null],
    ['the first message to an attacked login', [waiting(1, 1, 0)], null, 1],
    ['a message went two minutes ago', [waiting(1, 1, 0)], 120, 1],
    ['a message went less than two minutes ago', [waiting(1, 1, 0)], 119.9, null],
    ['the network that asked least', [waiting(1, 5, 0), waiting(2, 1, 900), waiting(3, 4, 10)], null, 2],
    ['of two that asked as often, the one that waits longer', [waiting(1, 2, 50), waiting(2, 2, 40)], null, 2],
    ['of two at the same moment, the first', [waiting(4, 2, 50), waiting(3, 2, 50)], null, 3],
  ])('the next code is sent to the right request: %s', (_name, requests, lastSecondsAgo, id) => {
    expect(chooseNextCode(requests, lastSecondsAgo)?.id ?? null).toBe(id);
  });

  it('a person who asked once gets a code, however many requests one network makes', () => {
    for (let flood = 2; flood < 60; flood++) {
      const crowd = Array.from({ length: flood }, (_, index) => waiting(index, flood, index));
      expect(chooseNextCode([...crowd, waiting(999, 1, 1e9)], null)?.id).toBe(999);
    }
  });
});
