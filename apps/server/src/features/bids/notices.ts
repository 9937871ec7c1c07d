import type { NoticeSource } from '../../platform/notices/notice';
import { reached, readTenderSubjects } from '../tender-notices';

export const bidNotices: NoticeSource = {
  notices: {
    'load.bid_withdrawn': [{ to: reached, template: 'tender-leader-withdrew', group: 'changed', class: 'useful' }],
  },
  readSubjects: readTenderSubjects,
};
