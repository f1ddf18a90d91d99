import type { Message, MessageFile, Thread, ThreadNotice } from '@samspel/api'
import type { FileReader } from '../uploads'
import { messageAddresses } from './file-address'
import type { Side } from './pair'

export interface FileRow {
  id: string
  name: string
  type: MessageFile['type']
  bytes: number
  width: number | null
  height: number | null
  duration_ms: number | null
  has_poster: boolean
  created_at: string
}

export interface MessageRow {
  id: string
  brand_id: string
  thread_id: string
  instagramer_id: string
  author: Side
  author_name: string
  body: string
  created_at: string
  read_at: string | null
  seq: number
  client_key: string | null
  notice: ThreadNotice['kind'] | null
  notice_facts: Partial<Omit<ThreadNotice, 'kind'>> | null
  files: FileRow[]
}

export interface ThreadListRow {
  id: string
  brand_id: string
  instagramer_id: string
  brand_name: string
  brand_logo_url: string | null
  creator_name: string
  creator_username: string
  creator_avatar_url: string | null
  last_body: string | null
  last_author: Side | null
  last_author_name: string | null
  last_created_at: string | null
  last_notice: ThreadNotice['kind'] | null
  last_files: number
  last_pictures: number
  unread: number
  campaign_name: string | null
  muted: boolean
  archived: boolean
}

export const toFile = (reader: FileReader, row: FileRow): MessageFile => ({
  id: row.id,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  url: messageAddresses.addressOf(reader, row.id),
  previewUrl:
    row.type === 'image/webp' || row.has_poster ? `${messageAddresses.addressOf(reader, row.id)}?preview=1` : null,
  durationMs: row.duration_ms,
  createdAt: new Date(row.created_at).toISOString(),
})

const toNotice = ({ notice, notice_facts: facts }: MessageRow): ThreadNotice | null =>
  notice && {
    kind: notice,
    campaignId: null,
    campaignName: null,
    participationId: null,
    storeParticipationId: null,
    storeCampaignId: null,
    mentionId: null,
    imagePurchaseId: null,
    text: null,
    ...facts,
  }

export const toMessage = (reader: FileReader, row: MessageRow): Message => ({
  id: row.id,
  instagramer: row.instagramer_id,
  brandId: row.brand_id,
  author: row.author,
  authorName: row.author_name,
  body: row.body,
  createdAt: row.created_at,
  readAt: row.read_at,
  seq: row.seq,
  clientKey: row.client_key,
  notice: toNotice(row),
  files: row.files.map((file) => toFile(reader, file)),
})

export const toThread = (row: ThreadListRow): Thread => ({
  id: row.id,
  instagramerId: row.instagramer_id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  brandLogoUrl: row.brand_logo_url,
  creatorName: row.creator_name,
  creatorUsername: row.creator_username,
  creatorAvatarUrl: row.creator_avatar_url,
  lastMessage:
    row.last_body !== null && row.last_author && row.last_created_at
      ? {
          body: row.last_body,
          author: row.last_author,
          authorName: row.last_author_name ?? '',
          createdAt: row.last_created_at,
          notice: row.last_notice,
          fileCount: row.last_files,
          isPictures: row.last_files > 0 && row.last_files === row.last_pictures,
        }
      : null,
  unreadCount: row.unread,
  campaignName: row.campaign_name,
  muted: row.muted,
  archived: row.archived,
})
