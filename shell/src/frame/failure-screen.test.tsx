/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals'
import type { RemoteFailure } from '@samspel/federation/host'
import { renderWithApp, screen } from '@samspel/testing'
import { shortCode } from '../failures/short-code'
import { createFailureScreen } from './FailureScreen'

const failure: RemoteFailure = {
  remote: 'mf-wallet',
  version: '2.3.1',
  phase: 'entry',
  code: 'ENTRY-MF-WALLET',
  message: 'gone',
  error: new Error('gone'),
  at: '2026-11-21T13:32:00Z',
}

it('screen k: what happened, which version, the short code of the reports, the time, and a way to try again (S-37)', async () => {
  const FailureScreen = createFailureScreen({ revision: 1, environment: 'test', updatedAt: '', remotes: {} })
  const onRetry = jest.fn()
  const { user } = renderWithApp(<FailureScreen failure={failure} onRetry={onRetry} />)
  for (const text of [
    'Hoppsan, innehållet kunde inte laddas.',
    'mf-wallet 2.3.1',
    `fel ${shortCode(failure)}`,
    '14:32',
  ])
    expect(screen.getByText(text)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it.each([
  ['S-37 after four attempts', { tries: 4 }, true],
  ['after two that hung', { tries: 2 }, false],
  ['of code that threw, which nobody asked for again', { phase: 'start' as const }, false],
])('%s it says what was tried, and nothing else', (_what, more, triedThrice) => {
  const FailureScreen = createFailureScreen({ revision: 1, environment: 'test', updatedAt: '', remotes: {} })
  renderWithApp(<FailureScreen failure={{ ...failure, ...more }} onRetry={() => undefined} />)
  expect(screen.queryByText(/^Vi har försökt tre gånger/) !== null).toBe(triedThrice)
  expect(screen.queryByText(/^Vi har fått en rapport om felet/) !== null).toBe(!triedThrice)
})

it('in English (S-37)', () => {
  const FailureScreen = createFailureScreen({ revision: 1, environment: 'test', updatedAt: '', remotes: {} })
  renderWithApp(<FailureScreen failure={failure} onRetry={() => undefined} />, { locale: 'en' })
  expect(screen.getByText('Oops. The content could not be loaded.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
