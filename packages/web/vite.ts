import type { UserConfig } from 'vite';
import { refuseCircles } from './circles.ts';
import { dropUnusedStyles } from './unused-styles.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

const LIST =
  /[\\/](loads[\\/](list[\\/]|bulk[\\/](?!job-)|load-list\.tsx|load-columns\.tsx|load-card\.tsx|list-filter\.tsx)|(web|ui)[\\/]src[\\/]list[\\/]|open-invitations|@tanstack[\\/](react-)?virtual(-core)?)/;

/** What becomes of many loads or carriers, in a dialog and on a page of its own; no first screen shows it. */
const JOB = /loads[\\/]bulk[\\/]job-/;

/** What no first screen shows: fields to type into and choose from, and what opens over a page. */
const FORMS = [
  /components[\\/](Autocomplete|Combobox(?![\\/](ComboboxChevron|Combobox\.module|get-parsed))|Drawer|FloatingIndicator|Modal|ModalBase|MultiSelect|NumberInput|Pill|PillsInput|ScrollArea|SegmentedControl|Select|Switch|TagsInput|Textarea)[\\/]/,
  /(react-number-format|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|react-transition-group|use-sidecar|use-callback-ref|tslib)[\\/]/,
  /ui[\\/]src[\\/]inputs[\\/](?!reason-button|code-)/,
  /(confirm-dialog|toaster|cancel-reason|layout-panel|typed-\w+|taken-legal-id|field-input|(country|role|language)-select|moment-field)\.tsx?$/,
  /features[\\/]legal[\\/]/,
];
const isOfForms = (id: string) => FORMS.some((form) => form.test(id));

/** What the pages of the network, of facilities and of own fields share; it types and chooses, so it imports the forms. */
const NETWORK =
  /(web[\\/]src|features)[\\/](announcements|capabilities|carriers|companies|facilities|fields|files|fleet|imports|invitations|packets|reviews|scorecard)[\\/]|company-fields|domain[\\/]src[\\/](companies|facilities|fields|files|imports|invitations|network|packets|scorecard)[\\/]/;
/** What the pages of loads show of them. */
const SHOWN_WITH_LOADS =
  /fields[\\/](field-(value|text|columns)|use-field-chips|fields\.api)|facilities[\\/](facilities\.api|route)|fleet[\\/]vehicle\.api|[\\/]index\.ts|domain[\\/]src[\\/]f(ield|acilitie)s[\\/]|\.module\.css/;
const isOfNetwork = (id: string) => NETWORK.test(id) && !SHOWN_WITH_LOADS.test(id);

/** The few things that the form of the sign-in shares with other pages. */
const FIRST =
  /components[\\/](TextInput|InputBase|Text|Progress)[\\/]|IconChevronLeft\.mjs|(error-text|visitor-country|use-server-second|use-input-props|get-auto-contrast-value|domain[\\/]src[\\/]time\.ts|use-bar-height|sticky-bar|code-input)/;

interface Application {
  /** Where the server has it. */
  base: string;
  /** Modules that at least so many pages share are one chunk. */
  minShareCount: number;
}

/** How each of the two applications is built, and served while it is worked on. */
export const buildOf = ({ base, minShareCount }: Application) =>
  ({
    base,
    publicDir: '../../packages/web/public',
    plugins: [dropUnusedStyles(), refuseCircles()],
    build: {
      target: 'es2022',
      // Inlined files would be data: addresses, which the content security policy allows for pictures only.
      assetsInlineLimit: 0,
      // What draws a map is as large; it comes behind the page that has one.
      chunkSizeWarningLimit: 1_100,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What changes only with an upgrade stays in the browser's cache from release to release.
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 7 },
              {
                name: 'tanstack',
                test: /node_modules[\\/](@tanstack[\\/](?!(react-)?virtual)|use-sync-external-store)/,
                priority: 7,
              },
              // What every page needs is one file, and what several share is another: a page comes in few files. Finer
              // groups (entriesAware) import each other in a circle, and then a page waits for ever.
              { name: 'start', tags: ['$initial'], priority: 6 },
              { name: 'first', test: FIRST, minShareCount: 2, priority: 5 },
              { name: 'icons', test: /[\\/]icons-react[\\/].*[\\/]Icon\w+\.mjs$/, minShareCount: 2, priority: 5 },
              // A group takes what its modules import with them, so one imports only those above it.
              {
                name: 'parts',
                test: (id: string) => !LIST.test(id) && !JOB.test(id) && !isOfForms(id) && !isOfNetwork(id),
                minShareCount,
                priority: 4,
              },
              // A page and what it opens later share small modules of its list; each alone would be a file.
              { name: 'list', test: (id: string) => LIST.test(id) && !isOfForms(id), minShareCount: 2, priority: 3 },
              { name: 'forms', test: isOfForms, minShareCount: 2, priority: 2 },
              { name: 'network', test: isOfNetwork, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/dev': server, '/docs': server, '/health': server } },
  }) satisfies UserConfig;
