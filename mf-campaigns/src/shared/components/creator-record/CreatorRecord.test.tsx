/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { CreatorRecord as Record } from '@samspel/api'
import { renderWithApp, screen, waitFor, wire } from '@samspel/testing'
import { CreatorRecord } from './CreatorRecord'

const none: Record = { agreed: 4, inTime: null, changesPerPost: null, left: null, neverPosted: null }
const open = (record: Record, isOwn = false) =>
  renderWithApp(<CreatorRecord creatorId="c" isOwn={isOwn} />, {
    api: { 'GET /instagramers/:id/record': wire({ creatorRecord: record }) },
  })
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.parentElement?.querySelector('dd')?.textContent?.replace(/\s/g, ' ')}`)

test('brands read how a creator has kept agreements, each figure with what it is of', async () => {
  open({ agreed: 14, inTime: 92, changesPerPost: 0.4, left: 1, neverPosted: 0 })
  expect(await screen.findByRole('heading', { name: 'Har hållit det som avtalats' })).toBeTruthy()
  expect(figures()).toEqual([
    'I tid: 92 %',
    'Ändringar per inlägg: 0,4',
    'Hoppat av: 1 av 14',
    'Aldrig publicerat: 0 av 14',
  ])
})

test('a figure that rests on too few cases is not shown', async () => {
  open({ ...none, agreed: 6, left: 2, neverPosted: 0 })
  expect(await screen.findByText('2 av 6')).toBeTruthy()
  expect(screen.queryByText('I tid')).toBeNull()
})

test('without any figure brands read nothing', async () => {
  const { api } = renderWithApp(
    <>
      <CreatorRecord creatorId="a" />
      <CreatorRecord creatorId="b" />
    </>,
    {
      api: {
        'GET /instagramers/a/record': wire({ creatorRecord: none }),
        'GET /instagramers/b/record': wire({ creatorRecord: { ...none, agreed: 5, left: 0, neverPosted: 0 } }),
      },
    },
  )
  expect(await screen.findAllByText('0 av 5')).toHaveLength(2)
  await waitFor(() => expect(api.calls).toHaveLength(2))
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('a creator reads the same, and what does not count', async () => {
  open({ ...none, agreed: 6, left: 2, neverPosted: 0 }, true)
  expect(await screen.findByRole('heading', { name: 'Det här ser företag om dig' })).toBeTruthy()
  expect(screen.getByText(/villkor eller paket inte stämde/)).toBeTruthy()
})

test('a creator with too little behind her reads when figures come', async () => {
  open(none, true)
  expect(await screen.findByText(/minst 5 samarbeten/)).toBeTruthy()
})
