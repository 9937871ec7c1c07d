import './early';
import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { startApplication } from '@tenderlane/web/shell/start-application';
import { application } from '../lib/application';
import { router } from './router';
import { pageHref } from './page-href';
import { TOPICS } from './topics';
import { navigation } from './web-navigation';

await startApplication({
  application,
  navigation,
  lists: { topics: TOPICS, pageHref },
  routes: <RouterProvider router={router} />,
});
