/** The carrier application. */
export const carrierApp = {} as const;
