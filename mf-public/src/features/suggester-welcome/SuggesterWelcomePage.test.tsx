/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { screen } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import routes from '../../routes'

test('the welcome page is a lazy page of its own, tells why, and leads into the wizard; it calls nothing (R-17)', async () => {
  const { api } = renderPublic(null, { route: '/product-suggester-welcome', routes })
  expect(await screen.findByRole('heading', { level: 1, name: 'Saknar du en produkt?' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Därför kommer varumärken hit' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Föreslå en produkt' }).getAttribute('href')).toBe('/p/suggest-product')
  expect(routes.find(({ path }) => path === '/product-suggester-welcome')).toMatchObject({ lazy: expect.any(Function) })
  expect(api.calls).toEqual([])
})
