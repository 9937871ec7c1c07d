export {
  HELP_LIMITS,
  REQUEST_CATEGORIES,
  REQUEST_STATES,
  type RequestCategory,
  type RequestState,
  UNSOLVED,
} from './limits';
export { mayBlock, mayLook, refuseAsking, refuseConsent } from './ask';
export {
  moveRequest,
  refuseClosing,
  refuseReopening,
  requestDueAt,
  type RequestTrigger,
  takesPlaceAgain,
  waitingAfter,
} from './request-state';
