import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain';
import { accountQuery, session } from '../../lib/web';
import { call } from '../../lib/api';
import { keepCountry } from '@tenderlane/web/core/texts/known-country';

export type BrandBody = BodyOf<ShipperApi['PUT /account/brand']>;

const onPage = { meta: { errorOnPage: true } } as const;

/** The first brand of a person, which ends the onboarding, or a further one. The new brand is the active one. */
export function useCreateBrand({ isFirst, onCreated }: { isFirst: boolean; onCreated: () => Promise<void> | void }) {
  return useMutation({
    mutationFn: (body: BrandBody) => call(isFirst ? 'PUT /account/brand' : 'POST /account/brand', { body }),
    onSuccess: (_answer, { country_id: id }) => {
      if (isFirst) keepCountry(toCountry(id));
      return onCreated();
    },
    ...onPage,
  });
}

/** Changes the active brand. */
export function useChangeBrand(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BrandBody) => call('PUT /account/brand', { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(accountQuery);
      onSaved();
    },
    ...onPage,
  });
}

/** Switches to the brand that owns a record and opens the page of that record again. */
export const useEnterOtherBrand = () =>
  useMutation({
    mutationFn: async ({ memberId, href }: { memberId: number; href: string }) => {
      await call('PUT /account/{id}/change', { path: { id: memberId } });
      session.announceBrand();
      location.assign(href);
    },
  });
