import { sql } from 'kysely'
import { emptied, erased, kept, plain, type Plans, unnamed } from './answers'

const threadsOf = (id: string) => sql`SELECT brand_id, id FROM threads WHERE instagramer_id = ${id}`
const ofBrand = kept("the brand's side of a conversation")
const goes = { by: 'deleteMediaOf: the row goes, and then the file' }
const decision = kept('decisions about people, for as long as they may be asked about')

const mediaTold = [
  'id',
  'purpose',
  'for_id',
  'kind',
  'name',
  'type',
  'bytes',
  'width',
  'height',
  'duration_ms',
  'state',
  'created_at',
  'sent_at',
] as const

/** Conversations, files that are sent in parts, and what was reported of them. */
export const messages: Plans<
  | 'media_files'
  | 'message_bulk_recipients'
  | 'message_bulks'
  | 'message_files'
  | 'message_report_openings'
  | 'message_reports'
  | 'message_templates'
  | 'messages'
  | 'threads'
> = {
  threads: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      told: ['id', 'brand_id', 'last_message_at', 'creator_archived_at', 'creator_muted_at', 'creator_blocked_at'],
    },
    columns: {},
  },
  messages: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      erases: (id) => sql`instagramer_id = ${id} AND (author = 'instagramer' OR notice IS NOT NULL)`,
      told: ['id', 'brand_id', 'author', 'author_name', 'body', 'notice', 'notice_facts', 'created_at', 'read_at'],
    },
    staff: {
      of: (id) => sql`author_user_id = ${id}`,
      told: ['id', 'brand_id', 'instagramer_id', 'author_name', 'body', 'created_at'],
    },
    columns: {
      author_name: {
        creator: erased("CASE WHEN author = 'instagramer' THEN 'Borttagen' ELSE author_name END"),
        staff: unnamed,
      },
      body: { creator: emptied, staff: ofBrand },
      client_key: 'plain',
      notice: 'plain',
      notice_facts: { creator: erased("notice_facts - 'text'"), staff: ofBrand },
    },
  },
  message_files: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      // What others have not sent yet is theirs.
      tells: (id) => sql`instagramer_id = ${id} AND (message_id IS NOT NULL OR author = 'instagramer')`,
      told: [
        'id',
        'brand_id',
        'message_id',
        'author',
        'name',
        'type',
        'bytes',
        'width',
        'height',
        'duration_ms',
        'created_at',
      ],
    },
    staff: {
      of: (id) => sql`author_user_id = ${id}`,
      told: ['id', 'brand_id', 'message_id', 'name', 'type', 'bytes', 'width', 'height', 'duration_ms', 'created_at'],
    },
    columns: {
      name: { creator: { by: 'deleteMessageFilesOf: goes with the file' }, staff: ofBrand },
      key: { creator: { by: 'deleteMessageFilesOf' }, staff: ofBrand },
      poster_key: { creator: { by: 'deleteMessageFilesOf' }, staff: ofBrand },
    },
  },
  media_files: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      told: mediaTold,
    },
    staff: {
      of: (id) => sql`user_id = ${id}`,
      told: mediaTold,
    },
    columns: { name: goes, type: goes, key: goes, poster_key: goes, received_parts: 'plain' },
  },
  message_reports: {
    creator: {
      of: (id) => sql`reporter = 'instagramer' AND (brand_id, thread_id) IN (${threadsOf(id)})`,
      told: ['id', 'brand_id', 'message_id', 'reason', 'text', 'state', 'created_at', 'decided_at'],
    },
    staff: {
      of: (id) => sql`reporter_user_id = ${id}`,
      told: ['id', 'brand_id', 'message_id', 'reason', 'text', 'state', 'created_at', 'decided_at'],
    },
    columns: { reporter_name: unnamed, text: { creator: emptied, staff: decision }, note: decision },
  },
  message_report_openings: {
    creator: {
      of: (id) =>
        sql`report_id IN (SELECT r.id FROM message_reports r WHERE (r.brand_id, r.thread_id) IN (${threadsOf(id)}))`,
      told: ['opened_at', 'brand_id', 'reason'],
    },
    staff: {
      of: (id) => sql`user_id = ${id} OR report_id IN (SELECT r.id FROM message_reports r
        JOIN messages m ON m.brand_id = r.brand_id AND m.thread_id = r.thread_id WHERE m.author_user_id = ${id})`,
      told: ['opened_at', 'brand_id', 'reason'],
    },
    columns: { reason: decision },
  },
  message_bulks: {
    staff: {
      of: (id) => sql`user_id = ${id}`,
      told: ['id', 'brand_id', 'campaign_id', 'name', 'state', 'send_at', 'sent_at', 'created_at'],
    },
    columns: { name: ofBrand },
  },
  // Its words are told as a message once it is sent.
  message_bulk_recipients: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      tells: (id) => sql`instagramer_id = ${id}
        AND (brand_id, bulk_id) IN (SELECT brand_id, id FROM message_bulks WHERE state = 'sent')`,
      goes: 'all',
      told: ['bulk_id', 'brand_id'],
    },
    columns: { body: 'row' },
  },
  message_templates: { columns: plain('name', 'body') },
}
