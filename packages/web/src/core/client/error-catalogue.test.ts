import type { SharedApi } from '@tenderlane/contract';
import { en } from '@tenderlane/messages/languages/en';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../queries/query-client';
import { coreKeys } from '../queries/query-keys';
import { createClient } from './client';
import { toastText } from './error-rules';

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url));
const OOPS = en.common.oops_something_went_wrong;

beforeAll(() => {
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible' });
  vi.stubGlobal('navigator', { language: 'en', onLine: true });
});
afterAll(() => vi.unstubAllGlobals());

type Answer = { status: number; body?: object } | 'no answer';
interface Outcome {
  toast: string | null;
  logsOut: boolean;
  opensNeedAccess: boolean;
  saysOffline: boolean;
}

async function outcomeOf(answer: Answer): Promise<Outcome> {
  const outcome: Outcome = { toast: null, logsOut: false, opensNeedAccess: false, saysOffline: false };
  vi.stubGlobal('fetch', async () => {
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    return Response.json(answer.body ?? {}, { status: answer.status });
  });
  const { call } = createClient<Pick<SharedApi, 'PUT /profile/info'>>({
    base: '/api/shipper/v1',
    side: 'shipper',
    token: () => 'token',
    locale: () => 'en',
    onSessionEnd: () => (outcome.logsOut = true),
    onOtherBrand: () => (outcome.opensNeedAccess = true),
    onSaving: () => {},
    onReach: (isReached) => (outcome.saysOffline = !isReached),
  });
  const client = createQueryClient((error) => (outcome.toast = toastText(error, OOPS)));
  const mutationFn = () => call('PUT /profile/info', { body: { first_name: 'Olena', last_name: 'Savchuk' } });
  await client
    .getMutationCache()
    .build(client, { mutationFn })
    .execute(undefined)
    .catch(() => {});
  return outcome;
}

const quiet: Outcome = { toast: null, logsOut: false, opensNeedAccess: false, saysOffline: false };
const body = (code: string, message: string, more = {}) => ({ code, message, errors: {}, params: {}, ...more });

describe('the effect of an answer', () => {
  it.each<[string, Answer, Partial<Outcome>]>([
    ['that never comes is silent', 'no answer', { saysOffline: true }],
    [
      'an answer 401 logs out and shows nothing',
      { status: 401, body: body('session.missing', 'x') },
      { logsOut: true },
    ],
    ['an answer 404 shows nothing', { status: 404, body: body('record.not-found', 'x') }, {}],
    [
      'an answer 403 with a company opens the page that asks for access',
      { status: 403, body: body('brand.other', 'x', { company_id: 5, company_name: 'B' }) },
      { opensNeedAccess: true },
    ],
    [
      'an answer of any other status with a company shows nothing',
      { status: 409, body: body('x', 'y', { company_id: 5 }) },
      {},
    ],
    [
      'an answer 403 shows its reason',
      { status: 403, body: body('right.missing', en.errors['right.missing']) },
      { toast: en.errors['right.missing'] },
    ],
    [
      'an answer above the plan shows the limit',
      { status: 403, body: body('plan.limit', en.errors['plan.limit']) },
      { toast: 'You have exceeded the limit, upgrade your current plan.' },
    ],
    [
      'an answer 409 shows the text of the server',
      { status: 409, body: body('load.wrong-state', 'Too late') },
      { toast: 'Too late' },
    ],
    [
      'an answer 422 shows the text of the server',
      { status: 422, body: body('input.invalid', 'Correct it') },
      { toast: 'Correct it' },
    ],
    [
      'an answer 429 shows the text of the server',
      { status: 429, body: body('request.too-many', 'Wait') },
      { toast: 'Wait' },
    ],
    ['an answer 500 shows a general text', { status: 500, body: body('server.failure', 'stack') }, { toast: OOPS }],
    ['an answer 503 shows a general text', { status: 503 }, { toast: OOPS }],
    [
      'an answer 503 with a reason shows the reason',
      { status: 503, body: body('storage.full', en.errors['storage.full']) },
      { toast: en.errors['storage.full'] },
    ],
    ['an answer without a text shows a network error', { status: 418 }, { toast: 'Network Error' }],
  ])('%s', async (_name, answer, expected) => {
    expect(await outcomeOf(answer)).toEqual({ ...quiet, ...expected });
  });
});

