import type { BaseRecord } from '@refinedev/core';

export interface Row extends BaseRecord {
  readonly id: number;
  readonly [column: string]: unknown;
}
