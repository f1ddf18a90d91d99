import { sql } from 'kysely'
import type { InstagramPost } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError, invalid } from '../../errors'
import type { AppContext } from '../../http/call'
import { openProvider } from './open-provider'
import { refreshFigures } from './refresh'
import { findAccount, type PostRow } from './repository'
import { toInstagramPost } from './serialize'
import { keepNew } from './store-posts'

/** What names a post in its address, however it was copied: with a user's name before it, of a reel, or with tracking after it. */
const codeOf = (link: string | null): string | undefined => {
  const url = link !== null && URL.canParse(link) ? new URL(link) : undefined
  if (!url || !/^(?:www\.|m\.)?instagram\.com$/.test(url.hostname)) return undefined
  return /^\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
}

/** Looks up an own post by its link: among those that are stored, then at the network, back as far as it is read. */
export const findPost = async (
  context: Context<CreatorCaller> & Pick<AppContext, 'log'>,
  link: string,
): Promise<{ instagramPost: InstagramPost }> => {
  const { db, caller, now } = context
  const code = codeOf(link)
  if (code === undefined) throw invalid({ link: ['invalid'] })
  const isIt = ({ permalink }: { permalink: string | null }) => codeOf(permalink) === code
  const stored = async (): Promise<PostRow | undefined> => {
    const { rows } = await sql<PostRow>`SELECT p.*, EXISTS (SELECT FROM mentions
        WHERE instagramer_id = p.instagramer_id AND instagram_post_id = p.id) AS used
      FROM instagram_posts p WHERE instagramer_id = ${caller.id} AND strpos(permalink, ${code}) > 0
      ORDER BY instagram_created_at DESC, id LIMIT 20`.execute(db)
    return rows.find(isIt)
  }
  const answer = (row: PostRow) => ({ instagramPost: { ...toInstagramPost(row), used: row.used } })

  const known = await stored()
  if (known) return answer(known)
  const account = await findAccount(db, caller.id)
  if (!account) throw new AppError('not_found')
  const provider = openProvider(context)
  if (account.connectedIgUserId !== null) {
    const { posts } = await provider.listPosts(account, { until: isIt })
    const found = posts.filter(isIt)
    await keepNew(context, caller.id, found, provider)
    await refreshFigures(db, caller.id, found, now)
  }
  const read = await stored()
  if (!read) throw invalid({ link: ['not_found'] })
  return answer(read)
}
