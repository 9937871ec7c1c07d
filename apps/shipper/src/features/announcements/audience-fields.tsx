import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { AnnouncementAudience, BodyOf, ShipperApi } from '@tenderlane/contract';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import { ANNOUNCEMENT_LIMITS } from '@tenderlane/domain/announcements';
import { SegmentedChoice } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsQuery } from '../../lib/labels';
import { carrierNamesQuery, carriersFoundQuery } from './announcements.api';

export type AudienceKind = AnnouncementAudience['kind'];
const KINDS: readonly AudienceKind[] = ['network', 'labels', 'states', 'carriers'];

export type FoundCarriers = Extract<
  BodyOf<ShipperApi['POST /announcements']>['audience'],
  { kind: 'filter' }
>['filter'];
type Audience = BodyOf<ShipperApi['POST /announcements']>['audience'];

/** Draft with the choices of every kind, so that switching kinds loses nothing. */
export interface AudienceDraft {
  kind: AudienceKind;
  labels: string[];
  states: string[];
  carriers: { id: number; name: string }[];
  found: FoundCarriers | null;
}

export function audienceOf({ kind, labels, states, carriers, found }: AudienceDraft): Audience | null {
  if (kind === 'filter') return found && { kind, filter: found };
  if (kind === 'network') return { kind };
  if (kind === 'labels') return labels.length > 0 ? { kind, label_ids: labels.map(Number) } : null;
  if (kind === 'carriers') return carriers.length > 0 ? { kind, carrier_ids: carriers.map(({ id }) => id) } : null;
  const chosen = NETWORK_RELATIONS.filter((state) => states.includes(state));
  return chosen.length > 0 ? { kind, states: chosen } : null;
}

interface AudienceFieldsProps {
  draft: AudienceDraft;
  onChange: (part: Partial<AudienceDraft>) => void;
  error: string | undefined;
}

export function AudienceFields({ draft, onChange, error }: AudienceFieldsProps) {
  const { t } = useTranslation(['announcements', 'relations', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  return (
    <>
      <SegmentedChoice
        label={t('form.audience')}
        description={t('form.audience_hint')}
        options={(draft.found ? (['filter', ...KINDS] as const) : KINDS).map((value) => ({
          value,
          label: t(`to.${value}`),
        }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        {...(error && draft.kind === 'network' && { error })}
      />
      {draft.kind === 'labels' && (
        <MultiSelect
          label={t('form.labels')}
          required
          searchable
          hidePickedOptions
          nothingFoundMessage={t('common:nothing_found')}
          data={labels.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` }))}
          value={draft.labels}
          onChange={(chosen) => onChange({ labels: chosen })}
          error={error}
        />
      )}
      {draft.kind === 'states' && (
        <MultiSelect
          label={t('form.states')}
          required
          data={NETWORK_RELATIONS.map((state) => ({ value: state, label: t(`relations:relation.${state}`) }))}
          value={draft.states}
          onChange={(chosen) => onChange({ states: chosen })}
          error={error}
        />
      )}
      {draft.kind === 'carriers' && (
        <CarriersField chosen={draft.carriers} onChange={(carriers) => onChange({ carriers })} error={error} />
      )}
    </>
  );
}

interface CarriersFieldProps {
  chosen: AudienceDraft['carriers'];
  onChange: (chosen: AudienceDraft['carriers']) => void;
  error: string | undefined;
}

function CarriersField({ chosen, onChange, error }: CarriersFieldProps) {
  const { t } = useTranslation(['announcements', 'common']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), CLIENT.selectPauseMs);
  const { data: found = [], isFetching } = useQuery(carriersFoundQuery(search));
  const unnamed = chosen.filter(({ name }) => name === '').map(({ id }) => id);
  const { data: named = [] } = useQuery(carrierNamesQuery(unnamed.slice(0, LIMITS.perPageMax)));
  const names = new Map([...chosen, ...found, ...named].map(({ id, name }) => [id, name]));
  return (
    <MultiSelect
      label={t('form.carriers')}
      description={t('form.carriers_hint')}
      required
      searchable
      hidePickedOptions
      maxValues={ANNOUNCEMENT_LIMITS.chosenMax}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? t('common:loading') : t('common:nothing_found')}
      data={[...names].map(([id, name]) => ({ value: String(id), label: name || `№ ${id}` }))}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChange(ids.map((id) => ({ id: Number(id), name: names.get(Number(id)) ?? '' })))}
      error={error}
    />
  );
}
