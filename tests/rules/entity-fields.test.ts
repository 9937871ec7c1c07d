import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { companyProfile, companyProfileBody, signee, signeeBody } from '@tenderlane/contract/brands/profile';
import { requisites, requisitesBody } from '@tenderlane/contract/brands/requisites';
import { brandBody } from '@tenderlane/contract/brands/calls';
import { carrierCompany } from '@tenderlane/contract/carriers/company';
import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import { carrier } from '@tenderlane/contract/carriers/schemas';
import { carriersApi } from '@tenderlane/contract/carriers/shipper';
import { fieldColumn, variableOfColumn } from '@tenderlane/contract/fields/columns';
import { customField, customFieldBody, fieldListBody } from '@tenderlane/contract/fields/schemas';
import { FACILITY } from './facility-fields';
import { FLEET_ENTITIES } from './fleet-fields';
import { listSources, readSource } from './sources';

interface Field {
  column: string;
  answer: string;
  body?: string;
  form?: string;
  exported?: string;
}

interface Entity {
  answer: z.ZodType;
  bodies: readonly z.ZodType[];
  forms: readonly string[];
  exports: (name: string) => boolean;
  fields: Readonly<Record<string, Field>>;
}

const WEB = 'packages/web/src/brands/';
const card = (name: string) => named(['apps/server/src/features/brands/profile/export-company.ts'], name);
const columnOf = (columns: readonly string[]) => (name: string) => columns.includes(name);
/** Facts about a record's place in its company, which are not its own data. */
const NOT_EXPORTED = ['facility: favourite flag', 'facility: deleted and restored'];
const DEFINITION = 'custom list field';

const inProfile = (column: string, path = column): Field => ({
  column: `company_profiles.${column}`,
  answer: path,
  body: path,
  form: column,
  exported: `field.${column}`,
});
const ofSignee = (name: string): Field => ({
  column: `company_signees.${name}`,
  answer: name,
  body: name,
  form: name,
  exported: name,
});
const ofRequisites = (name: string): Field => ({ ...ofSignee(name), column: `company_requisites.${name}` });

const ofCarrier = (name: string, tableName = 'carrier_profiles', change: Partial<Field> = {}): Field => ({
  ...{ column: `${tableName}.${name}`, answer: `company.${name}`, body: name, form: name, exported: name },
  ...change,
});
const shownOfCarrier = (column: string, name: string, exported = name): Field => ({
  ...{ column, answer: `row.${name}`, exported },
});

