import type { CustomField } from '@tenderlane/contract';
import { useFieldText } from './field-text';

/** The value of an own field; a link leads to its page. */
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
