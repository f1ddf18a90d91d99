/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { useState } from 'react'
import { createTranslate } from '@samspel/i18n'
import {
  act,
  buildCampaign,
  type FakeRoutes,
  id,
  listAnswer,
  meta,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
} from '@samspel/testing'
import {
  apiAction,
  createPagedLists,
  queryActions,
  queryKey,
  useEntities,
  useEntity,
  usePagedList,
  useQuery,
} from '../index'

const getCampaign = apiAction('getCampaign')
const lists = createPagedLists({
  name: 'hookLists',
  fetch: (key, page) => apiAction('listCampaigns')({ query: { state: key as 'draft', page } }),
})

afterEach(() => {
  jest.useRealTimers()
})

function Rows() {
  const list = usePagedList(lists, 'draft')
  const campaigns = useEntities('campaigns', list.ids)
  return (
    <div>
      <p>{`${list.status} ${list.totalCount}: ${campaigns.map(({ name }) => name).join(', ')}`}</p>
      {list.error && <p role="alert">{createTranslate('sv')(list.error.message)}</p>}
      <button onClick={list.loadMore}>more</button>
      <button onClick={list.retry}>retry</button>
    </div>
  )
}

function Switchable({ children }: { children: React.ReactNode }) {
  const [on, setOn] = useState(true)
  return (
    <>
      <button onClick={() => setOn(!on)}>toggle</button>
      {on && children}
    </>
  )
}

const threePages: FakeRoutes = {
  'GET /campaigns': ({ query }) => {
    const n = Number(query.get('page'))
    return listAnswer(
      'campaigns',
      [buildCampaign({ id: id(n), name: `K${n}` })],
      meta({ currentPage: n, nextPage: n < 3 ? n + 1 : null, totalCount: 3 }),
    )
  },
}

