import type { MediaFileKind, MessageFile } from '@samspel/api'
import type { Auto, Json } from './column'

export interface MessageFiles {
  brand_id: string
  id: string
  instagramer_id: string
  message_id: string | null
  author: 'user' | 'instagramer'
  author_user_id: string | null
  position: Auto<number>
  name: string
  type: MessageFile['type']
  bytes: number
  width: number | null
  height: number | null
  key: string
  poster_key: string | null
  duration_ms: number | null
  created_at: Auto<string>
}

export interface MediaFiles {
  id: string
  instagramer_id: string | null
  user_id: string | null
  purpose: 'draft' | 'message'
  for_id: string
  kind: MediaFileKind
  name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  duration_ms: number | null
  key: string | null
  poster_key: string | null
  state: Auto<'uploading' | 'ready'>
  received_parts: Auto<number[]>
  created_at: string
  touched_at: string
  used_at: string | null
  sent_at: string | null
}

export interface MessageTemplates {
  brand_id: string
  id: string
  name: string
  body: string
  updated_by: string | null
  updated_at: Auto<string>
}

export interface MessageBulks {
  brand_id: string
  id: string
  campaign_id: string
  name: string
  user_id: string
  state: Auto<'waiting' | 'cancelled' | 'sent'>
  send_at: string
  sent_at: string | null
  created_at: Auto<string>
}

export interface MessageBulkRecipients {
  brand_id: string
  bulk_id: string
  instagramer_id: string
  body: string
}

export interface MessageReports {
  id: string
  brand_id: string
  thread_id: string
  message_id: string | null
  reporter: 'user' | 'instagramer'
  reporter_user_id: string | null
  reporter_name: string
  reason: 'spam' | 'rude' | 'fraud' | 'other'
  text: Auto<string>
  state: Auto<'open' | 'dismissed' | 'closed'>
  decided_by: string | null
  decided_at: string | null
  note: Auto<string>
  created_at: Auto<string>
}

export interface MessageReportOpenings {
  brand_id: string
  id: string
  report_id: string
  user_id: string
  reason: string
  opened_at: string
  ends_at: string
}

export interface LiveOutbox {
  id: Auto<number>
  event: Json<object>
  created_at: Auto<string>
}
