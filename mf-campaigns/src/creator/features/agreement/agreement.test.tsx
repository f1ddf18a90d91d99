/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Agreement, AgreementChange } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildDeal,
  builtAt,
  type FakeRoutes,
  id,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { AgreementPage } from './AgreementPage'
import { AssignmentAgreement } from './AssignmentAgreement'

const facts = buildDeal()
const later = { ...facts, dueAt: '2026-12-20' }
const version: Agreement['versions'][number] = {
  id: id(70),
  number: '2026-1184',
  version: 1,
  cause: 'approved',
  facts,
  creatorName: 'Tove Ekström',
  companyName: 'Havsro AB',
  creatorAgreedAt: builtAt,
  brandAgreedAt: builtAt,
  reason: '',
  hash: 'a1',
  madeAt: '2026-11-30T13:10:00Z',
  supersededAt: null,
}
const change: AgreementChange = {
  id: id(71),
  state: 'open',
  proposal: { dueAt: later.dueAt },
  facts: later,
  reason: 'Paketen kom iväg sent från oss.',
  askedAt: builtAt,
  answerBy: '2026-12-06',
  answeredAt: null,
}
const agreement = (more: Partial<Agreement> = {}): Agreement => ({
  id: id(50),
  campaignId: id(7),
  deliveryMethod: 'delivery',
  versions: [version],
  openChange: null,
  pastChanges: [],
  abilities: [],
  ...more,
})
const asked = agreement({ openChange: change, abilities: ['answerChange'] })
const open = (api: FakeRoutes) =>
  renderWithApp(
    <>
      <AgreementPage />
      <Toaster />
    </>,
    {
      route: `/assignments/${id(50)}/agreement`,
      path: '/assignments/:participationId/agreement',
      api,
    },
  )

test('the agreement says who agreed, when, on what and under which number', async () => {
  open({ 'GET /agreements/:id': wire({ agreement: agreement() }) })
  expect(await screen.findByRole('heading', { name: 'Ni är överens' })).toBeTruthy()
  expect(screen.getByText('Tove Ekström och Havsro')).toBeTruthy()
  expect(screen.getByText(/^Avtal 2026-1184\./)).toBeTruthy()
  expect(screen.getByText('Version 1')).toBeTruthy()
  expect(screen.getByText(/1.500.kr/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Godkänn/ })).toBeNull()
})

test('what was agreed before agreements were written down is as old as the brand’s answer', async () => {
  const before = { ...version, cause: 'before' as const, brandAgreedAt: '2026-11-22T09:00:00Z' }
  renderWithApp(<AssignmentAgreement id={id(50)} />, {
    api: { 'GET /agreements/:id': wire({ agreement: agreement({ versions: [before] }) }) },
  })
  expect(await screen.findByText(/^Version 1, .*22.nov$/)).toBeTruthy()
})

test('each later version says what it changed, and that it holds', async () => {
  const second = { ...version, id: id(72), version: 2, cause: 'change' as const, facts: later }
  const versions = [second, { ...version, supersededAt: builtAt }]
  open({ 'GET /agreements/:id': wire({ agreement: agreement({ versions }) }) })
  const list = within(await screen.findByRole('region', { name: 'Versioner' }))
  expect(list.getByText(/16.dec/).tagName).toBe('DEL')
  expect(list.getByText(/20.dec/).tagName).toBe('STRONG')
  expect(list.getAllByText('Gäller')).toHaveLength(1)
  expect(list.getByRole('button', { name: 'Hämta version 1 som PDF' })).toBeTruthy()
})

test('without an agreement, and when it cannot be loaded, the page says so', async () => {
  const { unmount } = open({ 'GET /agreements/:id': reply(404, { error: 'not_found' }) })
  expect(await screen.findByText(/^Här finns inget avtal/)).toBeTruthy()
  unmount()
  open({ 'GET /agreements/:id': reply(422, { error: 'internal' }) })
  expect(await screen.findByText('Avtalet kunde inte hämtas.')).toBeTruthy()
})

test('a question names both days, and a no is sent at once and keeps what holds', async () => {
  const { user, api } = open({
    'GET /agreements/:id': wire({ agreement: asked }),
    'PATCH /agreement_changes/:id/answer': wire({ agreement: agreement() }),
  })
  expect(await screen.findByRole('heading', { name: /^Havsro vill flytta sista dag till .*20.dec$/ })).toBeTruthy()
  expect(screen.getByText(/Paketen kom iväg sent/)).toBeTruthy()
  expect(screen.getByText(/^Utan svar gäller .*16.dec/, { exact: false })).toBeTruthy()
  api.on({ 'GET /agreements/:id': wire({ agreement: agreement() }) })
  await user.click(screen.getByRole('button', { name: /^Nej, behåll .*16.dec$/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Nej/ })).toBeNull())
  expect(api.to('PATCH /agreement_changes/:id/answer')).toMatchObject([{ body: { answer: 'no' } }])
})

test('a yes can be taken back before it is sent', async () => {
  const { user, api } = open({ 'GET /agreements/:id': wire({ agreement: asked }) })
  await user.click(await screen.findByRole('button', { name: /^Godkänn .*20.dec$/ }))
  expect(screen.queryByRole('button', { name: /^Godkänn/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByRole('button', { name: /^Godkänn/ })).toBeTruthy()
  expect(api.to('PATCH /agreement_changes/:id/answer')).toHaveLength(0)
})

test('on an assignment the question comes by itself when the brand asks it', async () => {
  const { api } = renderWithApp(<AssignmentAgreement id={id(50)} />, {
    api: { 'GET /agreements/:id': wire({ agreement: agreement() }) },
  })
  const link = await screen.findByRole('link', { name: 'Ert avtal' })
  expect(link.getAttribute('href')).toBe(`/assignments/${id(50)}/agreement`)
  api.on({ 'GET /agreements/:id': wire({ agreement: asked }) })
  const fact = { campaignId: id(7), instagramerId: id(401) }
  act(() => bus.publish('live:participation-changed', { ...fact, participationId: id(50) }))
  expect(await screen.findByRole('button', { name: /^Godkänn/ })).toBeTruthy()
})
