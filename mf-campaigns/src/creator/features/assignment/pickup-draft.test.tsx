/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildPostDraft, id, listAnswer, renderWithApp, screen, wire } from '@samspel/testing'
import { mentionLists } from '../../../shared/data'
import { PickupMentions } from './PickupMentions'

const open = (work?: object) =>
  renderWithApp(<PickupMentions storeParticipationId={id(90)} {...(work && { work: work as never })} />, {
    slices: [mentionLists],
    api: {
      'GET /instagramers/me/mentions': listAnswer('mentions', []),
      'GET /post_drafts/:id': wire({
        postDraft: buildPostDraft({ id: id(90), deliveryMethod: 'pickup', abilities: [] }),
      }),
    },
  })
const work = { brandName: 'Björkbrygg', postHref: '/post', feeAmount: 0, piecesLeft: [] }

test('a pick-up has the same cards of its draft as a delivery', async () => {
  open({ ...work, need: 'review', draftState: 'sent' })
  expect(await screen.findByText('Björkbrygg tittar på ditt utkast')).toBeTruthy()
})

test('a draft of a pick-up is written from there, and none is asked for where the terms name none', async () => {
  const { unmount } = open({ ...work, need: 'draft', draftState: 'writing' })
  expect((await screen.findByRole('link', { name: 'Skriv utkast' })).getAttribute('href')).toBe(
    `/assignments/${id(90)}/draft`,
  )
  unmount()
  const { api } = open()
  expect(await screen.findByRole('heading', { name: 'Dina inlägg' })).toBeTruthy()
  expect(api.to('GET /post_drafts/:id')).toHaveLength(0)
})
