export const isPhone = (): boolean => matchMedia('(max-width: 600px)').matches;
