/** Id of the toast that offers a new invitation link. */
export const sentAgainToast = (carrierId: number) => `sent-again-${carrierId}`;
