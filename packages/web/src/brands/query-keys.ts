import type { LiveTopics } from '../core/live/live-topics';
import { coreKeys } from '../core/queries/query-keys';
import { memberKeys } from './members/query-keys';

export const companyKeys = {
  all: ['company'],
  profile: ['company', 'profile'],
  signees: ['company', 'signees'],
  requisites: ['company', 'requisites'],
  history: ['company', 'history'],
  setting: ['setting'],
} as const;

export const companyTopics: LiveTopics = {
  changed: {
    company: () => [{ queryKey: coreKeys.account }, { queryKey: companyKeys.setting }, { queryKey: memberKeys.all }],
  },
};
