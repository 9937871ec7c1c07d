import { dataOf, type EndpointTable } from '../../core/endpoint';
import { followedTrack, followedTrip, trackingLink, trackingLinkBody, trackingLinks } from './schemas';

const list = {
  access: 'brand',
  secret: true,
  summary: 'Links of the own company by which strangers follow the trip',
  response: dataOf(trackingLinks),
} as const;
const add = {
  access: 'brand',
  secret: true,
  summary: 'Make a link for a consignee; the same label and stop give the same link again',
  body: trackingLinkBody,
  response: dataOf(trackingLink),
  status: 201,
} as const;
const revoke = { access: 'brand', summary: 'Revoke a link; it ends at once', response: null } as const;

export const shipperTrackingLinkApi = {
  'GET /loads/{id}/tracking_links': { ...list, right: 'loads.write' },
  'POST /loads/{id}/tracking_links': { ...add, right: 'loads.write' },
  'DELETE /loads/{id}/tracking_links/{link_id}': { ...revoke, right: 'loads.write' },
} as const satisfies EndpointTable;

export const carrierTrackingLinkApi = {
  'GET /loads/{id}/tracking_links': { ...list, right: 'bids.write' },
  'POST /loads/{id}/tracking_links': { ...add, right: 'bids.write' },
  'DELETE /loads/{id}/tracking_links/{link_id}': { ...revoke, right: 'bids.write' },
} as const satisfies EndpointTable;

export const followApi = {
  'GET /tracking/{code}': {
    access: 'link',
    secret: true,
    summary: 'A trip by a tracking link: state, cities, expected arrivals and a rounded position',
    response: dataOf(followedTrip),
  },
  'GET /tracking/{code}/track': {
    access: 'link',
    secret: true,
    summary: 'The driven line of a tracking link for its map, in rounded points',
    response: dataOf(followedTrack),
  },
} as const satisfies EndpointTable;
