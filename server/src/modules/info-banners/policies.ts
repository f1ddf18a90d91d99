import type { ManagedInfoBanner } from '@samspel/api'
import { isWebAddress } from '@samspel/api/web-address'
import type { FieldErrors } from '../../errors'

export type BannerFields = Omit<ManagedInfoBanner, 'id' | 'status' | 'createdAt'>

/** Status at a given moment: an active banner is live from its start until its end. */
export const statusOf = (
  { active, startsAt, endsAt }: Pick<BannerFields, 'active' | 'startsAt' | 'endsAt'>,
  now: Date,
): ManagedInfoBanner['status'] => {
  if (!active) return 'draft'
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'ended'
  return startsAt && Date.parse(startsAt) > now.getTime() ? 'scheduled' : 'live'
}

/** Accepts a page of our own or a web address. Script URLs, and paths that only look like ours, are refused. */
export const isLinkTarget = (url: string, appUrl: string): boolean => {
  if (url.startsWith('/')) return URL.canParse(url, appUrl) && new URL(url, appUrl).origin === new URL(appUrl).origin
  return isWebAddress(url)
}

/** Errors of the banner as a whole, by field. A link needs a text in every language the banner uses. */
export const bannerErrors = (banner: BannerFields, appUrl: string): FieldErrors => {
  const errors: FieldErrors = {}
  if (!banner.contentSv && !banner.contentEn) errors.contentSv = ['required']
  if (banner.linkUrl) {
    if (!isLinkTarget(banner.linkUrl, appUrl)) errors.linkUrl = ['invalid_url']
    if (banner.contentSv && !banner.linkTextSv) errors.linkTextSv = ['required']
    if (banner.contentEn && !banner.linkTextEn) errors.linkTextEn = ['required']
  } else if (banner.linkTextSv || banner.linkTextEn) errors.linkUrl = ['required']
  if (banner.startsAt && banner.endsAt && Date.parse(banner.startsAt) >= Date.parse(banner.endsAt))
    errors.startsAt = ['after_end']
  return errors
}
