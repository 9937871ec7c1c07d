import { NumberInput, TextInput } from '@mantine/core';
import type { FacilityAddress } from '@tenderlane/contract';
import { FieldPair } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useTranslation } from 'react-i18next';
import { AddressSearch } from '@tenderlane/web/map/address-search';
import type { FormPartProps } from './facility-values';
import { FormPart } from './form-part';
import classes from './form.module.css';

export function AddressFields({ values, change, problemOf }: FormPartProps) {
  const { t } = useTranslation('facilities');
  const countryId = useAccount()?.company?.country_id;
  const { address } = values;
  const texts = {
    label: t('address.label'),
    placeholder: t('address.placeholder'),
    found: t('address.found'),
    nothing: t('address.nothing'),
    failed: t('address.failed'),
    choose: t('address.choose'),
  };
  return (
    <FormPart title={t('field.address')}>
      <AddressSearch
        texts={texts}
        countryId={countryId}
        address={address}
        error={problemOf('address')}
        onChoose={(found) => change({ address: found && { ...found, region: null } })}
        shownAs="required"
      />
      {address && (
        <AddressParts address={address} onChange={(next) => change({ address: next })} problemOf={problemOf} />
      )}
    </FormPart>
  );
}

interface AddressPartsProps extends Pick<FormPartProps, 'problemOf'> {
  address: FacilityAddress;
  onChange: (address: FacilityAddress) => void;
}

const PARTS = [
  ['street', 200],
  ['postal_code', 20],
  ['region', 200],
] as const;
const DEGREES = [
  ['lat', 90],
  ['lon', 180],
] as const;

function AddressParts({ address, onChange, problemOf }: AddressPartsProps) {
  const { t } = useTranslation('facilities');
  const countryName = useReferenceNames('countries');
  return (
    <>
      <FieldPair>
        {PARTS.map(([name, most]) => (
          <TextInput
            key={name}
            label={t(`field.${name}`)}
            maxLength={most}
            value={address[name] ?? ''}
            error={problemOf(`address.${name}`)}
            onChange={(event) => onChange({ ...address, [name]: event.currentTarget.value || null })}
          />
        ))}
        {DEGREES.map(([name, most]) => (
          <NumberInput
            key={name}
            label={t(`field.${name}`)}
            hideControls
            decimalScale={6}
            min={-most}
            max={most}
            clampBehavior="blur"
            value={address[name]}
            error={problemOf(`address.${name}`)}
            onChange={(value) => typeof value === 'number' && onChange({ ...address, [name]: value })}
          />
        ))}
      </FieldPair>
      <p className={classes.hint}>
        {[address.city, countryName(address.country_id), address.time_zone].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
