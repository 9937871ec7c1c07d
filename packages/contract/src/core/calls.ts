import { z } from 'zod';
import { dataOf, type EndpointTable } from './endpoint';
import type { ContractFeature } from './feature';
import { line } from './fields';

const installationApi = {
  'GET /country': {
    access: 'public',
    summary: 'The visitor’s country, from the network address, else the browser’s region, else its time zone',
    query: z.strictObject({ time_zone: line(64).optional() }),
    response: dataOf(z.object({ country_id: z.string(), locale: z.string() })),
  },
  'GET /installation': {
    access: 'public',
    summary: 'What every page must say about this installation',
    response: dataOf(
      z.object({
        version: z.string(),
        has_mailbox: z.boolean(),
        mailbox_is_public: z.boolean(),
        has_demo: z.boolean(),
        /** The style of a tile server, with `{theme}` and `{language}` in it; null for the bundled map. */
        map_style_url: z.string().nullable(),
        /** The script of a support service; pages load it last. */
        support_widget_url: z.string().nullable(),
        /** Socket for live changes: the key in its address, and host and port when they differ from the page's. */
        socket: z.object({ key: z.string(), host: z.string().nullable(), port: z.number().int().nullable() }),
      }),
    ),
  },
} as const satisfies EndpointTable;

export const coreContract = { calls: { public: installationApi } } as const satisfies ContractFeature;
