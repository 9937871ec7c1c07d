import type { Carrier } from '@tenderlane/contract';
import { createContext, useContext } from 'react';
import type { CarrierDialog } from './carrier-dialogs';

interface CarrierRowContextValue {
  mayWrite: boolean;
  onDialog: (kind: CarrierDialog, carrier: Carrier) => void;
}

/** Context of the row buttons, so that a row renders only when its carrier changes. */
export const CarrierRowContext = createContext<CarrierRowContextValue | null>(null);

export function useCarrierRow(): CarrierRowContextValue {
  const value = useContext(CarrierRowContext);
  if (!value) throw new Error('A row of carriers stands outside of its list');
  return value;
}
