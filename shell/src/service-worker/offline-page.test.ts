/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { offlinePage } from './offline-page'

test('the page in the place of one that cannot be fetched says so in both languages and leads back to it', async () => {
  const answer = offlinePage()
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const said = [...page.querySelectorAll('main')].map((main) => [
    main.lang,
    main.querySelector('h1')?.textContent,
    main.querySelector('a')?.textContent,
  ])
  expect(said).toEqual([
    ['sv', 'Ingen anslutning', 'Försök igen'],
    ['en', 'No connection', 'Try again'],
  ])
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['', ''])
  expect(answer.ok).toBe(false)
})

test('it runs its own script and style alone', async () => {
  const answer = offlinePage()
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const nonces = [...page.querySelectorAll('script, style')].map((part) => part.getAttribute('nonce'))
  const policy = answer.headers.get('content-security-policy')
  expect(new Set(nonces).size).toBe(1)
  expect(policy).toContain(`script-src 'nonce-${nonces[0]}'`)
  expect(policy).toContain("default-src 'none'")
  expect(await offlinePage().text()).not.toContain(nonces[0])
})
