import type { Rule } from 'eslint';

export declare const foreignKeys: Rule.RuleModule;
