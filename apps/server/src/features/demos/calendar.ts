import type { Locale } from '@tenderlane/contract';
import { createEvent } from 'ics';
import type { CalendarFile } from '../../platform/messages/messages';
import { write } from '../../platform/notices/texts';
import type { Secrets } from '../../platform/secrets/secrets';
import type { DemoRow } from './demo.queries';

const STANDING: readonly DemoRow['state'][] = ['agreed', 'done', 'no_show'];

interface Parts {
  publicUrl: string;
  secrets: Secrets;
  locale: Locale;
}

export function calendarOf(demo: DemoRow, { publicUrl, secrets, locale }: Parts): CalendarFile | null {
  if (!demo.at || !demo.ends_at) return null;
  const isStanding = STANDING.includes(demo.state);
  const method = isStanding ? 'REQUEST' : 'CANCEL';
  const { hostname } = new URL(publicUrl);
  const { error, value } = createEvent({
    uid: `demo-${demo.id}@${hostname}`,
    productId: 'tenderlane',
    method,
    sequence: demo.sequence,
    status: isStanding ? 'CONFIRMED' : 'CANCELLED',
    title: write(locale, 'demo.calendar', { company: demo.company_name }),
    start: demo.at.getTime(),
    end: demo.ends_at.getTime(),
    startInputType: 'utc',
    endInputType: 'utc',
    startOutputType: 'utc',
    endOutputType: 'utc',
    url: `${publicUrl}/demo/${secrets.link('demo-booking', demo.id, demo.salt)}`,
    ...(demo.host_email && { organizer: { name: demo.host ?? '', email: demo.host_email } }),
    ...(demo.login.includes('@') && { attendees: [{ name: demo.name, email: demo.login, rsvp: false }] }),
  });
  if (error || value === null) throw error ?? new Error('an empty calendar file');
  return { method, content: value };
}
