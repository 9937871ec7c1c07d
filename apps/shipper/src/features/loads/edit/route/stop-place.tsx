import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSearch } from '@tenderlane/web/map/address-search';
import { facilityQuery, StopFacility, usableFacilitiesQuery } from '../../../facilities';
import type { Stop } from '../draft/draft-fields';
import { useDraft, useDraftState } from '../draft/use-draft';
import { FieldAnchor } from '../fields/field-anchor';
import { useProblem } from '../fields/use-problem';
import classes from './route.module.css';
import { changeAddress, changeFacility, changeStop } from './stops';

interface StopPlaceProps {
  stop: Stop;
  index: number;
}

export function StopPlace({ stop, index }: StopPlaceProps) {
  const { t } = useTranslation(['loadEdit', 'shell']);
  const { store } = useDraft();
  const queryClient = useQueryClient();
  const countryId = useDraftState(({ meta }) => meta.countryId);
  const [search, setSearch] = useState('');
  const { data: facilities = [] } = useQuery(usableFacilitiesQuery(search));
  const addressProblem = useProblem(`waypoints.${index}.address`);
  const facilityProblem = useProblem(`waypoints.${index}.facility_id`);
  const number = index + 1;
  const choose = async (id: number) =>
    changeFacility(store, stop, await queryClient.ensureQueryData(facilityQuery(id)));
  return (
    <div className={classes.place}>
      <FieldAnchor path={`waypoints.${index}.address`}>
        <AddressSearch
          texts={{
            label: t('address.label', { number }),
            placeholder: t('address.placeholder'),
            found: t('address.found'),
            nothing: t('address.nothing'),
            failed: t('address.failed'),
            choose: t('address.choose'),
          }}
          countryId={countryId}
          address={stop.address}
          error={addressProblem ?? facilityProblem}
          onChoose={(address) => changeAddress(store, stop, address)}
          own={{
            label: t('shell:drawer.facilities'),
            items: facilities.map(({ id, name, address }) => ({
              ...{ id, name, note: [address.street, address.city].filter(Boolean).join(', ') },
            })),
            onChoose: (id) => void choose(id),
            onSearch: setSearch,
          }}
        />
      </FieldAnchor>
      {stop.facility_id && (
        <StopFacility
          facilityId={stop.facility_id}
          window={stop.window}
          number={number}
          onUnlink={() => changeStop(store, stop.key, { facility_id: null })}
        />
      )}
    </div>
  );
}
