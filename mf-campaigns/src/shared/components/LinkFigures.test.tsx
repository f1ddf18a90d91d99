/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { LinkReading } from '@samspel/api'
import { linkProblems, linkStates } from '@samspel/api/network-links'
import { renderWithApp } from '@samspel/testing'
import { LinkFigures } from './LinkFigures'

const reading: LinkReading = {
  network: 'youtube',
  state: 'read',
  missingSince: null,
  problem: null,
  title: 'Så brygger jag',
  author: { name: 'Kim brygger', url: null, isKnown: null },
  imageUrl: null,
  publishedAt: null,
  checkedAt: '2026-11-20T10:00:00.000Z',
  figures: [],
}
const figures = {
  moment: 'handed_in',
  afterDays: 0,
  source: 'youtube',
  readAt: '2026-11-20T10:00:00.000Z',
  views: 1_250,
  likes: null,
  comments: 1,
  proofUrl: null,
} as const

const textOf = (given: Partial<LinkReading>, isReview = true): string => {
  const { container, unmount } = renderWithApp(<LinkFigures reading={{ ...reading, ...given }} isReview={isReview} />)
  const text = (container.textContent ?? '').replaceAll(/\s/g, ' ')
  unmount()
  return text
}

test('figures stand with their moment, source and time; what is not told is left out', () => {
  const text = textOf({
    figures: [figures, { ...figures, moment: 'later', afterDays: 7, source: 'typed', views: 2, comments: null }],
  })
  expect(text).toMatch(/Vid inlämningen: 1 250 visningar, 1 kommentar \(YouTube, .*20 nov/)
  expect(text).toMatch(/Efter 7 dagar: 2 visningar \(skrivet av kreatören, /)
  expect(text).not.toContain('saknas')
})

test('who reviews reads whose account it is and whether it is known; the creator reads only whose', () => {
  const author = { name: 'Kim brygger', url: null, isKnown: false }
  expect(textOf({ author, twice: true })).toMatch(/”Så brygger jag” av Kim brygger.*ett annat konto.*lämnats in förut/)
  expect(textOf({ author: { ...author, isKnown: true } })).toContain('samma konto')
  expect(textOf({ author, twice: true }, false)).not.toMatch(/annat konto|lämnats in förut/)
})

test.each(linkProblems)('that figures are missing is said with since when and why: %s', (problem) => {
  const text = textOf({ state: 'waiting', author: null, missingSince: '2026-11-19T08:30:00.000Z', problem })
  expect(text).toMatch(/Siffror saknas sedan .*19 nov.*\. [A-ZÅÄÖ].*\.$/)
})

test('every state of a network says something of its own', () => {
  const said = linkStates.map((state) =>
    textOf({
      state,
      author: null,
      network: state === 'unreadable' ? 'linkedin' : 'youtube',
      missingSince: state === 'waiting' || state === 'gone' ? '2026-11-19T08:30:00.000Z' : null,
      figures: state === 'read' ? [figures] : [],
    }),
  )
  expect(new Set(said).size).toBe(linkStates.length)
  expect(said[2]).toContain('privat eller borttaget')
  expect(said[3]).toContain('LinkedIn lämnar inte ut siffror')
})

test('a page of no network, and a post without a link, say nothing', () => {
  expect(textOf({ network: null, state: 'unreadable', author: null })).toBe('')
  expect(renderWithApp(<LinkFigures reading={undefined} />).container.textContent).toBe('')
})
