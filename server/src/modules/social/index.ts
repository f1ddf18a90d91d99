import { pageSizes, type InstagramPost } from '@samspel/api'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { openProvider } from './open-provider'
import { refreshFigures } from './refresh'
import * as repository from './repository'

export { storyJob } from './capture'

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
  capturedAt: row.captured_at,
  used: row.used,
})

export const socialHandlers = {
  listMyInstagramPosts: async ({ db, caller, config, query, now }) => {
    const account = await repository.findAccount(db, caller.id)
    if (!account) throw new AppError('not_found')
    const page = pageOf(query, pageSizes.cards)
    const provider = openProvider({ db, config, now })
    if (page.page === 1 && (account.connectedIgUserId !== null || !provider.needsConnection)) {
      const posts = await provider.listPosts(account)
      await repository.keepPosts(db, caller.id, posts)
      await refreshFigures(db, caller.id, posts, now)
    }
    const { rows, total } = await repository.listPosts(db, caller.id, query.story, page)
    return { instagramPosts: rows.map(toPost), meta: metaOf(page, total) }
  },
} satisfies Partial<Handlers>
