import type { z } from 'zod';
import type { ContractFeature } from '../core/feature';
import { shipperCompaniesExamples, carrierCompaniesExamples } from './examples';
import { accessApi } from './access';
import { companiesApi, publicCompaniesApi, type SettingSchema, settingApi, shipperCompaniesApi } from './calls';
import { closingApi } from './closing';
import { companyEvents } from './events';
import { companyProfileApi } from './profile';
import { requisitesApi } from './requisites';

/** Takes the schema of the settings, which joins the sections of all other features. */
export const brandsContract = <Fields extends z.ZodRawShape>(setting: SettingSchema<Fields>) =>
  ({
    calls: {
      shared: { ...companiesApi, ...closingApi, ...companyProfileApi, ...requisitesApi },
      shipper: { ...shipperCompaniesApi, ...settingApi(setting), ...accessApi },
      public: publicCompaniesApi,
    },
    events: companyEvents,
    examples: { shipper: shipperCompaniesExamples, carrier: carrierCompaniesExamples },
  }) as const satisfies ContractFeature;
