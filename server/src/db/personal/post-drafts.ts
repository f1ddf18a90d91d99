import { type RawBuilder, sql } from 'kysely'
import { emptied, erased, kept, type Plans } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
const agreed = kept('what the brand said yes to before it was published')

/** What creators show to brands before they publish it. Of an account that is deleted, only what a brand has approved stays. */
export const postDrafts: Plans<'post_draft_comments' | 'post_draft_versions' | 'post_drafts'> = {
  post_draft_comments: {
    creator: {
      of: creator,
      goes: 'all',
      tells: (id) => sql`instagramer_id = ${id} AND sent_at IS NOT NULL`,
      told: ['id', 'brand_id', 'draft_id', 'number', 'version', 'place', 'text', 'created_at', 'sent_at', 'done_at'],
    },
    columns: { place: 'row', text: 'row' },
  },
  post_draft_versions: {
    creator: {
      of: creator,
      goes: sql`outcome IS NULL OR outcome NOT IN ('approved', 'unanswered')`,
      told: ['id', 'brand_id', 'draft_id', 'number', 'caption', 'media', 'sent_at', 'outcome', 'decided_at', 'note'],
    },
    columns: { caption: agreed, media: agreed, note: emptied },
  },
  post_drafts: {
    creator: {
      of: creator,
      goes: sql`state <> 'approved'`,
      told: [
        'id',
        'brand_id',
        'campaign_id',
        'participation_id',
        'store_participation_id',
        'state',
        'caption',
        'media',
        'saved_at',
        'answer_by',
        'extra_round',
        'extra_note',
        'created_at',
      ],
    },
    columns: { caption: emptied, media: erased("'[]'"), extra_note: emptied },
  },
}
