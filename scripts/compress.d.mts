export declare function compressFiles(folder: string): void;
