import { useMutation } from '@tanstack/react-query';
import type { BodyOf, SharedApi } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain/languages';
import { useRefreshAccount } from '../core/queries/account';
import { saveCountry } from '../core/texts/known-country';
import { typedPlace } from '../core/use-typed';
import { useApplication } from '../core/application';

export type CompanyBody = BodyOf<SharedApi['PUT /account/brand']>;

const onPage = { meta: { errorOnPage: true } } as const;

/** Creates the user's first company, which ends the onboarding, or a further one. The new company becomes active. */
export function useCreateCompany({ isFirst, onCreated }: { isFirst: boolean; onCreated: () => Promise<void> | void }) {
  const { call, side } = useApplication();
  return useMutation({
    mutationFn: (body: CompanyBody) => call(isFirst ? 'PUT /account/brand' : 'POST /account/brand', { body }),
    onSuccess: (_answer, { country_id: id }) => {
      if (isFirst) {
        saveCountry(toCountry(id));
        typedPlace(side, 'company').write(null);
      }
      return onCreated();
    },
    ...onPage,
  });
}

export function useChangeCompany(onSaved: () => void) {
  const { call } = useApplication();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    mutationFn: (body: CompanyBody) => call('PUT /account/brand', { body }),
    onSuccess: async () => {
      await refreshAccount();
      onSaved();
    },
    ...onPage,
  });
}
