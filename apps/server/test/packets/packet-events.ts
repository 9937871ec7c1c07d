import { RETURN_REASONS } from '@tenderlane/domain/packets';
import type { OutboxRow } from '../../src/platform/events/outbox.queries';

interface Parties {
  shipper: number;
  carrier: number;
  relation: number;
}

export function eventsOfPackets({ shipper, carrier, relation }: Parties): OutboxRow[] {
  const row = (kind: string, entity_id: number, params: object, company_id: number | null = shipper): OutboxRow => ({
    kind,
    payload: {
      entity_id,
      company_id,
      carrier_company_id: company_id === shipper ? null : carrier,
      account_id: null,
      params,
    },
  });
  const between = (kind: string, params: object = {}): OutboxRow => {
    const { payload } = row(kind, relation, params);
    return { kind, payload: { ...payload, carrier_company_id: carrier } };
  };
  const ends = [7, -1].map((days) => ({ document_id: 1, title: 'Cargo insurance', expires_on: '2027-01-01', days }));
  const parts = [{ part: 'company', feedback: 'Name the routes with their countries' }];
  return [
    between('packet.asked'),
    between('packet.submitted'),
    between('packet.approved', { joined: false }),
    ...RETURN_REASONS.map((reason) =>
      between('packet.returned', { reason, parts: reason === 'rejected' ? parts : [] }),
    ),
    ...ends.flatMap((params) => [
      between('packet.document_expiring', params),
      row('document.expiring', carrier, params, null),
      row('document.expiring', shipper, params),
    ]),
  ];
}
