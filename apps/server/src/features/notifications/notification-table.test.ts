import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '@tenderlane/contract';
import { serverMessages } from '@tenderlane/messages/server';
import { NOTIFICATION_CLASSES, NOTIFICATION_GROUPS, PUSHED_GROUPS } from '@tenderlane/domain/notifications';
import { DECLARED_NOTICES } from '../../../test/notifications/declared-notices';
import type { Audience } from '../../platform/notices/notice';
import { hasText } from '../../platform/notices/texts';

const DOCUMENT = readFileSync(new URL('../../../../../docs/notifications.md', import.meta.url), 'utf8');

const TEMPLATES = new Set<string>(DECLARED_NOTICES.map(({ template }) => template));

interface Row {
  event: string;
  to: string;
  message: string;
  kind: string;
  class: string;
  channels: string;
}

const rows: Row[] = DECLARED_NOTICES.map(
  ({ event, to, template, group, class: kind, isBellOnly, isMailedInDigest, only }) => {
    const isCarrier = to.side !== 'shipper';
    const possible = [
      ['in_app', 'bell', true],
      ['email', isMailedInDigest ? 'digest' : 'e-mail', !isBellOnly && hasText(`${template}.subject`)],
      ['messenger', 'messenger', !isBellOnly],
      ['push', 'browser', !isBellOnly && isCarrier && PUSHED_GROUPS.includes(group)],
    ] as const;
    const channels = possible.flatMap(([channel, word, is]) =>
      is && (only?.includes(channel) ?? true) ? [word as string] : [],
    );
    return {
      event,
      to: to.name,
      message: template,
      kind: group,
      class: kind,
      channels: channels.join(', '),
    };
  },
);

const inOrder = <Line>(lines: Line[]) => lines.map((line) => JSON.stringify(line)).toSorted();

it('the document about notifications equals the code', () => {
  const written = [
    ...DOCUMENT.matchAll(/^\| `([\w.]+)` +\| (\w+) +\| ([\w-]+) +\| (\w+) +\| ([\w-]+) +\| ([\w, -]+?) +\|$/gm),
  ].map(([, event, to, message, kind, class_, channels]) => ({ event, to, message, kind, class: class_, channels }));
  expect(inOrder(written)).toEqual(inOrder(rows));
});

it('a kind of message has the most important class of its messages on each side', () => {
  const sidesOf = ({ isOfEitherSide, side }: Audience) =>
    isOfEitherSide ? ['shipper', 'carrier'] : [side === 'shipper' ? 'shipper' : 'carrier'];
  const heaviest: Record<string, Record<string, string>> = {};
  for (const kind of NOTIFICATION_CLASSES.toReversed())
    for (const notice of DECLARED_NOTICES.filter((one) => one.class === kind))
      for (const side of sidesOf(notice.to)) (heaviest[notice.group] ??= {})[side] = kind;
  expect(heaviest).toEqual(NOTIFICATION_GROUPS);
});

it.each(LOCALES)('the texts in %s use only values that an entry has', (locale) => {
  const known = [
    'tender',
    'company',
    'carrier',
    'at',
    'person',
    'login',
    'number',
    'name',
    'requested',
    'text',
    'taken',
    'count',
    'title',
    'done',
    'left',
    'total',
    'created',
    'updated',
    'unchanged',
    'refused',
  ];
  const texts = Object.entries(serverMessages[locale].notifications).filter(([key]) =>
    TEMPLATES.has(key.replace(/\.(title|text)$/, '')),
  );
  expect(texts).toHaveLength(2 * TEMPLATES.size);
  const named = texts.flatMap(([key, text]) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => `${key} ${name}`));
  expect(named.filter((place) => !known.includes(place.split(' ')[1] ?? ''))).toEqual([]);
});

it('every message belongs to an event and to one kind', () => {
  const titles = Object.keys(serverMessages.en.notifications).filter((key) => key.endsWith('.title'));
  expect(titles.filter((key) => !TEMPLATES.has(key.replace('.title', '')))).toEqual([]);
  const kinds = new Set(DECLARED_NOTICES.map(({ template, group }) => `${template} ${group}`));
  expect(kinds.size).toBe(TEMPLATES.size);
});
