import { Combobox, Highlight, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CLIENT } from '@tenderlane/contract/core/limits';
import type { Address } from '@tenderlane/contract';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '../core/queries/reference';
import { useAddresses } from './addresses.api';
import classes from './address.module.css';

export interface AddressTexts {
  label: string;
  placeholder: string;
  found: string;
  nothing: string;
  failed: string;
  choose: string;
}

export interface OwnPlaces {
  label: string;
  items: readonly { id: number; name: string; note: string }[];
  onChoose: (id: number) => void;
  onSearch: (text: string) => void;
}

interface AddressSearchProps {
  texts: AddressTexts;
  countryId: string | undefined;
  address: Address | null;
  onChoose: (address: Address | null) => void;
  error: string | undefined;
  own?: OwnPlaces;
  /** Shows the label, of a field that may stay empty or not. */
  shownAs?: 'required' | 'optional';
}

/** Appends street and city unless the name contains them; a stop's name is also its address's name. */
export const addressText = ({ name, street, city }: Address) =>
  [street, city].reduce<string>((text, part) => (part && !text.includes(part) ? `${text}, ${part}` : text), name);

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
  // Must be stable: the effect that selects found places depends on it.
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

/** Mantine sets aria-activedescendant only after an arrow key; here the first option is selected without one. */
const SearchInput = ({ selectedId, ...props }: TextInputProps & { selectedId: string | undefined }) => (
  <TextInput {...props} aria-activedescendant={selectedId} />
);

const OWN = 'own:';

/** The typed text stays until a place is chosen. */
export function AddressSearch({ texts, countryId, address, onChoose, error, own, shownAs }: AddressSearchProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const wanted = typed?.trim() ?? '';
  const [search] = useDebouncedValue(wanted, CLIENT.selectPauseMs);
  const { data: answer, isFetching, isError, isPlaceholderData } = useAddresses(search, countryId);
  const data = answer?.data;
  const countryName = useReferenceNames('countries');
  const places = wanted.length > 1 ? (data ?? []) : [];
  const hasOwn = own !== undefined && own.items.length > 0;
  const [combobox, selectedId] = useLabelledCombobox();
  const { selectFirstOption } = combobox;
  // Enter must not choose from results of an older search.
  const isCurrent = search === wanted && !isFetching && !isPlaceholderData;

  const onSearch = own?.onSearch;
  useEffect(() => onSearch?.(search), [onSearch, search]);
  // Select the first place, so that Enter takes it.
  useEffect(() => {
    if (isCurrent && data?.length) selectFirstOption();
  }, [isCurrent, data, selectFirstOption]);

  const close = () => {
    setTyped(null);
    combobox.closeDropdown();
  };
  const choose = (index: string) => {
    if (index.startsWith(OWN)) {
      own?.onChoose(Number(index.slice(OWN.length)));
      return close();
    }
    const chosen = data?.[Number(index)];
    if (!chosen || !isCurrent) return;
    onChoose(chosen);
    close();
  };
  const leave = () => {
    combobox.closeDropdown();
    setIsLeft(true);
    if (typed?.trim() === '') onChoose(null);
    if (typed?.trim() === '' || (address && typed === addressText(address))) setTyped(null);
  };
  const empty = isError
    ? texts.failed
    : answer?.meta.places_loading
      ? t('places_loading')
      : isCurrent
        ? texts.nothing
        : t('loading');

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <SearchInput
          selectedId={places.length > 0 || hasOwn ? selectedId : undefined}
          role="combobox"
          aria-autocomplete="list"
          {...(shownAs ? { label: texts.label, required: shownAs === 'required' } : { 'aria-label': texts.label })}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={200}
          value={typed ?? (address ? addressText(address) : '')}
          error={typed && isLeft ? texts.choose : error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsLeft(false);
            combobox.openDropdown();
          }}
          onFocus={() => {
            setIsLeft(false);
            if (hasOwn) combobox.openDropdown();
          }}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={wanted.length < 2 && !hasOwn}>
        <Combobox.Options aria-label={texts.found}>
          {own && hasOwn && (
            <Combobox.Group label={own.label}>
              {own.items.map(({ id, name, note }) => (
                <Combobox.Option key={id} value={OWN + String(id)}>
                  <span className={classes.place}>{name}</span>
                  <span className={classes.placeNote}>{note}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {places.map((found, index) => (
            <Combobox.Option key={`${addressText(found)} ${found.lat} ${found.lon}`} value={String(index)}>
              <Highlight component="span" highlight={wanted.split(/[\s,]+/).filter(Boolean)} className={classes.place}>
                {addressText(found)}
              </Highlight>
              <span className={classes.placeNote}>
                {[found.postal_code, countryName(found.country_id)].filter(Boolean).join(' ')}
              </span>
            </Combobox.Option>
          ))}
          {wanted.length > 1 && places.length === 0 && <Combobox.Empty>{empty}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
