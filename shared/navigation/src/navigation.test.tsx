/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { backStack, changeQuery, createBackStack, pageTitle, useBack, usePageTitle, useQueryParams } from './index'

test('the title is the page’s and the product’s, or the product’s alone (S-04)', () => {
  expect(pageTitle('Logga in')).toBe('Logga in - Samspel')
  expect(pageTitle()).toBe('Samspel')
})

test('back returns to the previous route, or to the fallback (S-05)', () => {
  const stack = createBackStack()
  expect(stack.back('/f')).toBe('/f')
  stack.visit('/a')
  stack.visit('/b')
  stack.visit('/b')
  expect(stack.back('/f')).toBe('/a')
  stack.visit('/a')
  expect(stack.back('/f')).toBe('/f')
})

test('a step back in the browser takes the last route off (S-05)', () => {
  const stack = createBackStack()
  for (const path of ['/a', '/b', '/c', '/b']) stack.visit(path)
  expect(stack.back('/f')).toBe('/a')
})

test('back brings the query of the route before, as it was left (S-05)', () => {
  const stack = createBackStack()
  expect(stack.canGoBack()).toBe(false)
  for (const address of ['/campaigns', '/campaigns?state=draft', '/campaigns?state=draft&page=2', '/campaigns/7'])
    stack.visit(address)
  expect(stack.canGoBack()).toBe(true)
  expect(stack.back('/f')).toBe('/campaigns?state=draft&page=2')
  stack.visit('/campaigns?state=draft&page=2')
  expect(stack.back('/f')).toBe('/f')
})

test('back is asked for before it happens: a visitor who stays after all has lost nothing (S-05)', () => {
  const stack = createBackStack()
  for (const path of ['/a', '/b', '/c']) stack.visit(path)
  expect(stack.back('/f')).toBe('/b')
  expect(stack.back('/f')).toBe('/b')
  stack.visit('/b')
  expect(stack.back('/f')).toBe('/a')
})

test('the fallback takes the place of the page that was left, and back does not lead there again (S-05)', () => {
  const stack = createBackStack()
  stack.visit('/campaigns/7/report')
  expect(stack.back('/campaigns/7')).toBe('/campaigns/7')
  stack.visit('/campaigns/7')
  expect(stack.back('/campaigns')).toBe('/campaigns')
})

test('a task that is done is no place to come back to (S-05)', () => {
  const stack = createBackStack()
  stack.visit('/campaigns')
  stack.visit('/campaigns/new', { isTask: true })
  stack.visit('/campaigns/7')
  expect(stack.back('/f')).toBe('/campaigns')
})

function Back() {
  const back = useBack('/f')
  return <button onClick={back}>back</button>
}

test('a back button goes where the stack says (S-05)', async () => {
  for (const path of ['/a?x=1', '/b']) backStack.visit(path)
  const { router, user } = renderWithApp(<Back />, { route: '/b' })
  await user.click(screen.getByText('back'))
  expect(router.state.location.pathname + router.state.location.search).toBe('/a?x=1')
})

test('parameters are set, and removed when empty (S-06)', () => {
  expect(changeQuery('?b=2&c=3', { a: '1', b: '' }).toString()).toBe('c=3&a=1')
})

function Filter() {
  const [query, setQuery] = useQueryParams()
  usePageTitle(query.state)
  return <button onClick={() => setQuery({ state: '', q: 'x' })}>{query.state}</button>
}

test('screen state lives in the query string; S-04 a page sets the title (S-06)', async () => {
  const { router, user } = renderWithApp(<Filter />, { route: '/campaigns?state=draft&page=2' })
  expect(document.title).toBe('draft - Samspel')
  await user.click(screen.getByText('draft'))
  expect(router.state.location.search).toBe('?page=2&q=x')
})
