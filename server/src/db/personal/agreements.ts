import { type RawBuilder, sql } from 'kysely'
import { emptied, kept, plain, type Plans, unnamed } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
const contract = kept('a contract: what both sides may prove to each other, without the name of who has left')

const words = kept('what colleagues of a brand wrote to one another')

/** What brands and creators have agreed on. */
export const agreements: Plans<
  'agreement_changes' | 'agreements' | 'approval_requests' | 'endings' | 'right_uses' | 'terms_templates'
> = {
  agreements: {
    creator: {
      of: creator,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'participation_id',
        'store_participation_id',
        'number',
        'version',
        'cause',
        'facts',
        'creator_name',
        'company_name',
        'creator_agreed_at',
        'brand_agreed_at',
        'reason',
        'hash',
        'created_at',
        'superseded_at',
      ],
    },
    columns: {
      ...plain('number', 'hash'),
      facts: contract,
      creator_name: unnamed,
      company_name: kept("the company's own name"),
      reason: emptied,
    },
  },
  agreement_changes: {
    creator: {
      of: creator,
      told: [
        'id',
        'brand_id',
        'agreement_id',
        'state',
        'proposal',
        'facts',
        'reason',
        'answer_by',
        'created_at',
        'answered_at',
      ],
    },
    columns: { proposal: contract, facts: contract, reason: emptied },
  },
  approval_requests: {
    creator: { of: creator, untold: 'what colleagues of a brand asked one another' },
    staff: {
      of: (id) => sql`asked_by = ${id}`,
      told: ['created_at', 'id', 'brand_id', 'kind', 'subject_id', 'amount', 'note', 'state', 'decided_at', 'reason'],
    },
    columns: { note: words, reason: words },
  },
  endings: {
    creator: {
      of: creator,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'participation_id',
        'store_participation_id',
        'ended_by',
        'reason',
        'words',
        'counts_for',
        'created_at',
        'ended_at',
        'paid',
        'returned',
      ],
    },
    columns: { words: emptied },
  },
  right_uses: {
    creator: {
      of: creator,
      told: ['id', 'brand_id', 'mention_id', 'image_purchase_id', 'link', 'words', 'created_at'],
    },
    columns: { link: emptied, words: emptied },
  },
  terms_templates: { columns: { ...plain('name'), terms: kept('the terms of a brand name no person') } },
}
