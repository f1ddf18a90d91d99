import { acceptsMentions, type Mention, type Participation } from '@samspel/api'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import { uuidv7 } from 'uuidv7'
import { transact, type Db } from '../../db/transact'
import { AppError, invalid, type FieldErrors } from '../../errors'
import type { Call } from '../../http/call'
import { recordAct } from '../campaigns/history'
import { lockCampaign } from '../campaigns/repository'
import { campaignChanged } from '../campaigns/facts'
import { getParticipation } from '../participations/queries'
import { lockParticipation, placeOf } from '../participations/repository'
import { isKnownPicture } from '../pictures'
import { mentionChanged } from './facts'
import { getMention } from './queries'

type Fields = BodyOf<typeof endpoints.createMention>['mention']
type Part = 'instagramPostId' | 'linkPost' | 'contentPost'
const partOf = { post: 'instagramPostId', story: 'instagramPostId', link: 'linkPost', content: 'contentPost' } as const satisfies Record<Fields['kind'], Part>

/** Exactly the part that the kind names must be there. */
const partErrors = (fields: Fields): FieldErrors => {
  const wanted = partOf[fields.kind]
  const errors: FieldErrors = {}
  for (const part of ['instagramPostId', 'linkPost', 'contentPost'] as const) {
    if (part === wanted && fields[part] === undefined) errors[part] = ['required']
    if (part !== wanted && fields[part] !== undefined) errors[part] = ['invalid']
  }
  return errors
}

const isWebAddress = (url: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(url).protocol)
  } catch {
    return false
  }
}

const contentErrors = async (trx: Db, { linkPost, contentPost }: Fields): Promise<FieldErrors> => {
  if (linkPost && !isWebAddress(linkPost.url)) return { 'linkPost.url': ['invalid_url'] }
  if (!contentPost) return {}
  if (!contentPost.text.trim() && contentPost.imageUrls.length === 0) return { 'contentPost.text': ['required'] }
  for (const url of contentPost.imageUrls) if (!(await isKnownPicture(trx, url))) return { 'contentPost.imageUrls': ['not_found'] }
  return {}
}

/** The post must be the creator's own, of the kind that is named, and in no mention yet; its row is locked until the mention stands. */
const postErrors = async (trx: Db, instagramerId: string, { kind, instagramPostId }: Fields): Promise<FieldErrors> => {
  if (!instagramPostId) return {}
  const post = await trx.selectFrom('instagram_posts').select(['id', 'story']).where('id', '=', instagramPostId).where('instagramer_id', '=', instagramerId).forUpdate().executeTakeFirst()
  if (!post) return { instagramPostId: ['not_yours'] }
  if (post.story !== (kind === 'story')) return { kind: ['invalid'] }
  const used = await trx.selectFrom('mentions').select('id').where('instagramer_id', '=', instagramerId).where('instagram_post_id', '=', post.id).executeTakeFirst()
  return used ? { instagramPostId: ['already_used'] } : {}
}

const refuse = (errors: FieldErrors) => {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** A creator posts a mention of an approved participation. Links are kept, never fetched (QUALITY 23). */
export const createMention = async ({ db, caller, params, body, now, live }: Call<'createMention'>): Promise<{ mention: Mention; participation: Participation }> => transact(db, async (trx) => {
  const fields = body.mention
  const place = await placeOf(trx, params.id)
  if (!place || place.instagramer_id !== caller.id) throw new AppError('not_found')
  refuse(partErrors(fields))
  refuse(await contentErrors(trx, fields))
  const campaign = await lockCampaign(trx, place.campaign_id)
  const participation = await lockParticipation(trx, place.brand_id, place.id)
  if (!campaign || !participation) throw new AppError('not_found')
  if (participation.state !== 'approved' || !acceptsMentions(campaign.state)) throw new AppError('illegal_transition')
  refuse(await postErrors(trx, caller.id, fields))

  const row = { id: uuidv7(), brand_id: place.brand_id, campaign_id: place.campaign_id, participation_id: place.id, instagramer_id: caller.id }
  await trx.insertInto('mentions').values({
    ...row, kind: fields.kind, instagram_post_id: fields.instagramPostId ?? null, created_at: now.toISOString(),
    link_post: fields.linkPost ? JSON.stringify(fields.linkPost) : null, content_post: fields.contentPost ? JSON.stringify(fields.contentPost) : null,
  }).execute()
  await recordAct(trx, { brandId: row.brand_id, campaignId: row.campaign_id, act: 'mention_created', actor: caller, now })
  await live.publish(trx, mentionChanged(row))
  await live.publish(trx, campaignChanged(campaign))
  return { mention: await getMention(trx, row.id, caller), participation: await getParticipation(trx, place.id, caller) }
})
