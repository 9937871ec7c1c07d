import './early';
import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { startApplication } from '@tenderlane/web/shell/start-application';
import { web } from '../lib/web';
import { router } from './router';
import { navigation } from './web-navigation';

await startApplication(web, navigation, <RouterProvider router={router} />);
