import { describe, expect, it } from '@jest/globals'
import { addClosedId, bannerText, isBannerShown, isCookieBannerShown, readClosedIds } from './rules'

const banner = {
  id: 7,
  contentSv: 'Hej',
  contentEn: null,
  style: 'info',
  linkTextSv: 'Läs mer',
  linkTextEn: null,
  linkUrl: '/p',
  closable: true,
}

describe('info banner', () => {
  it('shows the text of the locale, without falling back to the other (E-21)', () => {
    expect(bannerText(banner, 'sv')).toEqual({ content: 'Hej', link: { text: 'Läs mer', url: '/p' } })
    expect(bannerText(banner, 'en')).toBeUndefined()
    expect(bannerText({ ...banner, contentEn: ' ' }, 'en')).toBeUndefined()
  })

  it('has a link only with both address and text of the locale (E-20)', () => {
    expect(bannerText({ ...banner, contentEn: 'Hi' }, 'en')).toEqual({ content: 'Hi', link: undefined })
  })

  it('a closed id is added to the list and compared whole (T-49, E-43)', () => {
    expect(addClosedId(addClosedId(undefined, 3), 7)).toBe('3,7')
    expect(addClosedId('3,7', 7)).toBe('3,7')
    expect(readClosedIds('13')).not.toContain('3')
    expect(isBannerShown(banner, { area: 'company', closed: '3,7' })).toBe(false)
    expect(isBannerShown({ ...banner, id: 8 }, { area: 'company', closed: '3,7' })).toBe(true)
  })

  it('is hidden for role 1 and shown for everyone else (P-05)', () => {
    expect(isBannerShown(banner, { area: 'admin', closed: undefined })).toBe(false)
    for (const area of ['company', 'store', 'creator', 'anonymous'] as const)
      expect(isBannerShown(banner, { area, closed: undefined })).toBe(true)
  })

  it('waits until the role is known (P-05)', () => {
    expect(isBannerShown(banner, { area: undefined, closed: undefined })).toBe(false)
  })
})

describe('cookie banner', () => {
  it('is shown everywhere except on the callback pages and in the native wrapper (S-01)', () => {
    const open = { native: false, accepted: undefined }
    expect(isCookieBannerShown({ ...open, path: '/p' })).toBe(true)
    expect(isCookieBannerShown({ ...open, path: '/login/creator' })).toBe(true)
    expect(isCookieBannerShown({ ...open, path: '/fb-login-callback' })).toBe(false)
    expect(isCookieBannerShown({ ...open, path: '/fb-login-callback-retry' })).toBe(false)
    expect(isCookieBannerShown({ ...open, path: '/p', native: true })).toBe(false)
  })

  it('stays hidden once accepted (T-48)', () => {
    expect(isCookieBannerShown({ path: '/p', native: false, accepted: '2026-11-21T10:00:00.000Z' })).toBe(false)
  })
})
