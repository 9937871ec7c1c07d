import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const legalPages = {
  [paths.policy]: pageOf(() => import('./policy.page'), 'PolicyPage', [], {
    name: 'policy',
    help: 'what-competitors-see',
    isOpen: true,
    hidesNavigation: true,
  }),
  [paths['terms-of-use']]: pageOf(() => import('./terms-of-use.page'), 'TermsOfUsePage', [], {
    name: 'terms-of-use',
    help: 'errors-and-support',
    isOpen: true,
    hidesNavigation: true,
  }),
  [paths['privacy-policy']]: pageOf(() => import('./privacy-policy.page'), 'PrivacyPolicyPage', [], {
    name: 'privacy-policy',
    help: 'what-competitors-see',
    isOpen: true,
    hidesNavigation: true,
  }),
} as const;
