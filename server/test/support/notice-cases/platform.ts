import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { dayOf } from '../../../src/days'
import { notifyOfNews } from '../../../src/modules/notice-clock/news'
import { endsJob } from '../../../src/modules/services'
import { payCreator } from '../../../src/modules/wallet/ledger'
import { answerTo } from '../bank-answers'
import { companyAsks } from './brand'
import type { Cases, World } from './world'

const accounts = {
  right: '8327-9 834 124 471',
  other: '3300 000620-5124',
  wrong: '8327-9 834 124 473',
  closed: '8327-9 834 120 404',
}

/** Notices for platform staff, and for creators about their payouts. */
export const platformCases = (world: World) => {
  const { api, make, wallet, admin, brand, staff, creator, post, patch } = world
  /** A second approver; both have confirmed their password. */
  const people = async () => {
    const other = await make.staff('admin')
    const passwordHash = await hash('samspel-demo', { memoryCost: 8, timeCost: 1 })
    await api.db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', 'in', [admin.id, other.id])
      .execute()
    return other
  }
  const asking = async (bankAccountNumber: string) => {
    const one = await make.creator({ bankAccountNumber, personalId: '19900101-9802' })
    const accountId = await wallet.accountOf(one.id)
    await wallet.book(accountId, 'debit', 90_000)
    const { body } = await wallet.payOut(one, accountId, 90_000)
    return { ...one, payoutId: (body as { payout: { id: string } }).payout.id }
  }
  const batches = (who: typeof admin, path: string, body: object = {}) => post(who, `/api/payout_batches${path}`, body)
  const compiled = async () => {
    const { body } = await batches(admin, '')
    return (body as { batch: { id: string } }).batch.id
  }
  /** A batch that the bank has answered, with the answer not yet read. */
  const answered = async (bankAccountNumber: string) => {
    const other = await people()
    const payee = await asking(bankAccountNumber)
    const id = await compiled()
    await batches(other, `/${id}/approve`, { version: 1, password: 'samspel-demo' })
    const { body } = await batches(admin, `/${id}/export`, { version: 2, format: 'pain001' })
    await batches(other, `/${id}/send`, { version: 3 })
    const answer = answerTo((body as { file: string }).file)
    return { to: [payee], act: () => batches(admin, `/${id}/answer`, { file: answer }) }
  }
  return {
    campaign_to_review: async () => {
      const other = await people()
      const id = await world.campaign({
        state: 'draft',
        excerpt: 'Kort',
        instructions: 'Visa burken',
        product_image_url: '/uploads/demo/mugg.webp',
        start_at: '2026-12-01',
        due_at: '2026-12-10',
        end_at: '2026-12-20',
      })
      return {
        to: [admin, other],
        act: () => patch(staff, `/api/campaigns/${id}/state`, { campaign: { state: 'requested' } }),
      }
    },
    company_request: async () => ({ to: [admin], act: () => companyAsks(world) }),
    report: async () => {
      await post(staff, `/api/instagramers/${creator.id}/messages?brand_id=${brand.id}`, { message: { body: 'Hej!' } })
      return {
        to: [admin],
        act: () =>
          post(creator, '/api/messages/reports', { report: { brand_id: brand.id, reason: 'rude', text: 'Se ovan' } }),
      }
    },
    receipt_report: async () => {
      const { id } = await api.db
        .selectFrom('ledger_entries')
        .select('id')
        .where('account_id', '=', brand.accountId)
        .executeTakeFirstOrThrow()
      return {
        to: [admin],
        act: () => post(staff, `/api/wallet/receipts/${id}/report`, { report: { message: 'Beloppet är fel' } }),
      }
    },
    service_end: async () => {
      await sql`INSERT INTO service_ends (kind, name, ends_at, read_at)
        VALUES ('api_version', 'v25.0', '2026-12-01T12:00:00Z', '2026-11-20T09:00:00Z')`.execute(api.db)
      return { to: [admin], act: () => endsJob.run(world.context()) }
    },
    batch_changed: async () => {
      const other = await people()
      const payee = await asking(accounts.right)
      const id = await compiled()
      await batches(other, `/${id}/approve`, { version: 1, password: 'samspel-demo' })
      await api.db
        .updateTable('instagramers')
        .set({ bank_account_number: accounts.other, bank_account_last_four: '5124' })
        .where('id', '=', payee.id)
        .execute()
      return {
        to: [admin, other],
        // The refusal because of the change is exactly what is tested.
        act: () => api.call(admin, 'POST', `/api/payout_batches/${id}/export`, { body: { version: 2, format: 'csv' } }),
      }
    },
    batch_returned: async () => {
      const other = await people()
      await asking(accounts.right)
      const id = await compiled()
      return { to: [admin], act: () => batches(other, `/${id}/return`, { version: 1, reason: 'Fel dag' }) }
    },
    payout_stopped: async () => {
      await people()
      const payee = await asking(accounts.wrong)
      await asking(accounts.right)
      const id = await compiled()
      return { to: [payee], act: () => batches(admin, `/${id}/rows/${payee.payoutId}/ask`) }
    },
    tax_details_missing: async () => {
      const payee = await asking(accounts.right)
      const payer = await wallet.fundedBrand(100)
      await wallet.inTransaction((trx) =>
        payCreator(trx, {
          brandId: payer.id,
          instagramerId: payee.id,
          amount: 100,
          title: 'Bild',
          createdBy: staff.id,
          now: api.clock.now,
        }),
      )
      const year = Number(dayOf(api.clock.now).slice(0, 4))
      return { to: [payee], act: () => post(admin, '/api/seller_reports/reminders', { year }) }
    },
    news: async () => {
      await patch(staff, '/api/notices/settings', { choice: { topic: 'news', in_app: true } })
      await api.db
        .insertInto('info_banners')
        .values({
          id: uuidv7(),
          content_sv: 'Nu finns karta',
          content_en: 'Maps are here',
          style: 'success',
          active: true,
          created_at: api.clock.now.toISOString(),
        })
        .execute()
      return { to: [staff], act: () => notifyOfNews(world.context()) }
    },
    payout_paid: () => answered(accounts.right),
    payout_failed: () => answered(accounts.closed),
  } satisfies Cases
}
