import { beginEarly } from '@tenderlane/web/core/early/begin-early';
import { HOME, SIGN_IN } from '../lib/paths';
import { frames } from './frames';
import { PAGES } from './pages';

beginEarly({ side: 'shipper', base: '', pages: PAGES, home: HOME, signIn: SIGN_IN, frames });
