/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { renderWithApp, screen, waitFor } from '@samspel/testing'
import { CookieBanner } from './CookieBanner'
import { InfoBanner } from './InfoBanner'

const banner = (over: object = {}) => ({
  info_banner: {
    id: '7',
    content_sv: 'Hej',
    content_en: 'Hi',
    style: 'info',
    link_text_sv: 'Läs mer',
    link_text_en: 'Read more',
    link_url: '/p',
    closable: true,
    ...over,
  },
})
const api = (over: object = {}) => ({ 'GET /info_banners/current': banner(over) })

beforeEach(() => localStorage.clear())

describe('cookie banner', () => {
  it('is shown until accepted, then hidden for good with the moment stored (S-01, T-48, E-43)', async () => {
    const { user, unmount } = renderWithApp(<CookieBanner path="/p" />)
    await user.click(screen.getByRole('button', { name: 'Jag förstår' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(Date.parse(localStorage.getItem('samspel.cookies-accepted') ?? '')).not.toBeNaN()
    unmount()
    renderWithApp(<CookieBanner path="/p" />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is not on the callback pages (S-01)', () => {
    renderWithApp(<CookieBanner path="/fb-login-callback" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('info banner', () => {
  it('shows the platform’s notice with its link (C-40, S-02, E-20)', async () => {
    renderWithApp(<InfoBanner area="company" />, { api: api() })
    expect(await screen.findByText('Hej')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Läs mer' }).getAttribute('href')).toBe('/p')
  })

  it('cannot be closed when it is not closable (E-20)', async () => {
    renderWithApp(<InfoBanner area="creator" />, { api: api({ closable: false }) })
    await screen.findByText('Hej')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is absent in a language without a text (E-21)', async () => {
    const { api: fake } = renderWithApp(<InfoBanner area="company" />, { api: api({ content_en: null }), locale: 'en' })
    await waitFor(() => expect(fake.calls).toHaveLength(1))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('a closed one stays closed, and the next one is shown (T-49)', async () => {
    const first = renderWithApp(<InfoBanner area="company" />, { api: api() })
    await first.user.click(await screen.findByRole('button', { name: 'Stäng meddelandet' }))
    expect(screen.queryByText('Hej')).toBeNull()
    expect(localStorage.getItem('samspel.closedInfoBannerIds')).toBe('7')
    first.unmount()
    renderWithApp(<InfoBanner area="company" />, { api: api({ id: '8' }) })
    expect(await screen.findByText('Hej')).toBeDefined()
  })

  it('is there at once on the next visit, and goes when the platform has taken it back (C-40)', async () => {
    const first = renderWithApp(<InfoBanner area="company" />, { api: api() })
    await screen.findByText('Hej')
    first.unmount()
    const { unmount } = renderWithApp(<InfoBanner area="company" />, {
      api: { 'GET /info_banners/current': { info_banner: null } },
    })
    expect(screen.getByText('Hej')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Hej')).toBeNull())
    unmount()
    renderWithApp(<InfoBanner area="company" />, { api: api({ content_sv: 'Nytt' }) })
    expect(screen.queryByText('Hej')).toBeNull()
  })

  it('is not even asked for by role 1 (P-05)', () => {
    const { api: fake } = renderWithApp(<InfoBanner area="admin" />, { api: api() })
    expect(fake.calls).toHaveLength(0)
  })
})
