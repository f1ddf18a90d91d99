import { expect, test } from '@jest/globals'
import { bannerErrors, type BannerFields, isLinkTarget, statusOf } from './policies'

const now = new Date('2026-11-21T12:00:00Z')
const [before, after] = ['2026-11-21T11:59:00Z', '2026-11-21T12:01:00Z']
const banner: BannerFields = {
  contentSv: 'Hej',
  contentEn: null,
  style: 'info',
  linkTextSv: null,
  linkTextEn: null,
  linkUrl: null,
  closable: true,
  active: true,
  startsAt: null,
  endsAt: null,
}

test('a banner is live between its times, both left open when absent, and never while it is a draft (E-20)', () => {
  const of = (fields: Partial<BannerFields>) => statusOf({ ...banner, ...fields }, now)
  expect([of({}), of({ startsAt: before }), of({ startsAt: now.toISOString() }), of({ endsAt: after })]).toEqual(
    Array(4).fill('live'),
  )
  expect([
    of({ startsAt: after }),
    of({ endsAt: before }),
    of({ endsAt: now.toISOString() }),
    of({ startsAt: before, active: false }),
  ]).toEqual(['scheduled', 'ended', 'ended', 'draft'])
})

test('a link goes to an own path or to the web (E-20)', () => {
  const own = (url: string) => isLinkTarget(url, 'https://samspel.example')
  expect(['/', '/a?b#c', 'https://x.example/å', 'HTTP://x.example'].map(own)).toEqual([true, true, true, true])
  expect(
    ['', 'a', '//x.example', '/\\x.example', '/\n/x.example', 'javascript:alert(1)', 'https:x', 'http://'].map(own),
  ).toEqual(Array(8).fill(false))
})

test('what is wrong is told by field (E-20)', () => {
  expect(
    bannerErrors(
      { ...banner, contentEn: 'Hi', linkUrl: 'x', startsAt: after, endsAt: before },
      'https://samspel.example',
    ),
  ).toEqual({ linkUrl: ['invalid_url'], linkTextSv: ['required'], linkTextEn: ['required'], startsAt: ['after_end'] })
  expect(bannerErrors({ ...banner, contentSv: null, linkTextEn: 'Read' }, 'https://samspel.example')).toEqual({
    contentSv: ['required'],
    linkUrl: ['required'],
  })
})

test('texts of a link are asked for in the languages that the banner has, and times in their order (E-20)', () => {
  const wrong = (fields: Partial<BannerFields>) => bannerErrors({ ...banner, ...fields }, 'https://samspel.example')
  const link = { linkUrl: '/p', linkTextSv: 'Läs' }
  expect([
    wrong({}),
    wrong(link),
    wrong({ ...link, contentEn: 'Hi', linkTextEn: 'Read' }),
    wrong({ ...link, contentSv: null, contentEn: 'Hi' }),
    wrong({ linkTextSv: 'Läs' }),
    wrong({ contentSv: null, contentEn: 'Hi' }),
  ]).toEqual([{}, {}, {}, { linkTextEn: ['required'] }, { linkUrl: ['required'] }, {}])
  expect([
    wrong({ startsAt: before, endsAt: after }),
    wrong({ startsAt: after }),
    wrong({ endsAt: before }),
    wrong({ startsAt: before, endsAt: before }),
  ]).toEqual([{}, {}, {}, { startsAt: ['after_end'] }])
})
