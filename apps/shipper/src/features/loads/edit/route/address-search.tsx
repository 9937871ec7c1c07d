import { Combobox, Highlight, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tenderlane/contract';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../measures';
import { addressesQuery } from '../../addresses.api';
import classes from './route.module.css';
import { useDraftState } from '../draft/use-draft';

interface AddressSearchProps {
  number: number;
  address: Address | null;
  onChoose: (address: Address | null) => void;
  error: string | undefined;
}

/** Street and city are written where the name does not hold them: the name of a stop is the name of its address too. */
export const addressText = ({ name, street, city }: Address) =>
  [street, city].reduce<string>((text, part) => (part && !text.includes(part) ? `${text}, ${part}` : text), name);

/** A combobox that knows which option Enter would take, so that a screen reader can be told. */
function useLabelledCombobox() {
  const [selectedId, setSelectedId] = useState<string>();
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSelectedId(undefined);
    },
  });
  const { selectFirstOption, selectActiveOption, selectNextOption, selectPreviousOption } = combobox;
  const speak = (select: () => string | null) => () => {
    const id = select();
    setSelectedId(id ?? undefined);
    return id;
  };
  // Found places are selected in an effect, which must not run because of another function.
  const speakFirst = useCallback(() => speak(selectFirstOption)(), [selectFirstOption]);
  const store = {
    ...combobox,
    selectFirstOption: speakFirst,
    selectActiveOption: speak(selectActiveOption),
    selectNextOption: speak(selectNextOption),
    selectPreviousOption: speak(selectPreviousOption),
  };
  return [store, combobox.dropdownOpened ? selectedId : undefined] as const;
}

/** Mantine names the selected option only after an arrow key; here the first one is selected without any. */
const SearchInput = ({ selectedId, ...props }: TextInputProps & { selectedId: string | undefined }) => (
  <TextInput {...props} aria-activedescendant={selectedId} />
);

/** Finds an address as it is typed, in any language. What was typed stays until a place is chosen for it. */
export function AddressSearch({ number, address, onChoose, error }: AddressSearchProps) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const wanted = typed?.trim() ?? '';
  const [search] = useDebouncedValue(wanted, CLIENT.selectPauseMs);
  const countryId = useDraftState(({ meta }) => meta.countryId);
  const { data: answer, isFetching, isError, isPlaceholderData } = useQuery(addressesQuery(search, countryId));
  const data = answer?.data;
  const countryName = useNames('countries');
  const [combobox, selectedId] = useLabelledCombobox();
  const { selectFirstOption } = combobox;
  // Enter must not choose from the answer to an older question.
  const isCurrent = search === wanted && !isFetching && !isPlaceholderData;

  // The first place is selected as soon as it is there, so that Enter takes it.
  useEffect(() => {
    if (isCurrent && data?.length) selectFirstOption();
  }, [isCurrent, data, selectFirstOption]);

  const choose = (index: string) => {
    const chosen = data?.[Number(index)];
    if (!chosen || !isCurrent) return;
    onChoose(chosen);
    setTyped(null);
    combobox.closeDropdown();
  };
  const leave = () => {
    combobox.closeDropdown();
    setIsLeft(true);
    if (typed?.trim() === '') onChoose(null);
    if (typed?.trim() === '' || (address && typed === addressText(address))) setTyped(null);
  };
  const empty = isError
    ? t('address.failed')
    : answer?.meta.places_loading
      ? t('common:places_loading')
      : isCurrent
        ? t('address.nothing')
        : t('common:loading');

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <SearchInput
          selectedId={data?.length ? selectedId : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-label={t('address.label', { number })}
          placeholder={t('address.placeholder')}
          autoComplete="off"
          maxLength={200}
          value={typed ?? (address ? addressText(address) : '')}
          error={typed && isLeft ? t('address.choose') : error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsLeft(false);
            combobox.openDropdown();
          }}
          onFocus={() => setIsLeft(false)}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={wanted.length < 2}>
        <Combobox.Options aria-label={t('address.found')}>
          {data?.map((found, index) => (
            <Combobox.Option key={`${addressText(found)} ${found.lat} ${found.lon}`} value={String(index)}>
              <Highlight component="span" highlight={wanted.split(/[\s,]+/).filter(Boolean)} className={classes.place}>
                {addressText(found)}
              </Highlight>
              <span className={classes.placeNote}>
                {[found.postal_code, countryName(found.country_id)].filter(Boolean).join(' ')}
              </span>
            </Combobox.Option>
          ))}
          {!data?.length && <Combobox.Empty>{empty}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
