import { lookUp } from '@tenderlane/domain/values';
import type { LoadView } from '@tenderlane/contract';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { FieldValue, useShownFields } from '../../fields';

export function OwnFieldsCard({ view }: { view: LoadView }) {
  const { t } = useTranslation('loads');
  const { custom } = view.list_item;
  const filled = useShownFields('load').filter(({ variable }) => lookUp(custom, variable) !== undefined);
  if (filled.length === 0) return null;
  return (
    <SectionCard title={t('custom.title')}>
      <KeyValues
        items={filled.map((field) => ({
          label: field.name,
          value: <FieldValue field={field} value={lookUp(custom, field.variable)} />,
        }))}
      />
    </SectionCard>
  );
}
