import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain';
import { accountQuery } from '../../lib/web';
import { call } from '../../lib/api';
import { keepCountry } from '@tenderlane/web/core/texts/known-country';

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
