import type { ColumnType } from 'kysely'
import type { Auto, Json } from './column'

export interface InfoBanners {
  id: string
  content_sv: string | null
  content_en: string | null
  style: 'info' | 'warning' | 'success'
  link_text_sv: string | null
  link_text_en: string | null
  link_url: string | null
  closable: Auto<boolean>
  active: Auto<boolean>
  starts_at: string | null
  ends_at: string | null
  created_at: Auto<string>
}

export interface Threads {
  brand_id: string
  id: string
  instagramer_id: string
  last_message_at: string | null
  last_seq: Auto<number>
  brand_archived_at: Auto<string | null>
  creator_archived_at: Auto<string | null>
  brand_muted_at: Auto<string | null>
  creator_muted_at: Auto<string | null>
  brand_blocked_at: Auto<string | null>
  creator_blocked_at: Auto<string | null>
  brand_unread: Auto<boolean>
  creator_unread: Auto<boolean>
  closed_for: Auto<'user' | 'instagramer' | null>
}

export interface Messages {
  brand_id: string
  id: string
  thread_id: string
  instagramer_id: string
  author: 'user' | 'instagramer'
  author_user_id: string | null
  author_name: string
  body: string
  created_at: Auto<string>
  read_at: string | null
  seq: number
  client_key: Auto<string | null>
  notice: Auto<string | null>
  notice_facts: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
}

export interface IdempotencyKeys {
  caller_id: string
  key: string
  endpoint: string
  body_hash: Buffer
  answer: ColumnType<unknown | null, string | null | undefined, string | null>
  created_at: Auto<string>
}

export interface Outbox {
  id: string
  kind: string
  payload: Json<Record<string, unknown>>
  run_at: Auto<string>
  attempts: Auto<number>
  last_error: string | null
  is_theirs: Auto<boolean>
  done_at: string | null
  created_at: Auto<string>
}

export interface MailSuppressions {
  address_hash: string
  reason: 'bounced' | 'complained' | 'unreachable'
  code: string | null
  first_at: Auto<string>
  last_at: Auto<string>
}

export interface AppMetadata {
  key: string
  value: Json<unknown>
}
