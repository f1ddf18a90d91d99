/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { MentionRecord } from '@samspel/store'
import { buildMention, id, renderWithApp, screen } from '@samspel/testing'
import { BulkProgress } from './BulkProgress'
import type { Decision, DecisionRun } from './use-bulk-decisions'

/** A mention as the store keeps it, referring to its post by id. */
const recordOf = (n: number): MentionRecord => {
  const { instagramPost, ...mention } = buildMention({ id: id(n) })
  return { ...mention, instagramPost: instagramPost?.id ?? null }
}

const stopped = (which: Decision['which']): DecisionRun => ({
  items: [1, 2, 3].map((n) => ({
    record: recordOf(n),
    act: { which },
    status: n === 1 ? 'done' : 'stopped',
  })),
  isRunning: false,
  ended: { by: 'person' },
})
const none = () => undefined
const open = (which: Decision['which']) =>
  renderWithApp(<BulkProgress run={stopped(which)} onStop={none} onRetry={none} onClose={none} />)

test('a stopped run says that the posts it did not reach are still selected', async () => {
  open('approve')
  expect(await screen.findByText('Du stoppade. 2 är kvar och fortfarande valda.')).toBeVisible()
})

test('a stopped undo says how many decisions still hold: nothing is selected then', async () => {
  open('reset')
  expect(await screen.findByText('Du stoppade. 2 beslut är inte ångrade.')).toBeVisible()
  expect(screen.queryByText(/valda/)).toBeNull()
})
