import { type RawBuilder, sql } from 'kysely'
import { emptied, erased, none, plain, type Plans } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`

/** Where goods are sent to creators, and what became of them. */
export const delivery: Plans<'delivery_addresses' | 'delivery_problems' | 'parcels'> = {
  delivery_problems: {
    creator: {
      of: (id) =>
        sql`(brand_id, participation_id) IN (SELECT brand_id, id FROM participations WHERE instagramer_id = ${id})`,
      told: [
        'id',
        'participation_id',
        'kind',
        'text',
        'pictures',
        'wish',
        'answer_by',
        'answer',
        'created_at',
        'resolved_at',
      ],
    },
    columns: { wish: 'plain', text: emptied, answer: none, pictures: erased("'{}'") },
  },
  delivery_addresses: {
    // `sealed` is told opened.
    creator: { of: creator, goes: 'all', told: ['instagramer_id', 'updated_at', 'sealed'] },
    columns: { sealed: 'row' },
  },
  parcels: {
    creator: {
      of: creator,
      // Those that were sent are the brand's history; the others would be packed for nobody.
      goes: sql`sent_at IS NULL`,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'participation_id',
        'number',
        'order_number',
        'choice_id',
        'greeting',
        'carrier',
        'tracking_number',
        'send_by',
        'sent_at',
        'arrived_at',
        'arrived_by',
        'replaced_at',
        'created_at',
        'sealed_address',
      ],
    },
    columns: {
      ...plain('order_number', 'carrier'),
      sealed_address: none,
      town: none,
      greeting: emptied,
      tracking_number: none,
    },
  },
}
