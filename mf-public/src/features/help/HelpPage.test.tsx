/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { HelpPage } from './HelpPage'
import { topics, topicsFor } from './topics'

const open = (route = '/p/help', locale: 'sv' | 'en' = 'sv') =>
  renderPublic(<HelpPage />, { route, path: '/p/help', locale })

/** As the edge writes it into the page. */
const configure = (config: object) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'config'
  script.textContent = JSON.stringify(config)
  document.body.append(script)
}

afterEach(() => {
  cleanup()
  document.getElementById('config')?.remove()
})

test.each([
  ['sv', 'För kreatörer', 'Hur hämtar jag i butik?'],
  ['en', 'For creators', 'How do I pick up in a store?'],
] as const)(
  'a visitor reads answers in %s without an account, and nothing is asked of the server',
  (locale, heading, question) => {
    const { api } = open('/p/help', locale)
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy()
    expect(screen.getByText(question)).toBeTruthy()
    expect(api.calls).toEqual([])
  },
)

test('every question has an address of its own, and one that is named is open', () => {
  const ids = topics.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)])
  expect(new Set(ids).size).toBe(ids.length)
  open('/p/help#pickup')
  const details = [...document.querySelectorAll('details')]
  expect(details.filter((one) => one.open).map(({ id }) => id)).toEqual(['pickup'])
  expect(
    within(details.find((one) => one.open)!)
      .getByRole('link', { name: 'kartan' })
      .getAttribute('href'),
  ).toBe('/p/marketplace/stores')
})

test.each(['#nothing', '#"', ''])('an address that ends in %j opens none', (hash) => {
  open(`/p/help${hash}`)
  expect(document.querySelector('details[open]')).toBeNull()
})

test('the address for questions is shown where the platform has one, and not else', () => {
  configure({ contact: 'hej@samspel.example' })
  const { unmount } = open()
  expect(screen.getByRole('link', { name: 'hej@samspel.example' }).getAttribute('href')).toBe(
    'mailto:hej@samspel.example',
  )
  unmount()
  document.getElementById('config')!.remove()
  open()
  expect(screen.getByText('Kontakt')).toBeTruthy()
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
})

test('a company finds its own questions first, others those of creators', () => {
  const order = (area: string) => topicsFor(area).map(({ id }) => id)
  expect([order('company'), order('store'), order('anonymous'), order('creator')]).toEqual([
    ['brands', 'creators', 'account'],
    ['brands', 'creators', 'account'],
    ['creators', 'brands', 'account'],
    ['creators', 'brands', 'account'],
  ])
})