/** A new entity must be added here. */
const ENTITIES: Readonly<Record<string, Entity>> = {
  ...FLEET_ENTITIES,
  facility: FACILITY,
  company: {
    answer: companyProfile,
    bodies: [companyProfileBody, brandBody],
    forms: [`${WEB}profile-fields.tsx`, 'apps/shipper/src/features/brands/brand.form.tsx'],
    exports: card,
    fields: {
      name: { column: 'companies.name', answer: 'name', body: 'name', form: 'name', exported: 'field.name' },
      country: {
        column: 'companies.country_id',
        answer: 'country_id',
        body: 'country_id',
        form: 'country_id',
        exported: 'field.country_id',
      },
      'legal id': {
        column: 'companies.legal_id',
        answer: 'legal_id',
        body: 'legal_id',
        form: 'legal_id',
        exported: 'field.legal_id',
      },
      'type of legal form': inProfile('legal_form'),
      'tax id': inProfile('tax_id'),
      'legal address, country': inProfile('address_country_id', 'address.country_id'),
      'legal address, region': inProfile('address_region', 'address.region'),
      'legal address, city': inProfile('address_city', 'address.city'),
      'legal address, street': inProfile('address_street', 'address.street'),
      'legal address, postal code': inProfile('address_postal_code', 'address.postal_code'),
      'license number': inProfile('licence_number', 'licence.number'),
      'license issuer': inProfile('licence_issuer', 'licence.issuer'),
      'license from': inProfile('licence_from', 'licence.from'),
      'license until': inProfile('licence_until', 'licence.until'),
      website: inProfile('website'),
      industry: inProfile('industry'),
      'organization size': inProfile('organization_size'),
      'fleet size': inProfile('fleet_size'),
      'registered date': inProfile('registered_on'),
    },
  },
  signee: {
    answer: signee,
    bodies: [signeeBody],
    forms: [`${WEB}signee.dialog.tsx`],
    exports: card,
    fields: {
      'first name': ofSignee('first_name'),
      'middle name': ofSignee('middle_name'),
      'last name': ofSignee('last_name'),
      position: ofSignee('position'),
      basis: ofSignee('basis'),
      phone: ofSignee('phone'),
      email: ofSignee('email'),
      'default flag': ofSignee('is_default'),
    },
  },
  requisites: {
    answer: requisites,
    bodies: [requisitesBody],
    forms: [`${WEB}requisites.dialog.tsx`],
    exports: card,
    fields: {
      'bank name': ofRequisites('bank_name'),
      'bank address': ofRequisites('bank_address'),
      account: ofRequisites('account'),
      type: ofRequisites('type'),
      currency: ofRequisites('currency'),
      'main flag': { ...ofRequisites('is_main'), exported: 'requisites.is_main' },
    },
  },
  // Fields that a shipper types of a carrier without a company, and the figures of its list.
  carrier: {
    answer: z.object({ company: carrierCompany, row: carrier }),
    bodies: [companyProfileBody, brandBody, carriersApi['PUT /carriers/{id}'].body],
    forms: [
      `${WEB}profile-fields.tsx`,
      ...['typed-company', 'carrier-fields'].map((name) => `apps/shipper/src/features/companies/${name}.form.tsx`),
      'apps/shipper/src/features/carriers/dialogs/agreement.dialog.tsx',
    ],
    exports: (name) => columnOf(CARRIERS_LIST.columns)(name) || variableOfColumn(name) !== null,
    fields: {
      'company name': ofCarrier('name', 'carriers'),
      'legal id': ofCarrier('legal_id', 'carriers'),
      'type of legal id': shownOfCarrier('carriers.legal_id', 'legal_id_kind'),
      'tax id': ofCarrier('tax_id'),
      country: ofCarrier('country_id', 'carriers', { exported: 'country' }),
      address: ofCarrier('address_city', 'carrier_profiles', {
        ...{ answer: 'company.address.city', body: 'address.city', exported: 'address' },
      }),
      labels: { ...shownOfCarrier('carrier_labels.label_id', 'labels'), body: 'label_ids' },
      'own fields': {
        ...{ column: 'carriers.custom', answer: 'row.custom', body: 'custom', form: 'custom' },
        exported: fieldColumn('colour'),
      },
      rating: shownOfCarrier('carrier_metrics.rating_x100', 'rating_x100', 'rating'),
      trips: shownOfCarrier('carrier_metrics.trips', 'trips'),
      trucks: shownOfCarrier('trucks.carrier_id', 'trucks'),
      'packet status': shownOfCarrier('carriers.packet_status', 'packet_status'),
      verified: shownOfCarrier('carriers.verified_at', 'verified_at', 'verified'),
      'response rate': shownOfCarrier('carrier_metrics.response_bp', 'response_bp', 'response'),
      'acceptance rate': shownOfCarrier('carrier_metrics.acceptance_bp', 'acceptance_bp', 'acceptance'),
      'cancel rate': shownOfCarrier('carrier_metrics.cancel_bp', 'cancel_bp', 'cancel'),
      'registered date': ofCarrier('registered_on'),
      'agreement end date': {
        ...shownOfCarrier('carriers.agreement_ends_on', 'agreement_ends_on', 'agreement_ends'),
        ...{ body: 'agreement_ends_on', form: 'agreement.field' },
      },
      website: ofCarrier('website'),
      industry: ofCarrier('industry'),
      'organization size': ofCarrier('organization_size'),
      'fleet size': ofCarrier('fleet_size'),
      'approved by': shownOfCarrier('carriers.verified_by', 'approved_by'),
    },
  },
  [DEFINITION]: {
    answer: customField,
    bodies: [customFieldBody, fieldListBody],
    forms: ['field', 'list'].map((name) => `apps/shipper/src/features/fields/${name}.dialog.tsx`),
    exports: () => false,
    fields: {
      'display name': { column: 'custom_fields.name', answer: 'name', body: 'name', form: 'name' },
      'variable name': { column: 'custom_fields.variable', answer: 'variable', body: 'variable', form: 'variable' },
      'data type': { column: 'custom_fields.type', answer: 'type', body: 'type', form: 'type' },
      options: { column: 'field_lists.options', answer: 'options', body: 'options', form: 'options' },
      required: { column: 'custom_fields.required', answer: 'required', body: 'required', form: 'required' },
      visible: { column: 'custom_fields.visible', answer: 'visible', body: 'visible', form: 'visible' },
      tenders: { column: 'load_details.custom', answer: 'entity', body: 'entity' },
      carriers: { column: 'carriers.custom', answer: 'entity', body: 'entity' },
    },
  },
};

