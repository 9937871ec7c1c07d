import { SegmentedChoice } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { NumberField } from '../fields/number-field';
import { useField, usePart } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

/** More than the loading floor of a road train, so larger values are typing mistakes. */
const MOST_METRES = 30;
const MOST_PALLETS = 1000;

export function PartLoadFields() {
  const { t } = useTranslation(['loadEdit', 'common']);
  const [cargo, change] = usePart('cargo');
  const { value: type } = useField('tender_type');
  const problems = [useProblem('cargo.loading_metres'), useProblem('cargo.pallets'), useProblem('cargo.stackable')];
  if (type !== 'ltl') return null;
  const { stackable } = cargo;
  return (
    <div className={classes.row3}>
      <FieldAnchor path="cargo.loading_metres">
        <NumberField
          label={t('cargo.loading_metres')}
          value={cargo.loading_metres ?? null}
          decimals={2}
          min={0.1}
          max={MOST_METRES}
          unit={t('cargo.metres')}
          error={problems[0]}
          onChange={(loading_metres) => change({ loading_metres })}
        />
      </FieldAnchor>
      <NumberField
        label={t('cargo.pallets')}
        value={cargo.pallets ?? null}
        min={1}
        max={MOST_PALLETS}
        error={problems[1]}
        onChange={(pallets) => change({ pallets })}
      />
      <FieldAnchor path="cargo.stackable">
        <SegmentedChoice<'' | 'yes' | 'no'>
          label={t('cargo.stackable')}
          value={stackable === true ? 'yes' : stackable === false ? 'no' : ''}
          options={[
            { value: 'yes', label: t('common:yes') },
            { value: 'no', label: t('common:no') },
          ]}
          error={problems[2] ?? null}
          onChange={(answer) => change({ stackable: answer === 'yes' })}
        />
      </FieldAnchor>
    </div>
  );
}
