import type { ConditionalFilter, CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';

/** Takes Refine's filters; gives them so written that @refinedev/supabase, which pastes values unescaped, asks what was meant. */
export function safeFilters(filters: CrudFilters): CrudFilters {
  return filters.map((filter): CrudFilter =>
    isConditional(filter) ? safeCondition(filter) : safeSearch(filter),
  );
}

function isConditional(filter: CrudFilter): filter is ConditionalFilter {
  return filter.operator === 'or' || filter.operator === 'and';
}

function safeCondition(condition: ConditionalFilter): ConditionalFilter {
  return {
    ...condition,
    value: condition.value.map((part) =>
      isConditional(part) ? safeCondition(part) : quoted(safeSearch(part)),
    ),
  };
}

/**
 * What somebody typed becomes a LIKE pattern that means exactly that: `%`, `_` and `\` are escaped. PostgREST reads `*`
 * as `%` and offers no escape, and the database's small letters split the Turkish i family, so each of those stands for
 * any one character: better one row too many than the sought one missing.
 */
function safeSearch(filter: LogicalFilter): LogicalFilter {
  if (filter.operator !== 'contains') return filter;
  const pattern = String(filter.value)
    .replace(/[%_\\]/g, String.raw`\$&`)
    .replace(/[*iıİI]/g, '_');
  return { ...filter, value: pattern };
}

/** Inside `or=(…)` a value ends at a comma or a parenthesis unless it is quoted; `contains` gets its quotes from the provider. */
function quoted(filter: LogicalFilter): LogicalFilter {
  if (typeof filter.value !== 'string') return filter;
  const escaped = filter.value.replace(/["\\]/g, String.raw`\$&`);
  return { ...filter, value: filter.operator === 'contains' ? escaped : `"${escaped}"` };
}
