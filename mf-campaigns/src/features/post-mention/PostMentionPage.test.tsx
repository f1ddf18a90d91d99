/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildCampaign, buildInstagramPost, buildMention, buildParticipation, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { mentionLists, ownPostLists } from '../../data'
import { PostMentionPage } from './PostMentionPage'

const participation = buildParticipation({ id: id(50), state: 'approved', campaignId: id(7), abilities: ['postMention'] })
const open = (campaign: object, api: object) => renderWithApp(<PostMentionPage />, {
  route: `/assignments/${id(50)}/post`, path: '/assignments/:participationId/post', slices: [ownPostLists, mentionLists],
  routes: [{ path: '/assignments/:participationId', element: <p>uppdraget</p> }],
  api: { 'GET /participations/:id': { participation: wire(participation) }, 'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7), ...campaign })) }, ...api },
})

test('G-05 an own post is picked, checked and sent; used ones cannot be picked', async () => {
  const posts = [buildInstagramPost({ id: id(1), caption: 'Annons: ryggsäck #vinter' }), buildInstagramPost({ id: id(2), caption: 'Gammalt', used: true })]
  const { user, api } = open({ enableStories: false }, {
    'GET /instagramers/me/instagram_posts': listAnswer('instagramPosts', posts),
    'POST /participations/:id/mentions': { mention: wire(buildMention({ participationId: id(50) })), participation: wire(participation) },
  })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Gammalt/ })).disabled).toBe(true)
  expect(screen.getByText('Välj ett inlägg först.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /ryggsäck/ }))
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  expect(screen.getByText('Märkt som reklam')).toBeTruthy()
  expect(screen.getByText('Alla hashtaggar finns med')).toBeTruthy()
  expect(screen.getByText('Nämn @fjallbris')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Skicka in' }))
  expect(await screen.findByText('uppdraget')).toBeTruthy()
  expect(api.to('POST /participations/:id/mentions')[0]?.body).toEqual({ mention: { kind: 'post', instagramPostId: id(1) } })
})

test('a refused link goes back to its field with what was typed', async () => {
  const { user } = open({ paymentType: 'link', enableStories: false, paymentLinkType: 'tiktok' }, {
    'POST /participations/:id/mentions': reply(422, { errors: { 'linkPost.url': ['invalid_url'] } }),
  })
  await user.type(await screen.findByLabelText('Länk'), 'https://tiktok.com/@kim/1')
  await user.type(screen.getByLabelText('Rubrik'), 'Min video')
  await user.click(screen.getByRole('button', { name: 'Granska' }))
  await user.click(screen.getByRole('button', { name: 'Skicka in' }))
  expect(await screen.findByText('ogiltig url')).toBeTruthy()
  expect(screen.getByDisplayValue('Min video')).toBeTruthy()
})
