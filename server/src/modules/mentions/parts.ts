import type { Selectable } from 'kysely'
import type { LinkPost, Mention } from '@samspel/api'
import type { BodyOf, endpoints } from '@samspel/api/contract'
import { isWebAddress } from '@samspel/api/web-address'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { type FieldErrors, invalid } from '../../errors'
import { takeLink } from '../networks'
import { isKnownPicture } from '../uploads'

type Fields = BodyOf<typeof endpoints.createMention>['mention']
type Part = 'instagramPostId' | 'linkPost' | 'contentPost'
const partOf = {
  post: 'instagramPostId',
  story: 'instagramPostId',
  link: 'linkPost',
  content: 'contentPost',
} as const satisfies Record<Mention['kind'], Part>

/** Exactly the part named by the kind must be present. */
export const partErrors = (fields: Fields): FieldErrors => {
  const wanted = partOf[fields.kind]
  const errors: FieldErrors = {}
  for (const part of ['instagramPostId', 'linkPost', 'contentPost'] as const) {
    if (part === wanted && fields[part] === undefined) errors[part] = ['required']
    if (part !== wanted && fields[part] !== undefined) errors[part] = ['invalid']
  }
  return errors
}

/** Validates a link or content. Links are stored and never fetched (QUALITY 23): a network is asked about its own posts alone. */
export const contentErrors = async (
  db: Db,
  { linkPost, contentPost }: Pick<Fields, 'linkPost' | 'contentPost'>,
): Promise<FieldErrors> => {
  if (linkPost && !isWebAddress(linkPost.url)) return { 'linkPost.url': ['invalid_url'] }
  if (!contentPost) return {}
  if (!contentPost.text.trim() && contentPost.imageUrls.length === 0) return { 'contentPost.text': ['required'] }
  for (const url of contentPost.imageUrls)
    if (!(await isKnownPicture(db, url))) return { 'contentPost.imageUrls': ['upload_failed'] }
  return {}
}

/** Checks the link of a mention against what its campaign asks for, and against those that were handed in before. */
export const takeLinkOf = (
  trx: Db,
  {
    row,
    campaign,
    link,
  }: {
    row: { id: string; brand_id: string; campaign_id: string; instagramer_id: string }
    campaign: Pick<Selectable<DB['campaigns']>, 'payment_link_type'>
    link: LinkPost
  },
  context: Parameters<typeof takeLink>[2],
) =>
  takeLink(
    trx,
    {
      brandId: row.brand_id,
      mentionId: row.id,
      campaignId: row.campaign_id,
      instagramerId: row.instagramer_id,
      wanted: campaign.payment_link_type,
      link,
    },
    context,
  )

export const refuse = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
