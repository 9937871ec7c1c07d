import type { Facility } from '@tenderlane/contract';
import { toast } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { useChangeFacility, useCreateFacility, usePropose } from '../facilities.api';
import { ownContentOf, sharedContentOf, type FacilityValues, type FormPurpose } from './facility-values';

export function useSendFacility(purpose: FormPurpose, facility: Facility | null, onDone: (id: number | null) => void) {
  const { t } = useTranslation('facilities');
  const create = useCreateFacility();
  const change = useChangeFacility(facility?.id ?? 0);
  const propose = usePropose(facility?.id ?? 0);
  const send = (values: FacilityValues) => {
    const { address } = values;
    if (!address) return;
    if (purpose === 'create')
      return create.mutate(ownContentOf(values, address), {
        onSuccess: ({ id, name }) => {
          toast(t('done.created', { name }), { tone: 'good' });
          onDone(id);
        },
      });
    if (purpose === 'edit')
      return change.mutate(
        { ...ownContentOf(values, address), version: facility?.version ?? 1 },
        {
          onSuccess: ({ name }) => {
            toast(t('done.saved', { name }), { tone: 'good' });
            onDone(null);
          },
        },
      );
    propose.mutate(
      { kind: purpose, content: sharedContentOf(values, address), comment: values.comment.trim() || null },
      {
        onSuccess: () => {
          toast(t('done.proposed'), { tone: 'good' });
          onDone(null);
        },
      },
    );
  };
  const used = purpose === 'create' ? create : purpose === 'edit' ? change : propose;
  return { send, isPending: used.isPending, error: used.error };
}
