import classes from './packets.module.css';

export const packetClasses = classes;
