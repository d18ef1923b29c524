import { version } from '../../package.json';

/** The release that runs. A git tag of this name with a `v` in front, and a section of `src/CHANGELOG.md`, belong to it. */
export const VERSION = version;
