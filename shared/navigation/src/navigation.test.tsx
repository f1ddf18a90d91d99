/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { backStack, changeQuery, createBackStack, pageTitle, useBack, usePageTitle, useQueryParams } from './index'

test('S-04 the title is the page’s and the product’s, or the product’s alone', () => {
  expect(pageTitle('Logga in')).toBe('Logga in - Samspel')
  expect(pageTitle()).toBe('Samspel')
})

test('S-05 back returns to the previous route, or to the fallback', () => {
  const stack = createBackStack()
  expect(stack.back('/f')).toBe('/f')
  stack.visit('/a')
  stack.visit('/b')
  stack.visit('/b')
  expect(stack.back('/f')).toBe('/a')
  stack.visit('/a')
  expect(stack.back('/f')).toBe('/f')
})

test('S-05 a step back in the browser takes the last route off', () => {
  const stack = createBackStack()
  for (const path of ['/a', '/b', '/c', '/b']) stack.visit(path)
  expect(stack.back('/f')).toBe('/a')
})

test('S-05 back brings the query of the route before, as it was left', () => {
  const stack = createBackStack()
  expect(stack.canGoBack()).toBe(false)
  for (const address of ['/campaigns', '/campaigns?state=draft', '/campaigns?state=draft&page=2', '/campaigns/7'])
    stack.visit(address)
  expect(stack.canGoBack()).toBe(true)
  expect(stack.back('/f')).toBe('/campaigns?state=draft&page=2')
  stack.visit('/campaigns?state=draft&page=2')
  expect(stack.back('/f')).toBe('/f')
})

test('S-05 back is asked for before it happens: a visitor who stays after all has lost nothing', () => {
  const stack = createBackStack()
  for (const path of ['/a', '/b', '/c']) stack.visit(path)
  expect(stack.back('/f')).toBe('/b')
  expect(stack.back('/f')).toBe('/b')
  stack.visit('/b')
  expect(stack.back('/f')).toBe('/a')
})

test('S-05 the fallback takes the place of the page that was left, and back does not lead there again', () => {
  const stack = createBackStack()
  stack.visit('/campaigns/7/report')
  expect(stack.back('/campaigns/7')).toBe('/campaigns/7')
  stack.visit('/campaigns/7')
  expect(stack.back('/campaigns')).toBe('/campaigns')
})

test('S-05 a task that is done is no place to come back to', () => {
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

test('S-05 a back button goes where the stack says', async () => {
  for (const path of ['/a?x=1', '/b']) backStack.visit(path)
  const { router, user } = renderWithApp(<Back />, { route: '/b' })
  await user.click(screen.getByText('back'))
  expect(router.state.location.pathname + router.state.location.search).toBe('/a?x=1')
})

test('S-06 parameters are set, and removed when empty', () => {
  expect(changeQuery('?b=2&c=3', { a: '1', b: '' }).toString()).toBe('c=3&a=1')
})

function Filter() {
  const [query, setQuery] = useQueryParams()
  usePageTitle(query.state)
  return <button onClick={() => setQuery({ state: '', q: 'x' })}>{query.state}</button>
}

test('S-06 screen state lives in the query string; S-04 a page sets the title', async () => {
  const { router, user } = renderWithApp(<Filter />, { route: '/campaigns?state=draft&page=2' })
  expect(document.title).toBe('draft - Samspel')
  await user.click(screen.getByText('draft'))
  expect(router.state.location.search).toBe('?page=2&q=x')
})
