import type { Message, Thread } from '@samspel/api'

export interface MessageRow {
  id: string
  brand_id: string
  instagramer_id: string
  author: 'user' | 'instagramer'
  author_name: string
  body: string
  created_at: string
  read_at: string | null
}

export interface ThreadRow {
  id: string
  brand_id: string
  instagramer_id: string
  brand_name: string
  brand_logo_url: string | null
  creator_name: string
  creator_username: string
  creator_avatar_url: string | null
  last_body: string | null
  last_author: 'user' | 'instagramer' | null
  last_created_at: string | null
  unread: number
}

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  instagramer: row.instagramer_id,
  brandId: row.brand_id,
  author: row.author,
  authorName: row.author_name,
  body: row.body,
  createdAt: row.created_at,
  readAt: row.read_at,
})

export const toThread = (row: ThreadRow): Thread => ({
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
      ? { body: row.last_body, author: row.last_author, createdAt: row.last_created_at }
      : null,
  unreadCount: row.unread,
})
