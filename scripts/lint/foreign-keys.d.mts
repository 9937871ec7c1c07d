/** Each place as `path:line: the line`. */
export declare function findForeignKeys(projects: readonly string[]): string[];

/** The folders of all workspaces. */
export declare const workspaces: readonly string[];
