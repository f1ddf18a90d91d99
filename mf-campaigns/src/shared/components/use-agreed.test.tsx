/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Mention } from '@samspel/api'
import { buildMention, renderWithApp, screen } from '@samspel/testing'
import { useAgreed } from './use-agreed'

function Agreed({ mention, reader }: { mention: Mention; reader: 'staff' | 'creator' }) {
  const { round, answer } = useAgreed(reader)(mention)
  return (
    <p>
      {round ?? 'ingen runda'}, {answer ?? 'ingen dag'}
    </p>
  )
}
const shows = (mention: Partial<Mention>, reader: 'staff' | 'creator', words: string) => {
  const { unmount } = renderWithApp(<Agreed mention={buildMention(mention)} reader={reader} />)
  expect(screen.getByText(words)).toBeTruthy()
  unmount()
}

test('a post says which round of changes it is in, and by when silence approves it, to each side in its words', () => {
  const waits = { state: 'pending', changeRounds: 2, revision: 1, answerBy: '2026-11-07' } as const
  shows(waits, 'staff', 'Ändring 1 av 2, Svara senast lör 7 nov, annars godkänns det automatiskt')
  shows(waits, 'creator', 'Ändring 1 av 2, Varumärket svarar senast lör 7 nov, annars godkänns det automatiskt')
})

test('a request that was just sent counts; what was handed in for the first time, or without agreed rounds, says nothing', () => {
  const asked = { state: 'rejected', decisionKind: 'changes_requested', changeRounds: 2, revision: 1 } as const
  shows(asked, 'creator', 'Ändring 2 av 2, ingen dag')
  shows({ state: 'pending', changeRounds: 2, revision: 0, answerBy: null }, 'staff', 'ingen runda, ingen dag')
  shows({ state: 'pending', changeRounds: null, revision: 3 }, 'staff', 'ingen runda, ingen dag')
})
