import type { Rule } from 'eslint';

export const textStandsAlone: Rule.RuleModule;
