import type { AnswerOf, CarrierLoad, DraftMeta, ShipperApi } from '@tenderlane/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../../../lib/api';
import {
  draftBody,
  keyStops,
  ownFields,
  termsFields,
  type DraftFields,
  type EditMeta,
  type ServerDraft,
} from './draft-fields';
import type { SaveRequest } from './draft-store';

type NewDraftAnswer = AnswerOf<ShipperApi['GET /loads/new']>;
type DraftAnswer = NewDraftAnswer | AnswerOf<ShipperApi['PUT /loads/{id}']>;

function fieldsOf(load: DraftAnswer['data']): DraftFields {
  const { name, external_id, tender_type, note, tags, cargo, truck, payment } = load;
  return {
    name,
    external_id,
    tender_type,
    note,
    tags,
    cargo,
    truck,
    payment,
    waypoints: keyStops(load.waypoints),
    ...termsFields(load.auction),
    ...ownFields(load.custom),
  };
}

const metaOf = (load: DraftAnswer['data'], meta: DraftMeta): EditMeta => ({
  version: meta.version,
  missing: meta.missing,
  warnings: meta.warnings,
  audienceCount: meta.audience_count,
  notEligibleCount: meta.audience_not_eligible,
  invitedCount: meta.audience_invited,
  distanceKm: load.distance_km,
  distanceSource: load.distance_source,
  number: 'number' in load ? load.number : '',
  state: load.status_id,
  countryId: load.country_id,
  updatedAt: load.updated_at,
});

const read = ({ data, meta }: DraftAnswer): ServerDraft => ({ fields: fieldsOf(data), meta: metaOf(data, meta) });

export const fetchDraft = async (id: number): Promise<ServerDraft> =>
  read(await call('GET /loads/{id}/edit', { path: { id } }));

const fetchNewDraft = async (): Promise<ServerDraft> => read(await call('GET /loads/new'));

const NEW_DRAFT_MS = 5_000;
const newDraftQuery = queryOptions({
  queryKey: loadKeys.newDraft(),
  queryFn: fetchNewDraft,
  staleTime: NEW_DRAFT_MS,
  gcTime: NEW_DRAFT_MS,
});

export const prepareNewDraft = (queryClient: QueryClient) => queryClient.prefetchQuery(newDraftQuery);

/** Never cached, because the first save of an outdated copy would conflict. */
export const draftQuery = (id: number | null, queryClient: QueryClient) =>
  queryOptions({
    queryKey: loadKeys.draft(id),
    queryFn: () => (id === null ? queryClient.fetchQuery(newDraftQuery) : fetchDraft(id)),
    initialData: () => (id === null ? queryClient.getQueryData(newDraftQuery.queryKey) : undefined),
    staleTime: Infinity,
    gcTime: 0,
  });

/** A retry is safe without an idempotency key, because the request contains the version. */
export async function saveDraft(id: number, { edits, version, confirmsMaterial }: SaveRequest): Promise<ServerDraft> {
  const body = { ...draftBody(edits), version, ...(confirmsMaterial && { confirm_material: true }) };
  return read(await call('PUT /loads/{id}', { path: { id }, body, idempotencyKey: false }));
}

export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: loadKeys.preview(id),
    queryFn: async (): Promise<CarrierLoad> => (await call('GET /loads/{id}/preview', { path: { id } })).data,
    staleTime: 0,
    gcTime: 0,
  });

export const publishMutation = (id: number, saveFirst: () => Promise<void>) => ({
  mutationFn: async () => {
    await saveFirst();
    return call('PUT /loads/{id}/publish', { path: { id } });
  },
  meta: { errorOnPage: true } as const,
});

export const invalidateLoads = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: loadKeys.all });

// The next page asks for what it shows; only the totals of the navigation are shown already.
export function leaveLoads(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: loadKeys.all, refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: loadKeys.total({}) });
}

/** Relation states that can be selected. An invited carrier sees the tender after it accepts. */
const CHOOSABLE = ['verified', 'on_review', 'invited'] as const;

export const carriersFoundQuery = (search: string) =>
  queryOptions({
    queryKey: carrierKeys.choosable(search),
    queryFn: async () => {
      const find = (state: (typeof CHOOSABLE)[number]) =>
        call('GET /carriers', { query: { state, search, per_page: 50, sort: 'name' } });
      const found = await Promise.all(CHOOSABLE.map(find));
      return found
        .flatMap(({ data }) => data)
        .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    },
    placeholderData: keepPreviousData,
  });

export const carrierQuery = (id: number) =>
  queryOptions({
    queryKey: carrierKeys.one(id),
    queryFn: async () => (await call('GET /carriers/{id}', { path: { id } })).data,
  });
