import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain';
import { accountQuery } from '../../lib/account';
import { call } from '../../lib/api';
import { keepCountry } from '../../lib/visitor-country';

export type CompanyBody = BodyOf<CarrierApi['PUT /account/brand']>;

const onPage = { meta: { errorOnPage: true } } as const;

/** The first company of a person, which ends the onboarding. */
export const useCreateCompany = (onCreated: () => Promise<void>) =>
  useMutation({
    mutationFn: (body: CompanyBody) => call('PUT /account/brand', { body }),
    onSuccess: (_answer, { country_id: id }) => {
      keepCountry(toCountry(id));
      return onCreated();
    },
    ...onPage,
  });

/** Changes the active company. */
export function useChangeCompany(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyBody) => call('PUT /account/brand', { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(accountQuery);
      onSaved();
    },
    ...onPage,
  });
}

type ConfirmedNumber = BodyOf<CarrierApi['POST /account/brand/join']>;

/** Asks the administrators of the company with a confirmed number to let the person in. */
export const useAskToJoin = () =>
  useMutation({
    mutationFn: (body: ConfirmedNumber) => call('POST /account/brand/join', { body }),
    ...onPage,
  });

/** Tells the operator, with a document, that a confirmed number is this company's. */
export const useContestNumber = () =>
  useMutation({
    mutationFn: (body: BodyOf<CarrierApi['POST /account/brand/contest']>) =>
      call('POST /account/brand/contest', { body }),
    ...onPage,
  });
