/** Calendars that can subscribe through a link. */
export type SubscriptionMethod = 'apple' | 'google' | 'outlook' | 'microsoft365';

/** Returns the subscription links of a calendar, given its absolute address and its name. */
export function subscriptionLinks(
  address: string,
  name: string,
): { name: SubscriptionMethod; href: string }[] {
  // Devices open webcal: addresses in their calendar application. Google requires it, too.
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url: address, name }).toString();
  return [
    { name: 'apple', href: webcal },
    { name: 'google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: 'outlook', href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
    { name: 'microsoft365', href: `https://outlook.office.com/calendar/0/addfromweb?${outlook}` },
  ];
}
