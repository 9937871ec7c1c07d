import { ActionIcon, Button, Checkbox, Group, MultiSelect, Stack } from '@mantine/core';
import { IconArrowBackUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import { BODY_TYPES } from '@tenderlane/contract/reference/lists';
import { CERTIFICATES } from '@tenderlane/domain/carriers';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '../core/queries/reference';
import classes from './capabilities.module.css';
import { LaneEndField, type LaneEnd } from './lane-end-field';

interface TypedLane {
  key: number;
  from: LaneEnd | null;
  to: LaneEnd | null;
}

export interface TypedCapabilities {
  bodyTypes: string[];
  certificates: string[];
  lanes: TypedLane[];
}

let keys = 0;

export const toTyped = ({ body_types, certificates, lanes }: CapabilitiesBody): TypedCapabilities => ({
  bodyTypes: body_types,
  certificates,
  lanes: lanes.map(({ from, to }) => ({ key: ++keys, from, to })),
});

/** Returns null while a lane lacks an end. */
export function toBody({ bodyTypes, certificates, lanes }: TypedCapabilities): CapabilitiesBody | null {
  const complete = lanes.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
  if (complete.length < lanes.length) return null;
  return {
    body_types: bodyTypes as CapabilitiesBody['body_types'],
    certificates: certificates as CapabilitiesBody['certificates'],
    lanes: complete,
  };
}

interface CapabilityFieldsProps {
  value: TypedCapabilities;
  onChange: (value: TypedCapabilities) => void;
  isTried: boolean;
  lanesMax: number;
  labels?: { bodies?: string; certificates?: string; lanes?: string };
}

export function CapabilityFields({ value, onChange, isTried, lanesMax, labels = {} }: CapabilityFieldsProps) {
  const { t } = useTranslation(['capabilities', 'common']);
  const bodyName = useReferenceNames('truck_bodies');
  const change = (part: Partial<TypedCapabilities>) => onChange({ ...value, ...part });
  const setLane = (key: number, part: Partial<TypedLane>) =>
    change({ lanes: value.lanes.map((lane) => (lane.key === key ? { ...lane, ...part } : lane)) });
  const addLane = (from: LaneEnd | null, to: LaneEnd | null) =>
    change({ lanes: [...value.lanes, { key: ++keys, from, to }] });
  const isFull = value.lanes.length >= lanesMax;
  return (
    <Stack gap={16}>
      <MultiSelect
        label={labels.bodies ?? t('bodies')}
        data={BODY_TYPES.map((key) => ({ value: key, label: bodyName(key) }))}
        value={value.bodyTypes}
        onChange={(bodyTypes) => change({ bodyTypes })}
        searchable
        nothingFoundMessage={t('common:nothing_found')}
      />
      <Checkbox.Group
        label={labels.certificates ?? t('certificates')}
        value={value.certificates}
        onChange={(certificates) => change({ certificates })}
      >
        <Group gap={16} mt={4}>
          {CERTIFICATES.map((key) => (
            <Checkbox key={key} value={key} label={t(`certificate.${key}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <fieldset className={classes.lanes}>
        <legend className={classes.legend}>{labels.lanes ?? t('lanes')}</legend>
        <p className={classes.hint}>{t('lanes_hint')}</p>
        {value.lanes.map(({ key, from, to }, index) => (
          <div key={key} className={classes.lane} role="group" aria-label={t('lane', { number: index + 1 })}>
            <LaneEndField
              label={t('from')}
              value={from}
              onChange={(end) => setLane(key, { from: end })}
              error={isTried && !from ? t('lane_incomplete') : null}
            />
            <LaneEndField
              label={t('to')}
              value={to}
              onChange={(end) => setLane(key, { to: end })}
              error={isTried && !to ? t('lane_incomplete') : null}
            />
            <span className={classes.laneTools}>
              <ActionIcon
                aria-label={t('add_back')}
                title={t('add_back')}
                disabled={!from || !to || isFull}
                onClick={() => addLane(to, from)}
              >
                <IconArrowBackUp size={16} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('remove_lane', { number: index + 1 })}
                onClick={() => change({ lanes: value.lanes.filter((lane) => lane.key !== key) })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </span>
          </div>
        ))}
        {!isFull && (
          <Button size="xs" leftSection={<IconPlus size={14} />} onClick={() => addLane(null, null)}>
            {t('add_lane')}
          </Button>
        )}
      </fieldset>
    </Stack>
  );
}
