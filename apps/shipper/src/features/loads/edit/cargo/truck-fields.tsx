import { BODY_TYPES, LOAD_TYPES } from '@tenderlane/contract/reference/lists';
import { TENDER_TYPES } from '@tenderlane/domain/loads';
import { SegmentedChoice } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { ChoicesField } from '../fields/choices-field';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { NumberField } from '../fields/number-field';
import { useField, usePart } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

const WITH_TEMPERATURE: readonly string[] = ['reefer', 'isotherm'];

export function TruckFields() {
  const { t } = useTranslation('loadEdit');
  const [truck, change] = usePart('truck');
  const { value: tenderType, change: changeType } = useField('tender_type');
  return (
    <div className={classes.row3}>
      <FieldAnchor path="truck.body_types">
        <ChoicesField
          label={t('truck.body')}
          list="truck_bodies"
          required
          keys={BODY_TYPES}
          value={truck.body_types}
          error={useProblem('truck.body_types')}
          onChange={(body_types) => change({ body_types })}
        />
      </FieldAnchor>
      <FieldAnchor path="truck.load_types">
        <ChoicesField
          label={t('truck.loading')}
          list="load_types"
          keys={LOAD_TYPES}
          value={truck.load_types}
          error={useProblem('truck.load_types')}
          onChange={(load_types) => change({ load_types })}
        />
      </FieldAnchor>
      <SegmentedChoice
        label={t('truck.tender_type')}
        value={tenderType}
        options={TENDER_TYPES.map((type) => ({ value: type, label: t(`truck.${type}`) }))}
        onChange={changeType}
      />
    </div>
  );
}

export function TemperatureFields() {
  const { t } = useTranslation('loadEdit');
  const [{ temperature, body_types: bodies }, change] = usePart('truck');
  const problem = useProblem('truck.temperature');
  const changeRange = (part: { min_c?: number | null; max_c?: number | null }) => {
    const range = { min_c: temperature?.min_c ?? null, max_c: temperature?.max_c ?? null, ...part };
    change({ temperature: range.min_c === null && range.max_c === null ? null : range });
  };
  if (!temperature && !bodies.some((body) => WITH_TEMPERATURE.includes(body))) return null;
  const field = { decimals: 1, min: -60, max: 60, unit: '°C' };
  return (
    <>
      <NumberField
        {...field}
        label={t('truck.min_c')}
        value={temperature?.min_c ?? null}
        error={problem}
        onChange={(min_c) => changeRange({ min_c })}
      />
      <NumberField
        {...field}
        label={t('truck.max_c')}
        value={temperature?.max_c ?? null}
        onChange={(max_c) => changeRange({ max_c })}
      />
    </>
  );
}
