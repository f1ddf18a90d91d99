/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { buildUser, cleanup, reply, screen, waitFor, wire } from '@samspel/testing'
import { trackCompany } from '../../data/tracking'
import { button, field, isReady, openPage } from '../../testing'
import CreateAccountPage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('tracking', () => {
  const page = (tracking: object) => {
    document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="config"></script>')
    document.getElementById('config')!.textContent = JSON.stringify({ tracking })
  }
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
  const signUp = async () => {
    const { user, store } = openPage(
      CreateAccountPage,
      '/create-account/:accountType?',
      '/create-account/brand?slug=anna',
      {
        'HEAD /collaboration_pages/slug/:slug': reply(404),
        'POST /auth/users': { user: wire(buildUser({ email: 'ny@b.se' })) },
      },
    )
    await user.type(field('Varumärkets namn'), 'Anna AB')
    await user.type(field('Ditt namn'), 'Anna Ek')
    await user.type(field('E-post'), 'ny@b.se')
    await user.type(field('Lösenord'), 'abcdefgh')
    await user.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(isReady('Skapa konto')).toBe(true), { timeout: 4_000 })
    await user.click(button('Skapa konto'))
    await waitFor(() => expect(store.getState().auth.authenticated).toBe(true))
  }
  afterEach(() => {
    document.getElementById('config')?.remove()
    document.head.querySelectorAll('script').forEach((script) => script.remove())
  })

  test('on another host nothing is loaded (C-18)', async () => {
    page({ url: 'https://track.example/t.js', host: 'samspel.example' })
    await signUp()
    expect(scripts()).toEqual([])
    expect(window).not.toHaveProperty('samspelTracking')
  })

  test('on the production host the script comes once and finds the email (C-18)', async () => {
    page({ url: 'https://track.example/t.js', host: 'localhost' })
    await signUp()
    expect(scripts()).toEqual(['https://track.example/t.js'])
    expect(window).toHaveProperty('samspelTracking', [['identify', { email: 'ny@b.se' }]])
  })

  test('where the edge names no script, nothing is loaded (C-18)', () => {
    const load = jest.fn<(address: string) => void>()
    trackCompany('a@b.se', { load })
    expect(load).not.toHaveBeenCalled()
  })
})
