import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { publicApi, shipperApi, type ShipperApi } from '@tenderlane/contract';
import { openPage, type Answers, type Size } from '../open-page';
import { account, publicAnswers, sharedAnswers } from '../shared-answers';
import { router } from '../../../apps/shipper/src/app/router';
import { pageHref } from '../../../apps/shipper/src/app/page-href';
import { TOPICS } from '../../../apps/shipper/src/app/topics';
import { navigation } from '../../../apps/shipper/src/app/web-navigation';
import { application } from '../../../apps/shipper/src/lib/application';

const frameAnswers: Answers<ShipperApi> = {
  ...sharedAnswers,
  'GET /account': () => ({
    data: {
      ...account,
      rights: ['loads.read', 'loads.write', 'loads.award', 'carriers.write', 'users.write'],
      server_time: new Date().toISOString(),
    },
  }),
  'GET /accounting/subscriptions/account': () => ({
    data: { is_need_subscription: false, is_overused: false, name: 'large', capacity: [] },
  }),
  'GET /user_filter/filters': () => ({ data: [] }),
  'GET /custom_fields': () => ({ data: [] }),
  'GET /labels': () => ({ data: [] }),
};

export const openShipper = (path: string, answers: Answers<ShipperApi>, size?: Size): Promise<void> =>
  openPage(
    {
      application,
      navigation,
      lists: { topics: TOPICS, pageHref },
      routes: <RouterProvider router={router} />,
      router,
      apis: [
        { base: '/api/shipper/v1', table: shipperApi, answers: { ...frameAnswers, ...answers } },
        { base: '/api/public/v1', table: publicApi, answers: publicAnswers },
      ],
    },
    path,
    size,
  );
