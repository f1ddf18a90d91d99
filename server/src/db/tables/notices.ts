import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Auto, Json } from './column'

export interface Notices {
  id: string
  user_id: string | null
  instagramer_id: string | null
  account_id: GeneratedAlways<string>
  kind: string
  topic: string
  brand_id: string | null
  subject_id: string
  place: string
  href: string
  facts: Json<Record<string, unknown>>
  once_key: string | null
  in_app: Auto<boolean>
  created_at: string
  read_at: string | null
}

export interface NoticeDeliveries {
  id: string
  notice_id: string
  account_id: string
  channel: 'mail' | 'digest' | 'push'
  letter: ColumnType<unknown | null, string | null | undefined, string | null>
  due_at: string
}

export interface NoticeMarks {
  kind: string
  subject_id: string
  created_at: string
}

export interface NoticeSettings {
  account_id: string
  user_id: string | null
  instagramer_id: string | null
  choices: Json<Record<string, unknown>>
  digest_days: Auto<'weekdays' | 'daily' | 'mondays'>
  digest_hour: Auto<number>
  quiet: Auto<boolean>
  quiet_from: Auto<number>
  quiet_to: Auto<number>
}