const COLUMNS = new Set(
  listSources('apps/server/migrations', (path) => path.endsWith('.sql')).flatMap((path) => {
    const text = readSource(path);
    const created = [...text.matchAll(/create table (\w+) \(([\s\S]*?)\n\);/g)].flatMap(([, table, body = '']) =>
      [...body.matchAll(/^ {2}(\w+) /gm)].map(([, column]) => `${table}.${column}`),
    );
    const added = [...text.matchAll(/alter table (\w+)([\s\S]*?);$/gm)].flatMap(([, table, body = '']) =>
      [...body.matchAll(/add column (?:if not exists )?(\w+)/g)].map(([, column]) => `${table}.${column}`),
    );
    return [...created, ...added];
  }),
);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
}

function holds(schema: JsonSchema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  return (schema.anyOf ?? [schema]).some((branch) => {
    const inner = new Map(Object.entries(branch.properties ?? {})).get(name);
    return inner !== undefined && holds(inner, rest);
  });
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

const named = (paths: readonly string[], name: string) =>
  paths.some((path) => {
    const source = readSource(path);
    const [, prefix = '', last = name] = /^(address|licence)_(.+)$/.exec(name) ?? [];
    const inTemplate = prefix !== '' && source.includes(`${prefix}_\${`) && source.includes(`'${last}'`);
    return inTemplate || new RegExp(`(?<![\\w])${name.replaceAll('.', '\\.')}(?![\\w])`).test(source);
  });

const table = Object.entries(ENTITIES).flatMap(([entity, { fields }]) =>
  Object.entries(fields).map(([name, field]) => ({ entity, name, field })),
);

describe('a field of the specification', () => {
  it('every implemented entity of the specification has its fields', () => {
    expect(Object.keys(ENTITIES)).toEqual(
      expect.arrayContaining([
        ...['company', 'signee', 'requisites', 'carrier', 'facility'],
        ...['contact', 'driver', 'truck', 'trailer', DEFINITION],
      ]),
    );
    expect(COLUMNS.size).toBeGreaterThan(300);
  });

  it('every field except marks of records is exported', () => {
    const missing = table
      .filter(({ entity, field }) => entity !== DEFINITION && !field.exported)
      .map(({ entity, name }) => `${entity}: ${name}`);
    expect(missing).toEqual(NOT_EXPORTED);
  });

  it.each(table)(
    '$entity: $name has a column and is answered, accepted, editable and exported',
    ({ entity, field }) => {
      const { answer, bodies, forms, exports } = ENTITIES[entity]!;
      const places = {
        column: COLUMNS.has(field.column),
        answer: holds(jsonOf(answer, 'output'), field.answer.split('.')),
        body: !field.body || bodies.some((body) => holds(jsonOf(body, 'input'), field.body!.split('.'))),
        form: !field.form || named(forms, field.form),
        exported: !field.exported || exports(field.exported),
      };
      expect(places).toEqual({ column: true, answer: true, body: true, form: true, exported: true });
    },
  );
});
