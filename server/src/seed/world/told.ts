import type { NoticeFacts, NoticeKind } from '@samspel/api/notices'
import type { Row } from '../bulk'
import type { Making } from './context'

interface Told {
  user?: string
  creator?: string
  kind: NoticeKind
  subject: string
  brand?: string
  place?: string
  href: string
  facts: NoticeFacts
  at: string
  once?: string
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [text(row.id), row]))

/** The demo world by id, who in it hears of what, and what they have been told. */
export const openTold = ({ world }: Making) => {
  const campaigns = byId(world.campaigns)
  const brands = byId(world.brands)
  const creators = byId(world.instagramers)
  const users = byId(world.users)
  const offers = byId(world.store_campaigns)
  const stores = byId(world.stores)
  const storesOf = new Map<string, string[]>()
  for (const { user_id: clerk, store_id: store } of world.store_staff)
    storesOf.set(text(clerk), [...(storesOf.get(text(clerk)) ?? []), text(store)])
  const me = text(world.instagramers.find(({ email }) => email === 'creator@samspel.test')?.id)
  const admins = world.users.filter(({ role }) => role === 'admin').map(({ id }) => text(id))
  const ofBrand = (brandId: unknown, role: string) =>
    world.brand_users
      .filter((tie) => tie.brand_id === brandId && users.get(text(tie.user_id))?.role === role)
      .map((tie) => text(tie.user_id))
  /** As `recipients.ts` chooses them: clerks of the store, and those who have all stores of the brand. */
  const clerksOf = (brandId: unknown, storeId: string) =>
    ofBrand(brandId, 'store_user').filter((clerk) => {
      const own = storesOf.get(clerk)
      return !own || own.includes(storeId)
    })

  const told: Told[] = []
  const tell = (users_: readonly string[], notice: Omit<Told, 'user' | 'creator'>) =>
    users_.forEach((user) => told.push({ ...notice, user }))
  const noticeForMe = (notice: Omit<Told, 'user' | 'creator'>) => told.push({ ...notice, creator: me })
  const nameOf = (rows: Map<string, Row>, id: unknown) => text(rows.get(text(id))?.name)
  const pictureOf = (id: unknown) => {
    const url = text(creators.get(text(id))?.avatar_url)
    return url ? { imageUrl: url } : {}
  }
  return {
    world,
    campaigns,
    brands,
    creators,
    offers,
    stores,
    me,
    admins,
    ofBrand,
    clerksOf,
    tell,
    noticeForMe,
    nameOf,
    pictureOf,
    told,
  }
}
