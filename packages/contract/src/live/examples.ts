import type { Examples } from '../core/example';

interface Records {
  carrier: { companyId: number };
  shipper: { companyId: number };
}

const listen = (companyId: number) => ({
  body: { socket_id: '1.2', channel_name: `private-brand.${companyId}` },
});

export const shipperLiveExamples = {
  'POST /broadcast/auth': ({ shipper }) => listen(shipper.companyId),
} satisfies Examples<Records>;

export const carrierLiveExamples = {
  'POST /broadcast/auth': ({ carrier }) => listen(carrier.companyId),
} satisfies Examples<Records>;
