import { dictionary } from '@zxcvbn-ts/language-common';
import { createCommonPasswordCheck } from '../../../../src/lib/identity/common-passwords';

/** Extends the browser's check by the 49,000 most frequent leaked passwords, which are too large to send. */
export const isKnownPassword = createCommonPasswordCheck({ leaked: dictionary['passwords-common'] });
