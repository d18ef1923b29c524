export function searched(path: string, term: string, choices: Readonly<Record<string, string>> = {}): string {
  const filters = [
    ...(term === '' ? [] : [['q', 'contains', term]]),
    ...Object.entries(choices).map(([field, choice]) => [field, 'eq', choice]),
  ];
  const query = filters.flatMap(([field = '', operator = '', value = ''], index) => [
    `filters[${index}][field]=${field}`,
    `filters[${index}][operator]=${operator}`,
    `filters[${index}][value]=${encodeURIComponent(value)}`,
  ]);
  return `${path}?${query.join('&')}`;
}
