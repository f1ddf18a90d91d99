/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Instagramer } from '@samspel/api'
import { act, buildInstagramer, cleanup, renderWithApp, screen, waitFor } from '@samspel/testing'
import CreatorStart from '../../slots/CreatorStart'
import InstallCard from './InstallCard'

const page = globalThis as { installPrompt?: unknown }
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ownAgent = navigator.userAgent
const be = (agent: string) => Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
const installed = (is: boolean) => Object.defineProperty(navigator, 'standalone', { value: is, configurable: true })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  be(ownAgent)
  installed(false)
  delete page.installPrompt
})

const asked: string[] = []
const prompt = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt'), {
    prompt: () => {
      asked.push(outcome)
      return Promise.resolve({ outcome })
    },
  })
/** The shell stores the event before anyone else receives it. */
const comes = (event: Event) => {
  page.installPrompt = event
  act(() => void dispatchEvent(event))
}
/** A visit by a creator who has completed the first steps. */
const visit = () => {
  cleanup()
  sessionStorage.clear()
  const me: Instagramer = buildInstagramer({
    emailConfirmed: true,
    connectedAccount: { id: 'f', igUserId: 'i', username: 'moa', connectedAt: '2026-11-01T10:00:00.000Z' },
    bio: 'Hej',
    avatarUrl: '/a.png',
    bankAccountLastFour: '1234',
  })
  return renderWithApp(<CreatorStart />, {
    state: {
      auth: { authenticated: true, scope: 'instagramer', roleResolved: true },
      app: { currentInstagramerId: me.id },
      entities: { instagramers: { [me.id]: me } },
    } as never,
  })
}
const line = () => screen.queryByText('Installera Samspel')

test('home offers it from the second visit on, quietly; put away, it stays away', async () => {
  page.installPrompt = prompt('accepted')
  visit()
  expect(line()).toBeNull()
  const { user } = visit()
  expect(line()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'close' }))
  expect(line()).toBeNull()
  visit()
  expect(line()).toBeNull()
})

test('an offer that comes after the page was drawn pushes nothing down', () => {
  visit()
  visit()
  comes(prompt('accepted'))
  expect(line()).toBeNull()
})

test.each(['accepted', 'dismissed'] as const)('the browser asks once; %s ends it at home', async (outcome) => {
  page.installPrompt = prompt(outcome)
  visit()
  const { user } = visit()
  await user.click(screen.getByRole('button', { name: 'Installera' }))
  expect(asked.at(-1)).toBe(outcome)
  await waitFor(() => expect(line()).toBeNull())
  page.installPrompt = prompt(outcome)
  visit()
  expect(line()).toBeNull()
})

test('settings offer it for as long as it can be installed', async () => {
  const { user } = renderWithApp(<InstallCard />)
  expect(line()).toBeNull()
  comes(prompt('dismissed'))
  await user.click(screen.getByRole('button', { name: 'Installera' }))
  await waitFor(() => expect(line()).toBeNull())
  comes(prompt('accepted'))
  expect(line()).toBeTruthy()
  act(() => void dispatchEvent(new Event('appinstalled')))
  expect(line()).toBeNull()
})

test('Safari on phones is told how, without a button; nothing where it is installed, or cannot be', () => {
  be(iPhone)
  renderWithApp(<InstallCard />)
  expect(screen.getByText('Tryck på Dela i Safari och välj Lägg till på hemskärmen.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  installed(true)
  page.installPrompt = prompt('accepted')
  renderWithApp(<InstallCard />)
  expect(line()).toBeNull()
  cleanup()
  installed(false)
  delete page.installPrompt
  be(iPhone.replace('Version/18.5', 'CriOS/138.0'))
  renderWithApp(<InstallCard />)
  expect(line()).toBeNull()
})
