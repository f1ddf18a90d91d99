import { sql } from 'kysely'
import type { Country, OpeningException, OpeningWeek } from '@samspel/api'
import type { NoticeKind } from '@samspel/api/notices'
import type { Context } from '../../../context'
import type { Db } from '../../../db/transact'
import { saidPassEnd } from '../../../opening'
import { type Notice, notify, withdrawNotices } from '../../notices'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

interface Pass {
  id: string
  brand_id: string
  instagramer_id: string
  store_campaign_id: string
  store_id: string
  campaign_id: string
  campaign: string
  brand: string
  store: string
  country_code: Country
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
  creator: string
  avatar_url: string | null
  product: string | null
  expires_at: string | null
  proposed_fee: number | null
}

const find = async (trx: Db, ids: readonly string[]): Promise<Pass[]> =>
  (
    await sql<Pass>`SELECT sp.id, sp.brand_id, sp.instagramer_id, sp.store_campaign_id, sc.store_id, sc.campaign_id, c.name AS campaign,
      b.name AS brand, s.name AS store, s.country_code, s.opening_week, s.opening_exceptions, i.name AS creator, i.avatar_url, sp.expires_at, sp.proposed_fee,
      coalesce(nullif(c.products -> 0 ->> 'productName', ''), c.products -> 0 ->> 'productTitle') AS product
    FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
      JOIN brands b ON b.id = sp.brand_id JOIN instagramers i ON i.id = sp.instagramer_id
    WHERE sp.id = ANY(${ids}::uuid[]) ORDER BY sp.id`.execute(trx)
  ).rows

/** Notice kinds for the brand's staff, for the store's clerks, and for the creator. */
const toStaff = {
  store_application: (pass: Pass) => `/applications?kind=stores&store=${pass.store_id}&open=${pass.id}`,
  picked_up: (pass: Pass) => `/brands/${pass.brand_id}/stores/${pass.store_id}`,
  pass_lapsed: (pass: Pass) => `/brands/${pass.brand_id}/stores/${pass.store_id}`,
} as const
type StaffKind = keyof typeof toStaff
type CreatorKind = 'pass_moved' | 'pass_approved' | 'pass_declined' | 'pass_ending' | 'pass_over'
export type PassNoticeKind = StaffKind | CreatorKind | 'pass_booked'

const audienceOf = (pass: Pass, kind: PassNoticeKind): Pick<Notice, 'to' | 'href' | 'place'> => {
  const place = `${pass.store_id}:${pass.campaign_id}`
  if (kind in toStaff) return { to: { brandId: pass.brand_id }, href: toStaff[kind as StaffKind](pass), place }
  if (kind === 'pass_booked')
    return { to: { storeId: pass.store_id, brandId: pass.brand_id }, href: `/counter/${pass.store_id}`, place }
  return {
    to: { instagramerId: pass.instagramer_id },
    href: `/store-campaigns/${pass.store_campaign_id}/pass`,
    place: pass.id,
  }
}

/** Sends notices about passes and store applications; `mail` composes the mail for kinds with their own. */
export const notifyOfPasses = async (
  trx: Db,
  clock: Clock,
  kind: PassNoticeKind,
  { ids, by, mail }: { ids: readonly string[]; by?: string; mail?: Notice['mail'] },
): Promise<void> => {
  if (ids.length === 0) return
  for (const pass of await find(trx, ids)) {
    const end = saidPassEnd(pass, pass.expires_at)
    const isOwn = !(kind in toStaff) && kind !== 'pass_booked'
    await notify(trx, clock, {
      ...audienceOf(pass, kind),
      kind,
      subjectId: pass.id,
      brandId: pass.brand_id,
      facts: {
        campaign: pass.campaign,
        store: pass.store,
        ...(isOwn ? { brand: pass.brand } : { creator: pass.creator }),
        ...(!isOwn && pass.avatar_url && { imageUrl: pass.avatar_url }),
        ...(kind === 'store_application' && pass.proposed_fee !== null && { amount: pass.proposed_fee }),
        ...(pass.product && { product: pass.product }),
        ...(end && { day: end.day, ...(end.time !== null && { time: end.time }) }),
      },
      by,
      ...(mail && { mail }),
    })
  }
}

/** Withdraws notices about a pass that no longer apply: the creator withdrew, or a hand-out was undone. */
export const withdrawPassNotices = (
  trx: Db,
  clock: Pick<Clock, 'live'>,
  { id, kinds }: { id: string; kinds: readonly NoticeKind[] },
): Promise<void> => withdrawNotices(trx, clock, { kinds, subjectId: id })
