import type { Area } from '@samspel/federation/registry'

/** E-20, as it comes from the wire in camel case. */
export interface InfoBanner {
  id: string | number
  contentSv: string | null
  contentEn: string | null
  style: string | null
  linkTextSv: string | null
  linkTextEn: string | null
  linkUrl: string | null
  closable: boolean
}

export interface BannerText {
  content: string
  link: { text: string; url: string } | undefined
}

/** Ids are compared as strings, cut at the commas: '13' must not close banner 3 (reading Z52). */
export const readClosedIds = (stored: string | undefined): string[] => (stored ?? '').split(',').filter(Boolean)

export const addClosedId = (stored: string | undefined, id: string | number): string =>
  [...new Set([...readClosedIds(stored), String(id)])].join(',')

/** E-21: the text of the current locale, and never that of the other one. */
export const bannerText = (banner: InfoBanner, locale: 'sv' | 'en'): BannerText | undefined => {
  const [content, linkText] =
    locale === 'sv' ? [banner.contentSv, banner.linkTextSv] : [banner.contentEn, banner.linkTextEn]
  if (!content?.trim()) return undefined
  return { content, link: banner.linkUrl && linkText ? { text: linkText, url: banner.linkUrl } : undefined }
}

/** S-02, T-49, P-05: on every page, unless it was closed or the visitor is role 1. */
export const isBannerShown = (
  banner: InfoBanner,
  visitor: { area: Area | undefined; closed: string | undefined },
): boolean =>
  visitor.area !== undefined && visitor.area !== 'admin' && !readClosedIds(visitor.closed).includes(String(banner.id))

const callbackPages = ['/fb-login-callback', '/fb-login-callback-retry']

/** S-01: everywhere except the two callback pages and inside the native wrapper. */
export const isCookieBannerShown = (visit: { path: string; native: boolean; accepted: string | undefined }): boolean =>
  !visit.accepted && !visit.native && !callbackPages.includes(visit.path.replace(/\/+$/, ''))
