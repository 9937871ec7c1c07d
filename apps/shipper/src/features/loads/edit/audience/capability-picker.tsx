import { CapabilityFields, toBody, toTyped } from '@tenderlane/web/capabilities/capability-fields';
import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import { CAPABILITY_LIMITS } from '@tenderlane/domain/carriers';
import { useState } from 'react';
import { isSameValue } from '../draft/draft-fields';
import { usePart } from '../draft/use-draft';

const NOTHING: CapabilitiesBody = { body_types: [], certificates: [], lanes: [] };

export function CapabilityPicker() {
  const [audience, change] = usePart('auction.audience');
  const saved = audience.capabilities ?? NOTHING;
  const [typed, setTyped] = useState(() => toTyped(saved));
  const body = toBody(typed);
  // Another tab or user may have changed the requirements.
  const isOwn = body === null || isSameValue(body, saved);
  return (
    <CapabilityFields
      value={isOwn ? typed : toTyped(saved)}
      onChange={(next) => {
        setTyped(next);
        const capabilities = toBody(next);
        if (capabilities) change({ capabilities });
      }}
      isTried={false}
      lanesMax={CAPABILITY_LIMITS.ruleLanesMax}
    />
  );
}
