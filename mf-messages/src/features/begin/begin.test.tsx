/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { buildBrand, buildInstagramer, id, listAnswer, renderWithApp, screen, waitFor } from '@samspel/testing'
import { conversationKey, messageDrafts } from '../../data'
import { NewDialog } from './NewDialog'
import { WriteAs } from './WriteAs'

const [havsro, bjorkbrygg] = [id(200), id(201)]
const creator = buildInstagramer({ id: id(401), name: 'Tove Ekström', username: 'tovebakar' })
const state = { auth: { authenticated: true, roleResolved: true } as never, app: { currentUserId: id(9) } as never }
const api = {
  'GET /brands': listAnswer('brands', [
    buildBrand({ id: havsro, name: 'Havsro' }),
    buildBrand({ id: bjorkbrygg, name: 'Björkbrygg' }),
  ]),
  'GET /instagramers': { ...listAnswer('instagramers', [creator]), next_cursor: null },
}
beforeEach(() => localStorage.clear())

test('staff choose with whom and in whose name a conversation begins', async () => {
  const { user, router } = renderWithApp(<NewDialog onClose={() => undefined} />, { state, api })
  await user.click(await screen.findByRole('button', { name: 'Skriv' }))
  expect(await screen.findByText('Välj en kreatör.')).toBeTruthy()
  await user.click(screen.getByLabelText('Till'))
  await user.click(await screen.findByRole('option', { name: /Tove Ekström/ }))
  await user.selectOptions(await screen.findByLabelText('Skriv som'), 'Björkbrygg')
  await user.click(screen.getByRole('button', { name: 'Skriv' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/messages/${creator.id}`))
  expect(router.state.location.search).toBe(`?brand=${bjorkbrygg}`)
})

test('in an empty conversation the brand can still be changed, and what was typed goes along', async () => {
  const [from, to] = [conversationKey(creator.id, havsro), conversationKey(creator.id, bjorkbrygg)]
  messageDrafts.write(id(9), from, 'Hej Tove')
  const { user, router } = renderWithApp(<WriteAs brandId={havsro} instagramerId={creator.id} />, { state, api })
  await user.selectOptions(await screen.findByLabelText('Skriv som'), 'Björkbrygg')
  await waitFor(() => expect(router.state.location.search).toBe(`?brand=${bjorkbrygg}`))
  expect([messageDrafts.read(id(9), from), messageDrafts.read(id(9), to)]).toEqual(['', 'Hej Tove'])
})

test('whoever writes for one brand is asked nothing', async () => {
  const { container, api: fake } = renderWithApp(<WriteAs brandId={havsro} instagramerId={creator.id} />, {
    state,
    api: { 'GET /brands': listAnswer('brands', [buildBrand({ id: havsro, name: 'Havsro' })]) },
  })
  await waitFor(() => expect(fake.to('GET /brands')).toHaveLength(1))
  expect(container.querySelector('input')).toBeNull()
})
