import type { BaseRecord } from '@refinedev/core';

/** A row as the generic screens know it: an id and named values. */
export interface Row extends BaseRecord {
  readonly id: number;
  readonly [column: string]: unknown;
}
