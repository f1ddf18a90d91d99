/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { useLocation } from 'react-router-dom'
import { renderWithApp, screen, wire } from '@samspel/testing'
import { ViewsMenu } from './ViewsMenu'

const view = (n: number, name: string, query: string) => ({
  id: `0190a000-0000-7000-8000-00000000000${n}`,
  screen: 'campaigns',
  name,
  query,
  createdAt: '2026-11-01T10:00:00Z',
})
function Address() {
  return <output>{useLocation().search}</output>
}
const open = (route: string, saved = [view(1, 'Norska', 'state=draft&country=NO')]) =>
  renderWithApp(
    <>
      <ViewsMenu screen="campaigns" parts={['state', 'q', 'country']} />
      <Address />
    </>,
    { path: '/campaigns', route, api: { 'GET /saved_views': wire({ savedViews: saved }) } },
  )

test('a saved view brings its filters back, and the button says which is on', async () => {
  const { user } = open('/campaigns?q=kaffe&view=table')
  await user.click(screen.getByRole('button', { name: 'Vyer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Norska' }))
  expect(screen.getByRole('status').textContent).toBe('?view=table&state=draft&country=NO')
  expect(screen.getByRole('button', { name: 'Norska' })).toBeTruthy()
})

test('what is filtered can be saved; a view that is on can be removed; nothing filtered says what to do', async () => {
  const { user, unmount } = open('/campaigns?q=kaffe')
  await user.click(screen.getByRole('button', { name: 'Vyer' }))
  expect((await screen.findByRole('menuitem', { name: 'Spara vy' })).getAttribute('aria-disabled')).toBeNull()
  unmount()
  const plain = open('/campaigns', [])
  await plain.user.click(screen.getByRole('button', { name: 'Vyer' }))
  expect(await screen.findByText('Filtrera listan, så kan urvalet sparas')).toBeTruthy()
  plain.unmount()
  const own = open('/campaigns?state=draft&country=NO')
  await own.user.click(await screen.findByRole('button', { name: 'Norska' }))
  expect(await screen.findByRole('menuitem', { name: 'Ta bort vyn Norska' })).toBeTruthy()
})
