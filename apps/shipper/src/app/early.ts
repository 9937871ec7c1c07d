import { beginEarly } from '@tenderlane/web/core/early/begin-early';
import { paths } from '../lib/paths';
import { frames } from './frames';
import { PAGES } from './pages';

beginEarly({ side: 'shipper', base: '', pages: PAGES, home: paths.tenders, signIn: paths.auth, frames });
