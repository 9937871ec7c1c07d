/** Puts the brotli and gzip form of each built file beside it, where that is smaller. */
export declare function compressFiles(folder: string): void;
