import { tokenCipher } from '../../src/auth/field-cipher'
import { ownerOf } from '../../src/modules/social/identities'
import { demoToken } from '../../src/seed/content/practice-tokens'
import type { SocialApi } from './social'

const followers = 8_000

/** Instagram accounts of creators in the practice world. */
export const instagramOf = (api: SocialApi) => {
  const accountOf = (id: string) => `ig-${id}`
  const steer = <T = unknown>(act: string, id: string, body: object = {}) =>
    api.practice.steer('facebook', act, { person: accountOf(id), ...body }) as Promise<T>

  /** What the account had before, and the campaigns that its owner posts about. */
  const has = (id: string, known: object = {}) =>
    api.practice.steer('facebook', 'posted_before', {
      accounts: {
        [accountOf(id)]: {
          handle: `u${id.slice(-8)}`,
          followers,
          engagement: 4,
          city: 'Lund',
          country: 'SE',
          posts: [],
          briefs: [],
          ...known,
        },
      },
    })

  /** Connects a creator's account, by a token that the practice world reads. */
  const connect = async (id: string, known: object = {}): Promise<void> => {
    const username = `u${id.slice(-8)}`
    const token = demoToken({
      username,
      name: 'Kim',
      email: `${username}@creators.samspel.test`,
      followers_count: followers,
      connected_account_id: 'page',
      connected_ig_user_id: accountOf(id),
    })
    await api.db
      .updateTable('instagramers')
      .set({
        connected_ig_user_id: accountOf(id),
        connected_account_id: 'page',
        connected_provider: 'facebook',
        connected_subject: id,
      })
      .where('id', '=', id)
      .execute()
    await api.db
      .insertInto('provider_identities')
      .values({
        provider: 'facebook',
        subject: id,
        instagramer_id: id,
        access_token: tokenCipher(api.config.paymentDetailsKeys).seal(token, ownerOf('facebook', id)),
        token_expires_at: null,
        exchanged_at: api.clock.now.toISOString(),
      })
      .execute()
    await has(id, known)
  }

  /** The stored posts of a creator are at the network too, as they are stored. */
  const hasStored = async (id: string): Promise<void> => {
    const rows = await api.db.selectFrom('instagram_posts').selectAll().where('instagramer_id', '=', id).execute()
    await has(id, {
      posts: rows.map((row) => ({
        id: row.external_id,
        kind: row.story ? 'story' : 'feed',
        caption: row.caption,
        picture: null,
        permalink: row.permalink ?? `https://www.instagram.com/p/${row.external_id}/`,
        at: Date.parse(row.instagram_created_at),
        likes: row.likes_count,
        comments: row.comments_count,
        reach: row.reach,
      })),
    })
  }
  return { connect, has, hasStored, steer }
}
