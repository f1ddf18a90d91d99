/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { ThreadName } from './ThreadOnItsWay'

test('a thread whose name is not known yet has no empty heading; then it is one of its page, on a phone the page’s own', () => {
  renderWithApp(<ThreadName isMobile={false} name="" />)
  expect(screen.queryByRole('heading')).toBeNull()
  renderWithApp(<ThreadName isMobile={false} name="Fjordkaffe" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Fjordkaffe' })).toBeTruthy()
  renderWithApp(<ThreadName isMobile name="Mossa" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Mossa' })).toBeTruthy()
})
