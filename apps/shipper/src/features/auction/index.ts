export { ChainCheck } from './chain-check';
