import classes from './packets.module.css';

/** How packets and documents are laid out in both applications. */
export const packetClasses = classes;
