import type { Account } from '@tenderlane/contract';
import { ONBOARDING_CARDS, onboardingCards, onboardingStep } from '@tenderlane/domain/shell';
import { useSyncExternalStore } from 'react';
import { onFilterChange, rememberedFilter, rememberFilter } from '../../../lib/list-filter';
import { useNamedHref } from '@tenderlane/web/core/named-href';

const HIDDEN = 'hidden';
const areHidden = () => rememberedFilter('dashboard')['steps'] === HIDDEN;

export function useFirstSteps(account: Account | undefined) {
  const hrefOf = useNamedHref();
  const isHidden = useSyncExternalStore(onFilterChange, areHidden);
  const facts = {
    isNeedUserOnboard: account?.is_need_user_onboard ?? true,
    isNeedBrandOnboard: account?.is_need_brand_onboard ?? true,
    isDemoBooked: account?.quickstart_info.is_demo_booked ?? false,
    isCarrierInvited: account?.quickstart_info.is_carrier_invited ?? false,
    isSearchStarted: account?.quickstart_info.is_search_started ?? false,
    isLoadBooked: account?.quickstart_info.is_load_booked ?? false,
    isTripCompleted: account?.quickstart_info.is_trip_completed ?? false,
  };
  const offered = ONBOARDING_CARDS.filter((card) => card !== 'demo' || hrefOf({ page: 'demo' }) !== null);
  return {
    cards: onboardingCards(facts, offered),
    step: onboardingStep(facts),
    hasTenders: facts.isSearchStarted,
    isHidden,
    hide: () => rememberFilter('dashboard', { ...rememberedFilter('dashboard'), steps: HIDDEN }),
    show: () => {
      const { steps: _steps, ...kept } = rememberedFilter('dashboard');
      rememberFilter('dashboard', kept);
    },
  };
}
