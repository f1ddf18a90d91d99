import { type RawBuilder, sql } from 'kysely'
import type { SelfBillingTables } from '../tables/self-billing'
import { booked, type Plans } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`

/** Invoices in a creator's name: told to the creator, and kept as accounts are, also after the account is gone. */
export const selfBilling: Plans<keyof SelfBillingTables> = {
  self_billing_consents: {
    creator: { of: creator, told: ['given_at', 'withdrawn_at', 'text_version'] },
    columns: { issued_until: 'plain' },
  },
  self_billing_series: { creator: { of: creator, told: ['last_number'] }, columns: {} },
  self_billed_invoices: {
    creator: {
      of: creator,
      told: [
        'number',
        'id',
        'kind',
        'credits_id',
        'issued_on',
        'period_from',
        'period_to',
        'seller',
        'buyer',
        'vat_rule',
        'vat_rate',
        'net',
        'vat',
        'total',
        'reason',
        'created_at',
      ],
    },
    columns: {
      currency: 'plain',
      period_from: 'plain',
      period_to: 'plain',
      seller: booked,
      buyer: booked,
      reason: booked,
    },
  },
  self_billed_lines: {
    creator: {
      of: (id) => sql`invoice_id IN (SELECT id FROM self_billed_invoices WHERE instagramer_id = ${id})`,
      told: ['invoice_id', 'position', 'entry_id', 'title_sv', 'title_en', 'net', 'vat', 'total'],
    },
    columns: { title_sv: booked, title_en: booked },
  },
  self_billing_waits: {
    creator: { of: creator, told: ['month', 'company_id', 'missing', 'payer_missing', 'since'] },
    columns: { month: 'plain', missing: 'plain', payer_missing: 'plain', since: 'plain' },
  },
}
