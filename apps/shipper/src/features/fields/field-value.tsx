import type { CustomField } from '@tenderlane/contract';
import { useFieldText } from './field-text';

export function FieldValue({ field, value }: { field: CustomField; value: unknown }) {
  const text = useFieldText()(field, value);
  if (text === null) return null;
  if (field.type !== 'link') return <bdi>{text}</bdi>;
  return (
    <a href={/^https:/i.test(text) ? text : `https://${text}`} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  );
}
