import type { Notice, NoticeSource } from '../../platform/notices/notice';
import { withWords } from '../../platform/notices/subject';
import { manager, readTenderSubjects } from '../tender-notices';
import { listArrivalReports } from './facts/known-arrivals.queries';

const arrival: Notice = {
  to: manager,
  template: 'trip-arrived',
  group: 'trip',
  class: 'digest',
  only: ['in_app', 'email'],
  isMailedInDigest: true,
  withoutSms: true,
};

export const trackingNotices: NoticeSource = {
  notices: {
    'trip.arrived': [arrival],
    'trip.stop_reported': [{ ...arrival, when: ({ state }) => state === 'arrived' }],
  },
  // An arrival that another source has reported before is no news.
  async readSubjects(sql, events) {
    const stopOf = ({ params }: (typeof events)[number]) => Number((params as { stop_id?: number }).stop_id);
    const reports = await listArrivalReports(sql, events.map(stopOf).filter(Number.isFinite));
    const firstAt = new Map(reports.map((report) => [report.stop_id, report.first_at.getTime()]));
    const news = events.filter((event) => (event.at ?? 0) <= (firstAt.get(stopOf(event)) ?? Infinity));
    const subjects = await readTenderSubjects(sql, news);
    for (const [event, subject] of subjects)
      subjects.set(
        event,
        withWords(subject, ({ stop }) => (typeof stop === 'string' ? { text: stop } : {})),
      );
    return subjects;
  },
};
