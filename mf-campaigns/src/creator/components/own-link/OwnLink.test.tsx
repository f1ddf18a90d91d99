/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { id, renderWithApp, screen, waitFor, wire } from '@samspel/testing'
import { OwnLink } from './OwnLink'

const open = (ownLink: object | null) =>
  renderWithApp(<OwnLink campaignId={id(1)} brand="Björkbrygg" />, {
    api: { 'GET /campaigns/:id/own_link': wire({ ownLink }) },
  })

test('the own link and code are copied whole, with what came of them', async () => {
  const { user } = open({ url: 'https://samspel.example/l/abcdefghj', code: 'TOVE15', clicks: 12, orders: 1 })
  expect(await screen.findByText('samspel.example/l/abcdefghj')).toBeTruthy()
  expect(screen.getByText(/12 klick/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kopiera länken' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('https://samspel.example/l/abcdefghj'))
  await user.click(screen.getByRole('button', { name: 'Kopiera koden' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('TOVE15'))
})

test('where the brand gives none, nothing is said of links', async () => {
  const { api, container } = open(null)
  await waitFor(() => expect(api.to('GET /campaigns/:id/own_link')).toHaveLength(1))
  expect(container.textContent).toBe('')
})
