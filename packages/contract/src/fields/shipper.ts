import { FIELD_ENTITIES } from '@tenderlane/domain/fields';
import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id } from '../core/fields';
import { customField, customFieldBody, customFieldChange, fieldList, fieldListBody, fieldListChange } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'settings.write' } as const;

export const fieldsApi = {
  'GET /field_lists': { ...read, summary: 'Own lists', response: dataOf(z.array(fieldList)) },
  'POST /field_lists': {
    ...write,
    capacity: 'custom_fields',
    summary: 'Make a list',
    body: fieldListBody,
    response: dataOf(fieldList),
    status: 201,
  },
  'PUT /field_lists/{id}': {
    ...write,
    summary: 'Change a list; an option that is left out is retired',
    body: fieldListChange,
    response: dataOf(fieldList),
  },
  'DELETE /field_lists/{id}': { ...write, summary: 'Delete a list that no field uses', response: null },
  'PUT /field_lists/{id}/restore': {
    ...write,
    summary: 'Take the deletion of a list back',
    response: dataOf(fieldList),
  },
  'GET /custom_fields': {
    ...read,
    summary: 'Own fields in their order',
    query: z.strictObject({ entity: z.enum(FIELD_ENTITIES).optional() }),
    response: dataOf(z.array(customField)),
  },
  'POST /custom_fields': {
    ...write,
    capacity: 'custom_fields',
    summary: 'Make a field',
    body: customFieldBody,
    response: dataOf(customField),
    status: 201,
  },
  'PUT /custom_fields/{id}': {
    ...write,
    summary: 'Change a field; variable, type and list stand once a record has a value',
    body: customFieldChange,
    response: dataOf(customField),
  },
  'PUT /custom_fields/order': {
    ...write,
    summary: 'The order of the fields of an entity',
    body: z.strictObject({ entity: z.enum(FIELD_ENTITIES), ids: z.array(id).min(1).max(100) }),
    response: dataOf(z.array(customField)),
  },
  'DELETE /custom_fields/{id}': { ...write, summary: 'Delete a field; its values stay', response: null },
  'PUT /custom_fields/{id}/restore': {
    ...write,
    summary: 'Take the deletion of a field back, with its values',
    response: dataOf(customField),
  },
} as const satisfies EndpointTable;
