export { refuseBooking, refuseTimes, type BookingCounts } from './ask';
export {
  demoDueAt,
  type DemoFacts,
  type DemoTrigger,
  moveDemo,
  refuseAgreeing,
  refuseChange,
  refuseConfirming,
} from './demo-state';
export { DEMO_LIMITS, DEMO_STATES, type DemoState, OPEN_DEMOS } from './limits';
