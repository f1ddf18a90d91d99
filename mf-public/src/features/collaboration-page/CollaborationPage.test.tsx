/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { contrastBounds, contrastOf } from '@samspel/api/page-colours'
import { buildBrand, buildCampaign, type FakeRoutes, listAnswer, reply, screen, within } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { CollaborationPage } from './CollaborationPage'
import { buildItem, buildLink, pageAnswer } from './testing'
import { themeStyle } from './theme-style'

const works = ({ query }: { query: URLSearchParams }) =>
  query.get('page') === '1'
    ? listAnswer('portfolioItems', [buildItem(1)], { totalCount: 2, nextPage: 2 })
    : listAnswer('portfolioItems', [buildItem(2, { permalink: 'javascript:alert(1)', brandName: null })], {
        totalCount: 2,
      })
const open = (page: object, more: FakeRoutes = {}, route = '/page/moa') =>
  renderPublic(<CollaborationPage />, {
    path: `/${route.split('/')[1]!}/:slug`,
    route,
    api: { 'GET /collaboration_pages/:slug': page, 'GET /collaboration_pages/:slug/items/portfolio': works, ...more },
  })

test('both prefixes show the same brand with its offers and the footer (R-07, S-26)', async () => {
  for (const prefix of ['b', 'page']) {
    const { api, unmount } = open(
      pageAnswer({
        slug: 'havsro',
        instagramer: null,
        brand: buildBrand({ name: 'Havsro', storesCount: 0 }),
        intro: 'Hej från havet',
      }),
      {
        'GET /collaboration_pages/:slug/items/offers': listAnswer('campaigns', [buildCampaign({ name: 'Nattserum' })]),
      },
      `/${prefix}/havsro`,
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Havsro' })).toBeTruthy()
    expect(screen.getByText('Hej från havet')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Nattserum' })).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toBe('Drivs av Samspel')
    expect(api.to('GET /collaboration_pages/:slug/items/offers')[0]?.params.slug).toBe('havsro')
    unmount()
  }
})

test('Links and Portfolio: switching changes content, the tab stands in the address, Load more appends (S-32)', async () => {
  const { user, router } = open(
    pageAnswer({
      intro: 'Jag bakar',
      links: [buildLink(1, 'Min butik', { kind: 'shop' }), buildLink(2, 'Gömd', { hidden: true })],
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).toBeTruthy()
  expect(screen.getByText('Jag bakar')).toBeTruthy()
  const link = within(screen.getByRole('list', { name: 'Länkar' })).getByRole('link')
  expect([link.textContent, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'Min butik',
    'https://moa.example/1',
    'noopener nofollow ugc',
  ])

  await user.click(screen.getByRole('tab', { name: 'Portfolio' }))
  expect(router.state.location.search).toBe('?tab=portfolio')
  expect(screen.queryByRole('link', { name: 'Min butik' })).toBeNull()
  expect((await screen.findByRole('link', { name: 'Samarbete med Märke 1' })).getAttribute('href')).toBe(
    'https://www.instagram.com/p/1/',
  )
  await user.click(screen.getByRole('button', { name: 'Ladda fler' }))
  expect(await screen.findByText('Bild 2')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Portfolio' })).getAllByRole('listitem')).toHaveLength(2)
  expect(document.querySelector('[href^="javascript:"]')).toBeNull()
})

test('hostile links are left out, texts stay texts (S-32)', async () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'file:///etc/passwd',
    'nonsens',
    '//evil.example',
  ].map((url, n) => buildLink(n, `Ond ${n}`, { url }))
  open(pageAnswer({ intro: '<img src=x onerror="window.stolen=1">', links: [...bad, buildLink(9, '<b>Fet</b>')] }))
  expect(await screen.findByText('<img src=x onerror="window.stolen=1">')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Länkar' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['<b>Fet</b>'])
  expect([...document.querySelectorAll('a')].every(({ protocol }) => /^https?:$/.test(protocol))).toBe(true)
})

test('a page without anything says so; S-34 an unknown slug and a failure (S-32)', async () => {
  const { user, unmount } = open(pageAnswer(), {
    'GET /collaboration_pages/:slug/items/portfolio': listAnswer('portfolioItems', []),
  })
  expect(await screen.findByRole('heading', { name: 'Inga länkar än' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Portfolio' }))
  expect(await screen.findByRole('heading', { name: 'Inga samarbeten att visa än' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ändra sidan' })).toBeNull()
  unmount()
  open(reply(404, { error: 'not_found' }), {}, '/page/finns-inte')
  expect(await screen.findByRole('heading', { level: 1, name: 'Innehållet hittades inte.' })).toBeTruthy()
})

test('the owner’s colours hold within the page; all that is written can be read on them (S-32)', async () => {
  open(pageAnswer({ theme: { background: '#14141b', accent: '#ffd166' } }))
  const box = (await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).closest<HTMLElement>('[data-theme]')!
  expect(box.dataset.theme).toBe('dark')
  expect(box.style.getPropertyValue('--page')).toBe('#14141b')
  expect(document.documentElement.style.getPropertyValue('--page')).toBe('')
  for (const theme of [
    { background: '#14141b', accent: '#ffd166' },
    { background: '#f7f7f7', accent: '#4d3bef' },
    { background: '#ffd1dc', accent: '#8c1c3f' },
    { background: '#6b6b6b', accent: '#ffffff' },
  ]) {
    const style = themeStyle(theme) as Record<string, string>
    for (const text of ['--text', '--text2', '--text3', '--primary-text', '--on-soft']) {
      for (const ground of ['--page', '--sunken'])
        expect(contrastOf(style[text]!, style[ground]!)).toBeGreaterThanOrEqual(contrastBounds.text)
    }
    expect(contrastOf(style['--white']!, style['--primary']!)).toBeGreaterThanOrEqual(contrastBounds.text)
    expect(contrastOf(style['--primary']!, style['--page']!)).toBeGreaterThanOrEqual(contrastBounds.shape)
  }
})
