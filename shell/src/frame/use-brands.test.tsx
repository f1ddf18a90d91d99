/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, buildBrand, listAnswer, renderWithApp, screen } from '@samspel/testing'
import { useBrands } from './use-brands'

function Names() {
  return (
    <ul>
      {useBrands().brands.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

test('a brand that somebody has added elsewhere can be chosen without a reload', async () => {
  const [first, second] = [buildBrand({ name: 'Fjällbris' }), buildBrand({ name: 'Havssalt' })]
  const { api } = renderWithApp(<Names />, {
    state: { app: { currentUserId: 'u1' } } as never,
    api: { 'GET /brands': listAnswer('brands', [first]) },
  })
  expect(await screen.findByText('Fjällbris')).toBeDefined()
  api.on({ 'GET /brands': listAnswer('brands', [first, second]) })
  act(() => bus.publish('auth:brands-changed', {}))
  expect(await screen.findByText('Havssalt')).toBeDefined()
})
