import type { CarrierApi, CarrierListItem, CarrierLoad } from '@tenderlane/contract';
import type { Answers } from '../open-page';
import { listOf } from '../shared-answers';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const tenderRow: CarrierListItem = {
  id: 1,
  number: 'TL-1',
  name: 'TL-1',
  status_id: 'ongoing',
  shipper: {
    name: 'Bench r5d4ejon',
    country_id: 'pl',
  },
  tender_type: 'ftl',
  distance_km: 1077,
  distance_source: 'estimate',
  published_at: '2026-11-27T20:42:12.764Z',
  effective_end_at: inHours(10),
  extended_count: 0,
  option: {
    id: 1,
    state: 'invited',
    provisional: false,
    provisional_reasons: [],
    packet_id: null,
    decline_code: null,
    confirm_until: null,
  },
  own_bid: null,
  own_rank: null,
  best_price: null,
  bidder_count: 0,
  result: null,
  cargo_name: 'Paper rolls',
  weight_kg: 22000,
  body_types: ['tent'],
  mode: 'open',
  starting_rate: {
    amount: 250000,
    currency: 'EUR',
  },
  book_now_price: null,
  waypoints: [
    {
      id: 1,
      kind: 'pickup',
      city: 'Gdańsk',
      country_id: 'pl',
      time_zone: 'Europe/Warsaw',
      from: '2026-12-02T08:00:00.000Z',
      to: '2026-12-02T12:48:00.000Z',
    },
    {
      id: 2,
      kind: 'delivery',
      city: 'Kyiv',
      country_id: 'ua',
      time_zone: 'Europe/Kyiv',
      from: '2026-12-04T08:00:00.000Z',
      to: '2026-12-04T12:48:00.000Z',
    },
  ],
};

export const tender: CarrierLoad = {
  id: 1,
  number: 'TL-1',
  name: 'TL-1',
  status_id: 'ongoing',
  shipper: {
    name: 'Bench r5d4ejon',
    country_id: 'pl',
  },
  tender_type: 'ftl',
  distance_km: 1077,
  distance_source: 'estimate',
  published_at: '2026-11-27T20:42:12.764Z',
  effective_end_at: inHours(10),
  extended_count: 0,
  option: {
    id: 1,
    state: 'viewed',
    provisional: false,
    provisional_reasons: [],
    packet_id: null,
    decline_code: null,
    confirm_until: null,
  },
  own_bid: null,
  own_rank: null,
  best_price: null,
  bidder_count: 0,
  result: null,
  note: null,
  cargo: {
    name: 'Paper rolls',
    length_id: 'm',
    weight_id: 't',
    weight_kg: 22000,
  },
  truck: {
    body_types: ['tent'],
    load_types: ['rear'],
  },
  payment: {
    type: 'bank_transfer',
    currency: 'EUR',
    vat_mode: 'net',
    days_to_pay: 30,
  },
  waypoints: [
    {
      id: 1,
      kind: 'pickup',
      name: null,
      note: null,
      contact: null,
      address: {
        lat: 54.35,
        lon: 18.65,
        city: 'Gdańsk',
        name: 'Gdańsk',
        time_zone: 'Europe/Warsaw',
        country_id: 'pl',
      },
      window: {
        from: '2026-12-02T08:00:00.000Z',
        to: '2026-12-02T12:48:00.000Z',
      },
      facility: null,
    },
    {
      id: 2,
      kind: 'delivery',
      name: null,
      note: null,
      contact: null,
      address: {
        lat: 50.45,
        lon: 30.52,
        city: 'Kyiv',
        name: 'Kyiv',
        time_zone: 'Europe/Kyiv',
        country_id: 'ua',
      },
      window: {
        from: '2026-12-04T08:00:00.000Z',
        to: '2026-12-04T12:48:00.000Z',
      },
      facility: null,
    },
  ],
  terms: {
    mode: 'open',
    basis: 'trip',
    quantity_milli: 1000,
    vat_rate_bp: 0,
    starting_rate: {
      amount: 250000,
      currency: 'EUR',
    },
    book_now_price: null,
    bid_step: {
      kind: 'amount',
      value: 1000,
    },
    extra_minutes: 5,
    max_extra_minutes: 30,
    confirm_minutes: 120,
    decision_minutes: 1440,
  },
  planned_end_at: inHours(10),
  latest_end_at: inHours(11),
  bid_valid_until: {
    least: '2026-11-29T09:12:12.764Z',
    usual: '2026-12-02T08:00:00.000Z',
  },
  own_bids: [],
  shipper_contact: null,
  shipper_release_rate_bp: null,
  shipper_dwell_minutes: null,
  own_bids_next: null,
  highest_allowed: {
    amount: 250000,
    currency: 'EUR',
  },
  loading_late_since: null,
  changed_sections: [],
  timeline: [
    {
      step: 'published',
      at: '2026-11-27T20:42:12.764Z',
    },
  ],
  refusals: {},
  server_time: new Date().toISOString(),
};

export const tendersAnswers = (rows: CarrierListItem[]): Answers<CarrierApi> => ({
  'GET /loads': () => listOf(rows),
  'GET /invitations': () => ({ data: [] }),
});

export const tenderAnswers = (load: CarrierLoad): Answers<CarrierApi> => ({
  'GET /loads/{id}': () => ({ data: load }),
  'GET /loads/{id}/route': () => ({
    data: {
      source: 'estimate',
      distance_km: 1077,
      duration_minutes: 994,
      legs: [{ distance_km: 1077, duration_minutes: 994 }],
      points: [
        [18.65, 54.35],
        [30.52, 50.45],
      ],
      line: null,
    },
  }),
  'GET /loads/{id}/questions': () => ({ data: [] }),
  'GET /loads/{id}/vehicle': () => ({
    data: {
      driver: null,
      truck: null,
      trailer: null,
      changed_at: null,
      refusals: {},
      needs_reason: false,
      clashes: [],
    },
  }),
  'GET /info/map_places': () => ({ data: [], meta: { places_loading: false } }),
});
