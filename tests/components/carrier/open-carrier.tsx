import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import '../../../apps/carrier/src/app/touch.css';
import { RouterProvider } from '@tanstack/react-router';
import { carrierApi, publicApi, type CarrierApi } from '@tenderlane/contract';
import { openPage, type Answers, type Size } from '../open-page';
import { account, publicAnswers, sharedAnswers } from '../shared-answers';
import { router } from '../../../apps/carrier/src/app/router';
import { pageHref } from '../../../apps/carrier/src/app/page-href';
import { TOPICS } from '../../../apps/carrier/src/app/topics';
import { navigation } from '../../../apps/carrier/src/app/web-navigation';
import { application } from '../../../apps/carrier/src/lib/application';

const frameAnswers: Answers<CarrierApi> = {
  ...sharedAnswers,
  'GET /account': () => ({
    data: { ...account, rights: ['loads.read', 'bids.write', 'settings.write'], server_time: new Date().toISOString() },
  }),
  'GET /loads/counts': () => ({ data: { open: 1, bids: 0, awards: 0, history: 0 } }),
};

export const openCarrier = (path: string, answers: Answers<CarrierApi>, size?: Size): Promise<void> =>
  openPage(
    {
      application,
      navigation,
      lists: { topics: TOPICS, pageHref },
      routes: <RouterProvider router={router} />,
      router,
      apis: [
        { base: '/api/carrier/v1', table: carrierApi, answers: { ...frameAnswers, ...answers } },
        { base: '/api/public/v1', table: publicApi, answers: publicAnswers },
      ],
    },
    path,
    size,
  );
