import type { PacketDocument } from '@tenderlane/domain/packets';
import type { ChosenDocument } from '../fill/packet.queries';
import type { DocumentRow } from './document.queries';

export const handedInOf = (
  chosen: readonly ChosenDocument[],
  documents: ReadonlyMap<number, DocumentRow>,
): PacketDocument[] =>
  chosen.flatMap(({ requirement, document: id }) => {
    const document = documents.get(id);
    if (!document) return [];
    const { expires_on: expires, amount, currency } = document;
    return [
      {
        requirement,
        document: id,
        expires,
        amount: amount !== null && currency !== null ? { amount, currency } : null,
      },
    ];
  });
