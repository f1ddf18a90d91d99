/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import NoticeSettingsPage from '.'

afterEach(cleanup)

const settings = {
  choices: [
    { topic: 'applications', in_app: true, mail: 'digest', push: false },
    { topic: 'money', in_app: true, mail: 'direct', push: true },
    { topic: 'news', in_app: false, mail: 'off', push: false },
  ],
  digest: { days: 'weekdays', hour: 8, next_at: '2026-11-24T07:00:00.000Z', waiting: 2 },
  quiet: { on: false, from: 21, to: 7 },
  email: 'sara@trekanthandel.se',
  devices: [{ id: id(7), name: 'Saras telefon', platform: 'ios', endpoint: null }],
  push_key: 'key',
}
const open = (api: object = {}) =>
  renderWithApp(<NoticeSettingsPage />, {
    state: { auth: { authenticated: true, roleResolved: true } as never },
    api: { 'GET /notices/settings': { notice_settings: settings }, ...api },
  })

test('a choice is saved by itself, and stands at once', async () => {
  const { user, api } = open({
    'PATCH /notices/settings': {
      notice_settings: {
        ...settings,
        choices: [{ ...settings.choices[0]!, in_app: false }, ...settings.choices.slice(1)],
      },
    },
  })
  const applications = await screen.findByRole('switch', { name: 'Ansökningar: I appen' })
  await user.click(applications)
  expect(await screen.findByText(/^Sparat /)).toBeTruthy()
  expect((applications as HTMLInputElement).checked).toBe(false)
  expect(api.to('PATCH /notices/settings')).toHaveLength(1)
})

test('a choice that could not be saved goes back and says why', async () => {
  const { user } = open({ 'PATCH /notices/settings': reply(503, { error: 'unavailable' }) })
  const quiet = await screen.findByRole('switch', { name: 'Tysta timmar' })
  await user.click(quiet)
  await waitFor(() => expect((quiet as HTMLInputElement).checked).toBe(false))
  expect(screen.queryByText(/^Sparat /)).toBeNull()
})

test('money cannot be turned off in the app, and news are no pushes', async () => {
  open()
  expect(await screen.findByText('Alltid')).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Pengar: I appen' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Nyheter från Samspel: Push' })).toBeNull()
  expect(screen.getByText('Saras telefon')).toBeTruthy()
})

test('on a phone a topic says what is chosen, and opens its three choices', async () => {
  window.matchMedia = (() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never
  const { user, api } = open({
    'PATCH /notices/settings': {
      notice_settings: {
        ...settings,
        choices: [{ ...settings.choices[0]!, push: true }, ...settings.choices.slice(1)],
      },
    },
  })
  expect(await screen.findByText('I appen · Samlat mejl')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ansökningar' }))
  await user.click(await screen.findByRole('switch', { name: 'Ansökningar: Push' }))
  expect(await screen.findByText('I appen · Samlat mejl · Push')).toBeTruthy()
  expect(api.to('PATCH /notices/settings')).toHaveLength(1)
  Reflect.deleteProperty(window, 'matchMedia')
})

test('where no pushes are sent to browsers, none is asked to register', async () => {
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => undefined } })
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'default' } })
  const { unmount } = open()
  expect(await screen.findByRole('button', { name: 'Slå på här' })).toBeTruthy()
  unmount()
  open({ 'GET /notices/settings': { notice_settings: { ...settings, push_key: null } } })
  expect(await screen.findByText(/Push till webbläsare är inte inkopplat/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Slå på här' })).toBeNull()
})
