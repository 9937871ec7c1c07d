import { z } from 'zod';
import { defineEvent, showAll } from '../core/event';

const named = z.strictObject({ name: z.string() });
const ofList = defineEvent({ entity: 'field_list', params: named, views: { shipper: showAll } });
const ofField = defineEvent({ entity: 'custom_field', params: named, views: { shipper: showAll } });

export const fieldEvents = {
  'field_list.created': ofList,
  'field_list.changed': ofList,
  'field_list.deleted': ofList,
  'field_list.restored': ofList,
  'custom_field.created': ofField,
  'custom_field.changed': ofField,
  'custom_field.deleted': ofField,
  'custom_field.restored': ofField,
};
