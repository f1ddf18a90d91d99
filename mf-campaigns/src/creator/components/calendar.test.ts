import { expect, test } from '@jest/globals'
import { buildCampaignCard, buildParticipation, id } from '@samspel/testing'
import { calendarText, deadlineEvents } from './calendar'

const words = {
  title: ({ name }: { name: string }) => `Publicera: ${name}`,
  description: 'Sista dag',
  calendarName: 'Samspel',
}
const due = (n: number, more: object) =>
  buildParticipation({
    id: id(n),
    need: 'post',
    dueAt: '2026-12-31',
    campaign: buildCampaignCard({ name: `K${n}` }),
    ...more,
  })

test('a calendar file has one whole day for each deadline that runs, with a reminder three days before', async () => {
  const events = deadlineEvents(
    [
      due(1, {}),
      due(2, { deadlinePausedAt: '2026-11-01T10:00:00Z' }),
      due(3, { need: 'done' }),
      due(4, { dueAt: null }),
    ],
    words,
    'https://samspel.test',
  )
  expect(events.map(({ uid }) => uid)).toEqual([`${id(1)}@samspel`])
  const text = await calendarText(events)
  for (const line of [
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    `URL:https://samspel.test/assignments/${id(1)}`,
    'SUMMARY:Publicera: K1',
    'TRIGGER:-PT72H',
  ])
    expect(text.replace(/\r\n\t/g, '')).toContain(line)
})
