export const sentAgainToast = (carrierId: number) => `sent-again-${carrierId}`;
