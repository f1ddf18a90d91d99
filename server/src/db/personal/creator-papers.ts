import { type RawBuilder, sql } from 'kysely'
import { kept, type Plans } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
/** Whoever was never paid is in no report, so nothing of them is kept. */
const neverPaid = sql`NOT EXISTS (SELECT FROM accounts a JOIN ledger_entries e ON e.account_id = a.id
  WHERE a.instagramer_id = creator_papers.instagramer_id)`
const reported = kept('the report on sellers to the tax office and invoices, seven years by law')

/** Who a creator is by law: the yearly report on sellers and self-billed invoices name them, also after the account is gone. */
export const creatorPapers: Plans<'creator_papers' | 'creator_paper_changes' | 'seller_reminders'> = {
  creator_paper_changes: {
    creator: { of: creator, goes: 'all', told: ['changed_at', 'field', 'from_value', 'to_value'] },
    columns: { field: 'row', from_value: 'row', to_value: 'row' },
  },
  // That somebody was reminded is what the platform shows the tax office.
  seller_reminders: { creator: { of: creator, told: ['reminded_at', 'year'] }, columns: {} },
  creator_papers: {
    // What is sealed is told opened.
    creator: {
      of: creator,
      goes: neverPaid,
      told: [
        'instagramer_id',
        'first_name',
        'last_name',
        'street',
        'postal_code',
        'town',
        'tax_country',
        'birth_date',
        'tax_number',
        'vat_number',
        'vat_state',
        'vat_name',
        'updated_at',
      ],
    },
    columns: {
      first_name: reported,
      last_name: reported,
      street: reported,
      postal_code: reported,
      town: reported,
      birth_date: reported,
      tax_number: reported,
      vat_number: reported,
      vat_name: reported,
      kept_personal_id: reported,
    },
  },
}
