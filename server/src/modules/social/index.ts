import { pageSizes, type InstagramPost } from '@samspel/api'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import * as repository from './repository'
import { createSandboxProvider } from './sandbox-provider'
import { shippedPictures } from './shipped-pictures'

const toPost = (row: repository.PostRow): InstagramPost => ({
  id: row.id,
  instagramerId: row.instagramer_id,
  reach: row.reach,
  likesCount: row.likes_count,
  commentsCount: row.comments_count,
  story: row.story,
  caption: row.caption,
  imageUrl: row.image_url,
  permalink: row.permalink,
  instagramCreatedAt: row.instagram_created_at,
  used: row.used,
})

export const socialHandlers = {
  listMyInstagramPosts: async ({ db, caller, config, query, now }) => {
    const account = await repository.findAccount(db, caller.id)
    if (!account) throw new AppError('not_found')
    const provider = createSandboxProvider({
      campaignsOf: (id) => repository.campaignsOf(db, id),
      pictures: () => shippedPictures(config.dataDir),
      now: () => now,
    })
    const page = pageOf(query, pageSizes.cards)
    if (page.page === 1) await repository.keepPosts(db, caller.id, await provider.listPosts(account))
    const { rows, total } = await repository.listPosts(db, caller.id, query.story, page)
    return { instagramPosts: rows.map(toPost), meta: metaOf(page, total) }
  },
} satisfies Partial<Handlers>
