import { network } from '../../platform/notices/audiences';
import type { NoticeSource } from '../../platform/notices/notice';
import { placeAt, type Subject } from '../../platform/notices/subject';
import { carrier, readTenderSubjects } from '../tender-notices';

const figuresSubject = (subject: Subject): Subject => ({
  ...subject,
  placeFor: (_reader, side) =>
    side === 'shipper'
      ? placeAt(`/carriers/${subject.carrierId}?tab=reviews`, 'carriers.reviews', subject.carrierId)
      : placeAt('/carrier/scorecard', 'scorecard'),
  valuesFor(reader, side, shown) {
    const { link_for: _tenderLink, ...values } = subject.valuesFor(reader, side, shown);
    return values;
  },
});

export const figureNotices: NoticeSource = {
  notices: {
    'load.reviewed': [{ to: carrier, template: 'order-reviewed', group: 'network', class: 'useful' }],
    'option.contested': [{ to: network, template: 'figure-contested', group: 'network', class: 'useful' }],
    'option.contest_accepted': [{ to: carrier, template: 'contest-accepted', group: 'network', class: 'useful' }],
    'option.contest_declined': [{ to: carrier, template: 'contest-declined', group: 'network', class: 'useful' }],
  },
  async readSubjects(sql, events) {
    const subjects = await readTenderSubjects(sql, events);
    return new Map([...subjects].map(([event, subject]) => [event, figuresSubject(subject)]));
  },
};
