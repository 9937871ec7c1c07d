import { beginEarly } from '@tenderlane/web/core/early/begin-early';
import { BASE, paths } from '../lib/paths';
import { frames } from './frames';
import { PAGES } from './pages';

beginEarly({ side: 'carrier', base: BASE, pages: PAGES, home: paths.loads, signIn: paths.auth, frames });
