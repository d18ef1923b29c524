import { dictionary } from '@zxcvbn-ts/language-common';
import { createCommonPasswordCheck } from '../../../../src/lib/identity/common-passwords';

/** The browser's check with the 49,000 most frequent passwords of published leaks, which would be too much to send. */
export const isKnownPassword = createCommonPasswordCheck({ leaked: dictionary['passwords-common'] });
