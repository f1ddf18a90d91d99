export type PaymentRecord = 'customer' | 'subscription'

const paths: Record<PaymentRecord, string> = { customer: 'customers', subscription: 'subscriptions' }
const productionHosts: ReadonlySet<string> = new Set(['samspel.se', 'www.samspel.se', 'app.samspel.se'])

/**
 * Address of a record in the card payment provider's dashboard: its production variant on a production host, else its test variant;
 * undefined for all but platform staff (row P-08).
 */
export const paymentDashboardLink = (
  record: PaymentRecord,
  id: string,
  { host, area }: { host: string; area: string },
): string | undefined =>
  area === 'admin'
    ? `https://dashboard.stripe.com/${productionHosts.has(host) ? '' : 'test/'}${paths[record]}/${encodeURIComponent(id)}`
    : undefined
