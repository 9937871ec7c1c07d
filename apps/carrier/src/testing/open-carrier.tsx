import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import '../app/touch.css';
import { RouterProvider } from '@tanstack/react-router';
import { carrierApi, publicApi, type CarrierApi } from '@tenderlane/contract';
import { openPage, type Answers, type Size } from '@tenderlane/web/testing/open-page';
import { account, publicAnswers, sharedAnswers } from '@tenderlane/web/testing/shared-answers';
import { router } from '../app/router';
import { TOPICS } from '../app/topics';
import { navigation } from '../app/web-navigation';
import { application } from '../lib/application';

const frameAnswers: Answers<CarrierApi> = {
  ...sharedAnswers,
  'GET /account': () => ({
    data: { ...account, rights: ['loads.read', 'bids.write', 'settings.write'], server_time: new Date().toISOString() },
  }),
  'GET /loads/counts': () => ({ data: { open: 1, bids: 0, awards: 0, history: 0 } }),
};

/** Opens a page of the carrier's application; `answers` are added to those about the frame of each page. */
export const openCarrier = (path: string, answers: Answers<CarrierApi>, size?: Size): Promise<void> =>
  openPage(
    {
      application,
      navigation,
      lists: { topics: TOPICS },
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
