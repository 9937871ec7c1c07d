import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FACILITY_LIMITS } from '@tenderlane/domain/facilities';
import { FieldPair } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { contactValues, type ContactValues, type FormPartProps } from './facility-values';
import { FormPart } from './form-part';
import classes from './form.module.css';

const FIELDS = [
  ['name', 200, 'text'],
  ['position', 100, 'text'],
  ['phone', 50, 'tel'],
  ['email', 254, 'email'],
] as const;

/** The first contact becomes the contact of stops at this facility. */
export function ContactsField({ values, change, problemOf, hint }: FormPartProps & { hint: string | null }) {
  const { t } = useTranslation('facilities');
  const { contacts } = values;
  const changeOne = (next: ContactValues) =>
    change({ contacts: contacts.map((one) => (one.key === next.key ? next : one)) });
  return (
    <FormPart title={t('field.contacts')} hint={hint}>
      {contacts.map((contact, index) => (
        <div
          key={contact.key}
          className={classes.contact}
          role="group"
          aria-label={t('contact.number', { number: index + 1 })}
        >
          <FieldPair>
            {FIELDS.map(([name, most, type]) => (
              <TextInput
                key={name}
                label={t(`contact.${name}`)}
                type={type}
                required={name === 'name'}
                maxLength={most}
                value={contact[name]}
                error={problemOf(`contacts.${index}.${name}`)}
                onChange={(event) => changeOne({ ...contact, [name]: event.currentTarget.value })}
              />
            ))}
          </FieldPair>
          <ActionIcon
            size={28}
            aria-label={t('contact.remove', { number: index + 1 })}
            onClick={() => change({ contacts: contacts.filter(({ key }) => key !== contact.key) })}
          >
            <IconX size={14} />
          </ActionIcon>
        </div>
      ))}
      {contacts.length < FACILITY_LIMITS.contactsMax && (
        <Button
          size="xs"
          className={classes.start}
          leftSection={<IconPlus size={14} />}
          onClick={() => change({ contacts: [...contacts, contactValues()] })}
        >
          {t('contact.add')}
        </Button>
      )}
    </FormPart>
  );
}
