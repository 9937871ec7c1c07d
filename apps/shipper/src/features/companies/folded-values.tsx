import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { KeyValues, type KeyValue } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './folded-values.module.css';

const isEmpty = ({ value, note }: KeyValue) => (value === null || value === undefined || value === '') && !note;

export function FoldedValues({ items }: { items: readonly KeyValue[] }) {
  const { t } = useTranslation('company');
  const [isOpen, setIsOpen] = useState(false);
  const empty = items.filter(isEmpty);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <KeyValues items={isOpen ? items : items.filter((item) => !isEmpty(item))} />
      {empty.length > 0 && (
        <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Chevron size={14} aria-hidden /> {t('carrier.empty_fields', { count: empty.length })}
        </UnstyledButton>
      )}
    </>
  );
}
