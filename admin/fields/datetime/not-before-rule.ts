import type { FormRule } from 'antd';
import { appTexts } from '../../i18n/app';
import { isClock } from './read-clock';

/** Takes the name of another date-time field; gives the rule that this one must not lie before it. Both hold the same clock, so their texts compare. */
export function notBeforeRule(other: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_: unknown, value: string) => {
      const start: unknown = getFieldValue(other);
      const isBefore = isClock(value) && value !== '' && typeof start === 'string' && value < start;
      return isBefore ? Promise.reject(new Error(appTexts.backend.wrongOrder)) : Promise.resolve();
    },
  });
}
