/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { entityActions } from '@samspel/store'
import { act, buildCampaign, id, listAnswer, renderWithApp, reply, screen } from '@samspel/testing'
import { CampaignEditorPage } from './CampaignEditorPage'

const campaign = buildCampaign({ id: id(1), name: 'Lussebrygg', caption: 'Gammal', state: 'draft', version: 3, abilities: ['edit', 'request'] })
const theirs = { ...campaign, caption: 'Deras', version: 4 }

test('a save of somebody else that comes live does not move the version under what is typed', async () => {
  const { user, api, store } = renderWithApp(<CampaignEditorPage />, {
    route: `/campaigns/${id(1)}/edit`, path: '/campaigns/:id/edit',
    api: {
      'GET /campaigns/:id': { campaign }, 'GET /brands': listAnswer('brands', []), 'GET /profile_categories': { profile_categories: [] },
      'PATCH /campaigns/:id': reply(409, { error: 'stale_version' }),
    },
  })
  const caption = await screen.findByLabelText(/Rubriktext/)
  await user.clear(caption)
  await user.type(caption, 'Min')
  act(() => { store.dispatch(entityActions.received({ campaigns: { [campaign.id]: theirs } })) })
  expect(await screen.findByText(/Någon annan har sparat under tiden/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await screen.findByRole('button', { name: 'Läs in på nytt' })
  expect((api.to('PATCH /campaigns/:id')[0]!.body as { version: number }).version).toBe(3)
  expect((caption as HTMLInputElement).value).toBe('Min')
})
