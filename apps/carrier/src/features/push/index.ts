export { bidPlaced } from './ask-after-bid';
export { PushAfterBid } from './push-after-bid';
export { PushSetting } from './push-setting';
export { useRenewedPush } from './use-renewed-push';
