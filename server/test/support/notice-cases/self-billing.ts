import { addDays, dayOf } from '../../../src/days'
import { billCreators } from '../../../src/modules/self-billing/job'
import { payCreator } from '../../../src/modules/wallet/ledger'
import type { Cases, World } from './world'

export const selfBillingCases = (world: World) => {
  const { api, make, brand, staff, colleague, context, wallet, patch, post } = world
  /** A creator with F-tax who has said yes and earned something, and the month after. */
  const month = async (papers: object) => {
    const creator = await make.creator()
    await patch(creator, '/api/instagramers/me/tax', { f_tax_since: '2020-01-01' })
    await patch(creator, '/api/instagramers/me/papers', { papers })
    await post(creator, '/api/instagramers/me/self_billing/consent', { text_version: 1 })
    await wallet.inTransaction((trx) =>
      payCreator(trx, {
        brandId: brand.id,
        instagramerId: creator.id,
        amount: 100,
        title: 'Bild',
        createdBy: staff.id,
        now: api.clock.now,
      }),
    )
    const later = new Date(`${addDays(dayOf(api.clock.now), 40)}T10:00:00Z`)
    return { creator, act: () => billCreators({ ...context(), now: () => later }) }
  }
  const named = { first_name: 'Tove', last_name: 'Ek', street: 'Gatan 1', postal_code: '411 15', town: 'Lund' }
  return {
    self_billed: async () => {
      const { creator, act } = await month(named)
      return { to: [creator], act }
    },
    self_billing_waits: async () => {
      const { creator, act } = await month({ ...named, street: undefined })
      return { to: [creator], act }
    },
    self_billing_lacks: async () => {
      const { act } = await month({ ...named, street: undefined })
      return { to: [staff, colleague], act }
    },
  } satisfies Cases
}
