/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { useSchedule } from './BannerStatus'

const Schedule = (banner: { startsAt: string | null; endsAt: string | null }) => (
  <p role="note">{useSchedule()(banner)}</p>
)
const [start, end] = ['2025-11-03T09:00:00.000Z', '2025-11-06T09:00:00.000Z']

test.each([
  [start, end, /^mån 3 nov.*10[.:]00.*6 nov.*10[.:]00/],
  [start, null, /^Från mån 3 nov.*10[.:]00$/],
  [null, end, /^Till tors 6 nov.*10[.:]00$/],
  [null, null, /^Utan slutdatum$/],
])('from %s until %s is said as %s', async (startsAt, endsAt, said) => {
  renderWithApp(<Schedule startsAt={startsAt} endsAt={endsAt} />)
  expect((await screen.findByRole('note')).textContent?.replace(/\s/g, ' ')).toMatch(said)
})
