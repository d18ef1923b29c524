/** The calendars that take an address by a link. */
export type SubscriptionWay = 'apple' | 'google' | 'outlook' | 'microsoft365';

/** Takes the calendar's whole address and its name, gives the links by which calendars offer to follow it. */
export function subscriptionLinks(address: string, name: string): { name: SubscriptionWay; href: string }[] {
  // The scheme under which telephones and computers know that a calendar is meant; Google wants it, too.
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url: address, name }).toString();
  return [
    { name: 'apple', href: webcal },
    { name: 'google', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: 'outlook', href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
    { name: 'microsoft365', href: `https://outlook.office.com/calendar/0/addfromweb?${outlook}` },
  ];
}
