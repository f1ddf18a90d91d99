import { uuidv7 } from 'uuidv7'
import { type InfoBanner, pageSizes } from '@samspel/api'
import { transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { bannerErrors, type BannerFields } from './policies'
import * as repository from './repository'

/** On every page of a rehearsal, for everybody. */
const stagingBanner: InfoBanner = {
  id: '00000000-0000-7000-8000-000000000000',
  contentSv: 'Testmiljö: kort dras inte på riktigt, och inga pengar betalas ut.',
  contentEn: 'Staging: cards are not really charged, and no money is paid out.',
  style: 'warning',
  linkTextSv: null,
  linkTextEn: null,
  linkUrl: null,
  closable: false,
}

/** Trims texts; empty ones become null. */
const tidy = (banner: BannerFields): BannerFields => ({
  ...banner,
  contentSv: banner.contentSv?.trim() || null,
  contentEn: banner.contentEn?.trim() || null,
  linkTextSv: banner.linkTextSv?.trim() || null,
  linkTextEn: banner.linkTextEn?.trim() || null,
  linkUrl: banner.linkUrl?.trim() || null,
})

const checked = (fields: BannerFields, appUrl: string): BannerFields => {
  const banner = tidy(fields)
  const errors = bannerErrors(banner, appUrl)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return banner
}

export const infoBannerHandlers = {
  // What a rehearsal is comes before all that staff have to say.
  getInfoBanner: async ({ db, now, config }) => ({
    infoBanner: config.isStaging ? stagingBanner : await repository.findLive(db, now),
  }),
  listInfoBanners: async ({ db, query, now }) => {
    const page = pageOf(query, pageSizes.table)
    const { infoBanners, total } = await repository.listBanners(db, query.status, page, now)
    return { infoBanners, meta: metaOf(page, total) }
  },
  createInfoBanner: async ({ db, body, now, config }) => ({
    infoBanner: await repository.insertBanner(db, uuidv7(), checked(body.infoBanner, config.appUrl), now),
  }),
  updateInfoBanner: ({ db, params, body, now, config }) =>
    transact(db, async (trx) => {
      const before = await repository.lockBanner(trx, params.id, now)
      if (!before) throw new AppError('not_found')
      const banner = checked({ ...before, ...body.infoBanner }, config.appUrl)
      return { infoBanner: await repository.updateBanner(trx, params.id, banner, now) }
    }),
  deleteInfoBanner: async ({ db, params }) => {
    const { numDeletedRows } = await db.deleteFrom('info_banners').where('id', '=', params.id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  },
} satisfies Partial<Handlers>