test('the next page is requested while there is one: 1, 2, 3 and no 4 (C-13)', async () => {
  const { api, user } = renderWithApp(<Rows />, { slices: [lists], api: threePages })
  await screen.findByText('ready 3: K1')
  for (const shown of ['K1, K2', 'K1, K2, K3', 'K1, K2, K3']) {
    await user.click(screen.getByText('more'))
    await screen.findByText(`ready 3: ${shown}`)
  }
  expect(api.calls.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3'])
})

test('a page that failed is asked again by retry, and what was there stays (C-13)', async () => {
  const { api, user } = renderWithApp(<Rows />, { slices: [lists], api: threePages })
  await screen.findByText('ready 3: K1')
  api.on({ 'GET /campaigns': reply(404, { error: 'not_found' }) })
  await user.click(screen.getByText('more'))
  await screen.findByText('errorMore 3: K1')
  expect(screen.getByRole('alert').textContent).toBe('Innehållet hittades inte.')
  api.on(threePages)
  await user.click(screen.getByText('retry'))
  await screen.findByText('ready 3: K1, K2')
})

test('a list on screen that is marked stale is fetched again at once (T-26)', async () => {
  const { api, store } = renderWithApp(<Rows />, { slices: [lists], api: threePages })
  await screen.findByText('ready 3: K1')
  api.on({ 'GET /campaigns': listAnswer('campaigns', [buildCampaign({ id: id(9), name: 'K9' })]) })
  act(() => void store.dispatch(lists.invalidate()))
  await screen.findByText('ready 1: K9')
})

test('what changes while a list is on its way is fetched too, and no page is lost over it', async () => {
  let answer = (_: object) => {}
  const { api, store, user } = renderWithApp(<Rows />, { slices: [lists], api: threePages })
  await screen.findByText('ready 3: K1')
  api.on({ 'GET /campaigns': () => new Promise<object>((resolve) => (answer = resolve)) })
  await user.click(screen.getByText('more'))
  await screen.findByText('loadingMore 3: K1')
  act(() => void store.dispatch(lists.invalidate()))
  const second = answer
  const before = api.calls.length
  api.on({ 'GET /campaigns': listAnswer('campaigns', [buildCampaign({ id: id(9), name: 'K9' })]) })
  second(listAnswer('campaigns', [buildCampaign({ id: id(2), name: 'K2' })]))
  await screen.findByText('ready 1: K9')
  expect(api.calls).toHaveLength(before + 1)
})

test('back at 4:59 the list is there at once; past 5:00 it has been dropped (K-05)', async () => {
  jest.useFakeTimers()
  const { store, getByText } = renderWithApp(
    <Switchable>
      <Rows />
    </Switchable>,
    { slices: [lists], api: threePages },
  )
  const press = async (label: string, wait: number) => {
    act(() => getByText(label).click())
    await act(() => jest.advanceTimersByTimeAsync(wait))
  }
  await act(() => jest.advanceTimersByTimeAsync(0))
  getByText('ready 3: K1')
  await press('toggle', 4 * 60_000 + 59_000)
  expect(lists.select(store.getState(), 'draft').ids).toEqual([id(1)])
  act(() => getByText('toggle').click())
  getByText(/3: K1$/)
  await act(() => jest.advanceTimersByTimeAsync(0))
  await press('toggle', 5 * 60_000)
  expect(lists.select(store.getState(), 'draft').hasFetched).toBe(false)
})

function Detail({ campaignId }: { campaignId: string }) {
  const { status, error } = useQuery(getCampaign({ params: { id: campaignId } }))
  const campaign = useEntity('campaigns', campaignId)
  return <p>{`${status} ${campaign?.name ?? (error ? createTranslate('sv')(error.message) : '')}`}</p>
}

test('a query loads, shows its record, and is fetched again when stale; two places share one request (T-26)', async () => {
  const { api, store } = renderWithApp(
    <>
      <Detail campaignId={id(1)} />
      <Detail campaignId={id(1)} />
    </>,
    { api: { 'GET /campaigns/:id': () => wire({ campaign: buildCampaign({ name: 'Ett' }) }) } },
  )
  expect(screen.getAllByText('loading')).toHaveLength(2)
  expect(await screen.findAllByText('success Ett')).toHaveLength(2)
  expect(api.calls).toHaveLength(1)
  api.on({ 'GET /campaigns/:id': wire({ campaign: buildCampaign({ name: 'Två' }) }) })
  act(() => void store.dispatch(queryActions.invalidated({ prefix: 'getCampaign' })))
  expect(await screen.findAllByText('success Två')).toHaveLength(2)
  expect(api.calls).toHaveLength(2)
})

test('what changes while a query is on its way is asked for once more: the answer may be older than the change', async () => {
  let answer = (_: object) => {}
  const { api, store } = renderWithApp(<Detail campaignId={id(1)} />, {
    api: { 'GET /campaigns/:id': () => new Promise<object>((resolve) => (answer = resolve)) },
  })
  await waitFor(() => expect(api.calls).toHaveLength(1))
  act(() => void store.dispatch(queryActions.invalidated({ prefix: 'getCampaign' })))
  api.on({ 'GET /campaigns/:id': wire({ campaign: buildCampaign({ name: 'Två' }) }) })
  answer(wire({ campaign: buildCampaign({ name: 'Ett' }) }))
  await screen.findByText('success Två')
  expect(api.calls).toHaveLength(2)
})

/** Answers that come when the test says so, in whichever order. */
const slowly = () => {
  const answers: ((answer: object) => void)[] = []
  return { answers, route: () => new Promise<object>((resolve) => answers.push(resolve)) }
}

test('of two answers to one query that overlap the newer one stays, whichever comes first', async () => {
  function Again() {
    const { retry } = useQuery(getCampaign({ params: { id: id(1) } }))
    return <button onClick={retry}>again</button>
  }
  const { answers, route } = slowly()
  const { store, user } = renderWithApp(
    <>
      <Detail campaignId={id(1)} />
      <Again />
    </>,
    { api: { 'GET /campaigns/:id': route } },
  )
  await waitFor(() => expect(answers).toHaveLength(1))
  act(() => void store.dispatch(queryActions.invalidated({ prefix: 'getCampaign' })))
  await user.click(screen.getByText('again'))
  expect(answers).toHaveLength(2)
  await act(async () => answers[1]!(wire({ campaign: buildCampaign({ name: 'Ny' }) })))
  await screen.findByText('success Ny')
  await act(async () => answers[0]!(wire({ campaign: buildCampaign({ name: 'Gammal' }) })))
  expect(screen.getByText('success Ny')).toBeTruthy()
})

test('an older answer does not end the waiting for the newer one', async () => {
  const { answers, route } = slowly()
  const { store } = renderWithApp(<Detail campaignId={id(1)} />, { api: { 'GET /campaigns/:id': route } })
  await waitFor(() => expect(answers).toHaveLength(1))
  const request = getCampaign({ params: { id: id(1) } })
  act(() => void store.dispatch({ ...request, meta: { ...request.meta, cache: queryKey(request as never) } }))
  await act(async () => answers[0]!(wire({ campaign: buildCampaign({ name: 'Gammal' }) })))
  expect(screen.getByText('loading')).toBeTruthy()
  await act(async () => answers[1]!(wire({ campaign: buildCampaign({ name: 'Ny' }) })))
  expect(screen.getByText('success Ny')).toBeTruthy()
})

test('a page that was asked for before its list was asked for anew is not added to it', async () => {
  const { answers, route } = slowly()
  const { api, store, user } = renderWithApp(<Rows />, { slices: [lists], api: threePages })
  await screen.findByText('ready 3: K1')
  api.on({ 'GET /campaigns': route })
  await user.click(screen.getByText('more'))
  act(() => void store.dispatch(lists.load('draft', 1)))
  const only = (n: number) =>
    listAnswer('campaigns', [buildCampaign({ id: id(n), name: `K${n}` })], meta({ totalCount: 1 }))
  await act(async () => answers[1]!(only(9)))
  await screen.findByText('ready 1: K9')
  await act(async () => answers[0]!(only(2)))
  expect(screen.getByText('ready 1: K9')).toBeTruthy()
})

test('a query that fails says so (X-27)', async () => {
  renderWithApp(<Detail campaignId={id(1)} />, {
    api: { 'GET /campaigns/:id': reply(404, { error: 'campaign_not_found' }) },
  })
  await screen.findByText('error Kampanjen finns inte, eller så har den tagits bort.')
})

test('what is open to everybody is asked for again when a sign-out has taken it away, what is not stays gone (T-30, X-10)', async () => {
  function Shown({ isOpen }: { isOpen: boolean }) {
    const query = useQuery(getCampaign({ params: { id: id(1) }, skipAuth: isOpen }))
    return <p>{query.status}</p>
  }
  for (const isOpen of [true, false]) {
    const { api, reset, unmount } = renderWithApp(<Shown isOpen={isOpen} />, {
      api: { 'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(1) })) } },
    })
    await screen.findByText('success')
    act(reset)
    await screen.findByText(isOpen ? 'success' : 'loading')
    expect(api.calls).toHaveLength(isOpen ? 2 : 1)
    unmount()
  }
})
