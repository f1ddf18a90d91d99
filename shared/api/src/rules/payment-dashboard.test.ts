import { expect, test } from '@jest/globals'
import { paymentDashboardLink } from './payment-dashboard'

test('the payment dashboard: production by host, else test, for platform staff alone (P-08)', () => {
  const on = (host: string, area = 'admin') => paymentDashboardLink('customer', 'cus_1', { host, area })
  for (const host of ['samspel.se', 'www.samspel.se', 'app.samspel.se'])
    expect(on(host)).toBe('https://dashboard.stripe.com/customers/cus_1')
  for (const host of ['localhost', 'test.samspel.se', 'samspel.se.evil.test', ''])
    expect(on(host)).toBe('https://dashboard.stripe.com/test/customers/cus_1')
  for (const area of ['creator', 'company', 'store', 'anonymous']) expect(on('app.samspel.se', area)).toBeUndefined()
  expect(paymentDashboardLink('subscription', 'sub_1', { host: 'localhost', area: 'admin' })).toBe(
    'https://dashboard.stripe.com/test/subscriptions/sub_1',
  )
  expect(paymentDashboardLink('customer', '../x?y#z', { host: 'localhost', area: 'admin' })).toBe(
    'https://dashboard.stripe.com/test/customers/..%2Fx%3Fy%23z',
  )
})
