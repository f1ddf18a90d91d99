/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { MentionRecord } from '@samspel/store'
import { buildMention, id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { mentionLists, mentionSaga } from '../../../shared/data'
import { type Act, useDecide } from './use-decide'

const mention = buildMention({ id: id(10) }) as unknown as MentionRecord

function Probe({ which, reason }: { which: Act; reason?: string }) {
  const { act } = useDecide()
  return (
    <button
      type="button"
      onClick={async ({ currentTarget }) => (await act(which, mention, reason), (currentTarget.ariaBusy = 'false'))}
    >
      Decide
    </button>
  )
}
const decide = async (error: string, probe: { which: Act; reason?: string }) => {
  const answer = error === '' ? wire({ mention }) : reply(409, { error })
  const { user } = renderWithApp(
    <>
      <Probe {...probe} />
      <Toaster />
    </>,
    {
      slices: [mentionLists],
      sagas: { mentions: mentionSaga },
      api: {
        'PATCH /mentions/:id/approve': answer,
        'PATCH /mentions/:id/reject': answer,
        'GET /mentions/:id': { mention: wire(mention) },
      },
    },
  )
  const button = screen.getByRole('button', { name: 'Decide' })
  await user.click(button)
  await screen.findByRole('button', { name: 'Decide', busy: false })
  return [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
    .map(({ textContent }) => textContent)
    .join('')
}

test('whoever is too late is told nothing beside the post, which shows the other decision', async () => {
  expect(await decide('already_decided', { which: 'approve' })).toBe('')
})

test('a failure with a typed text is told where the text stands, not beside it', async () => {
  expect(await decide('campaign_ended', { which: 'reject', reason: 'Märkningen saknas.' })).toBe('')
})

// The last one: what is told stays for a while.
test('another failure is told', async () => {
  expect(await decide('campaign_ended', { which: 'approve' })).not.toBe('')
})
