import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Carrier, CustomField } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { SectionCard } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedValues } from './folded-values';
import { FieldValue, useShownFields } from '../fields';
import { CarrierFieldsForm } from './carrier-fields.form';

export function CarrierFieldsCard({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('company');
  const fields = useShownFields('carrier');
  const account = useAccount();
  const [isEditing, setIsEditing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  // The button and the form replace each other, so move the focus.
  useEffect(() => {
    if (isEditing !== wasEditing.current) root.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (fields.length === 0) return null;
  const mayEdit = account?.rights.includes('carriers.write') ?? false;
  return (
    <div ref={root}>
      <SectionCard
        title={t('carrier.own_fields')}
        note={t('carrier.own_fields_why')}
        actions={
          mayEdit &&
          !isEditing && (
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsEditing(true)}>
              {t('carrier.own_fields_edit')}
            </Button>
          )
        }
      >
        {isEditing ? (
          <CarrierFieldsForm carrier={carrier} fields={fields} onClose={() => setIsEditing(false)} />
        ) : (
          <FieldItems carrier={carrier} fields={fields} />
        )}
      </SectionCard>
    </div>
  );
}

function FieldItems({ carrier: { custom }, fields }: { carrier: Carrier; fields: readonly CustomField[] }) {
  const { t } = useTranslation('company');
  return (
    <FoldedValues
      items={fields.map((field) => {
        const value = lookUp(custom, field.variable);
        const isEmpty = value === undefined;
        return {
          label: field.name,
          value: isEmpty ? null : <FieldValue field={field} value={value} />,
          note: isEmpty && field.required && t('carrier.own_field_missing'),
        };
      })}
    />
  );
}
