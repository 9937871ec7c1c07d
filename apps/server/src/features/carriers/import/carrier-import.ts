import { findCompanyNameProblem, findNameProblem } from '@tenderlane/domain/names';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { readName } from '../../../platform/imports/read-name';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { lockCompany } from '../../brands';
import { listImportFields } from '../../fields';
import { checkCarriers, type CarrierPlan } from './check-carriers';
import { CARRIER_HEADINGS as HEADINGS } from './headings';
import type { CarrierValues } from './imported-carrier.queries';
import { takeOwnFields } from './own-fields';
import {
  LEGAL_ID_MAX,
  readCountry,
  readLegalIdOfCountry,
  readLabels,
  readLine,
  readLoginCell,
  readNote,
  readWebsite,
} from './read-cells';
import { saveCarriers } from './save-carriers';

const EXTERNAL_ID_MAX = 100;

/** Imports carriers into the network as suggested; inviting them is a separate step. */
export const carrierImport: ImportKind<CarrierValues, CarrierPlan> = {
  kind: 'carriers',
  right: 'carriers.write',
  capacity: 'carriers',
  fields: {
    name: { headings: HEADINGS.name, isRequired: true, read: readName(readLine(), findCompanyNameProblem) },
    country_id: { headings: HEADINGS.country_id, read: readCountry },
    legal_id: { headings: HEADINGS.legal_id, read: readLine(LEGAL_ID_MAX) },
    login: { headings: HEADINGS.login, read: readLoginCell },
    contact_name: { headings: HEADINGS.contact_name, read: readName(readLine(), findNameProblem) },
    labels: { headings: HEADINGS.labels, read: readLabels },
    website: { headings: HEADINGS.website, read: readWebsite },
    note: { headings: HEADINGS.note, read: readNote },
    external_id: { headings: HEADINGS.external_id, read: readLine(EXTERNAL_ID_MAX) },
  },
  ownFields: (context) => listImportFields(context, 'carrier'),
  complete(line, { companyCountryId }) {
    const values = takeOwnFields(line);
    const country = values.country_id ?? companyCountryId;
    const { legal_id: legalId } = values;
    return { ...values, country_id: country, ...(legalId && { legal_id: readLegalIdOfCountry(country, legalId) }) };
  },
  keysOf({ name, country_id: country, legal_id: legalId, login, external_id: externalId }) {
    const keys = [
      ...(legalId ? [{ field: 'legal_id', key: `legal_id ${country} ${legalId}` }] : []),
      ...(externalId ? [{ field: 'external_id', key: `external_id ${externalId}` }] : []),
      ...(login ? [{ field: 'login', key: `login ${login}` }] : []),
    ];
    return keys.length > 0 ? keys : [{ field: 'name', key: `name ${country} ${name.toLowerCase()}` }];
  },
  lock: ({ sql, principal }) => lockCompany(sql, principal.companyId),
  check: checkCarriers,
  save: saveCarriers,
  async afterRun(context, { created, updated }) {
    const { sql, clock, principal, batchUuid } = context;
    const { companyId } = principal;
    await record(context, [
      {
        at: await clock.now(sql),
        action: 'company.carriers_imported',
        companyId,
        entityId: companyId,
        actor: actorOf(principal),
        batchUuid,
        params: { created, updated },
      },
    ]);
  },
};