it('a failed reference list is only logged', async () => {
  const logged = vi.fn();
  vi.stubGlobal('reportError', logged);
  const toast = vi.fn();
  const client = createQueryClient(toast);
  const fail = (meta: { errorLogged?: true }) =>
    client
      .fetchQuery({
        queryKey: coreKeys.reference(meta.errorLogged ? 'roles' : 'countries'),
        meta,
        retry: false,
        queryFn: () => Promise.reject(new Error('away')),
      })
      .catch(() => {});
  await fail({ errorLogged: true });
  expect(logged).toHaveBeenCalledTimes(1);
  await fail({});
  expect(logged).toHaveBeenCalledTimes(1);
  expect(toast).not.toHaveBeenCalled();
});

/** Messages that can occur today, their words, and the file that shows them. */
const SHOWN: readonly [words: string, says: string, key: string, place: string][] = [
  [
    en.common.oops_something_went_wrong,
    'Oops, something went wrong. Please, try again.',
    'oops_something_went_wrong',
    'packages/web/src/toasts.ts',
  ],
  [
    en.common.no_access,
    'You don’t have access to this page.',
    'no_access',
    'packages/web/src/shell/no-access-page.tsx',
  ],
  [
    en.errors['plan.limit'],
    'You have exceeded the limit, upgrade your current plan.',
    'plan.limit',
    'apps/shipper/src/app/shell/app-frame.tsx',
  ],
  [en.common.page_404_title, 'Page not found', 'page_404_title', 'packages/web/src/shell/not-found-page.tsx'],
  [
    en.common.page_404_descr,
    'The link is no longer active or has changed.',
    'page_404_descr',
    'packages/web/src/shell/not-found-page.tsx',
  ],
  [en.shell['notification.follow'], 'Follow', 'notification.follow', 'packages/web/src/shell/alerts.tsx'],
  [en.shell['saving.saving'], 'Saving', 'saving.saving', 'apps/shipper/src/app/shell/header.tsx'],
  [
    en.shell['saving.all_changes_saved'],
    'All changes saved',
    'saving.all_changes_saved',
    'apps/shipper/src/app/shell/header.tsx',
  ],
  [
    en.chat.archived_notice,
    'You can’t send messages because chat is archived.',
    'archived_notice',
    'packages/web/src/chat/conversation/conversation.tsx',
  ],
  [en.carrierPage.not_found, 'Carrier not found', 'not_found', 'apps/shipper/src/features/carriers/carrier.page.tsx'],
  [
    en.common.nothing_found,
    'Nothing found',
    'common:nothing_found',
    'apps/shipper/src/features/carriers/list/carriers-rows.tsx',
  ],
];

/** Messages of features that are not built yet; move them to SHOWN with the feature. */
const LATER: readonly [message: string, broughtBy: string][] = [
  ['Payment error: try again.', 'payments'],
  ['Feature available on Medium plan and above.', 'plans'],
  ['Failed load of notifications gives an empty list.', 'the notification bell'],
];

describe('a message of the catalogue', () => {
  it.each(SHOWN)('the error is shown in its place: %s', (words, says, key, place) => {
    expect(words).toBe(says);
    expect(readFileSync(REPOSITORY + place, 'utf8')).toContain(key);
  });

  it('few errors wait for their feature', () => {
    expect(LATER.map(([, feature]) => feature)).not.toContain('');
    expect(LATER).toHaveLength(3);
  });
});
