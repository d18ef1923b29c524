import { pages } from './pages';
import { rules } from './rules';
import { screens } from './screens';
import { limits } from './limits';

/** The public site is this list's; what belongs to others is theirs to prove. */
export type Concern = 'admin' | 'identity' | 'not-shown';

/** 'file below tests/ › title of a test in it'. */
type Proof = `${string} › ${string}`;

/** By the beginning of a statement of the specification: the tests that prove it, or whom it concerns. */
export type Coverage = Readonly<Record<string, Concern | readonly Proof[]>>;

/** By the specification's heading. */
export const coverage: Readonly<Record<string, Coverage>> = { ...screens, ...pages, ...rules, ...limits };
