import { z } from 'zod';
import { cursorMeta, cursorQuery, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { receivedAnnouncement } from './schemas';

export const carrierAnnouncementsApi = {
  'GET /announcements': {
    summary: 'What shippers announced to this carrier, newest first',
    access: 'brand',
    right: 'loads.read',
    query: cursorQuery,
    response: dataWith(z.array(receivedAnnouncement), cursorMeta),
  },
  'GET /announcements/{id}': {
    summary: 'One announcement',
    access: 'brand',
    right: 'loads.read',
    response: dataOf(receivedAnnouncement),
  },
  'PUT /announcements/{id}/read': {
    summary: 'Somebody of this carrier has read it',
    access: 'brand',
    right: 'loads.read',
    response: dataOf(receivedAnnouncement),
  },
} as const satisfies EndpointTable;
