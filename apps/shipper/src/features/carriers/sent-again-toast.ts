/** The toast that offers the new link of an invitation, for as long as there is one. */
export const sentAgainToast = (carrierId: number) => `sent-again-${carrierId}`;
