/** Each place as `path:line: the line`. */
export declare function findForeignKeys(projects: readonly string[]): string[];

export declare const workspaces: readonly string[];
