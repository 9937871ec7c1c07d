import { beginEarly } from '@tenderlane/web/core/early/begin-early';
import { BASE, HOME, SIGN_IN } from '../lib/paths';
import { frames } from './frames';
import { PAGES } from './pages';

beginEarly({ side: 'carrier', base: BASE, pages: PAGES, home: HOME, signIn: SIGN_IN, frames });
