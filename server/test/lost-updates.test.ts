import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { figure } from './support/figure'
import { rounds } from './support/races'
import { type Records, recordsOf } from './support/records'
import { type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Saved {
  text: string
  version: number
}
interface Editor {
  read: () => Promise<Saved>
  save: (text: string, version: number) => Promise<Answer>
}

/** Two editors load the same version and save; a third saves later with that version. Returns how many acknowledged saves were lost. */
const lostIn = async ({ read, save }: Editor, round: number): Promise<number> => {
  const { version } = await read()
  const texts = [`Ett ${round}`, `Två ${round}`]
  const answers = await Promise.all(texts.map((text) => save(text, version)))
  const late = await save(`Sent ${round}`, version)
  const kept = texts.filter((_, at) => answers[at]?.status === 200)
  expect([...answers, late].filter(({ status }) => status !== 200).map(({ status, body }) => [status, body])).toEqual([
    [409, { error: 'stale_version' }],
    [409, { error: 'stale_version' }],
  ])
  const now = await read()
  expect(now.version).toBe(version + 1)
  return kept.filter((text) => text !== now.text).length
}

test('QUALITY 7 edits from a stale version: none of the saves that were acknowledged is lost, of campaigns and of collaboration pages', async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const path = `/api/campaigns/${await make.campaign(brand.id, { state: 'draft' })}`
  const page = `/api/collaboration_pages/${brand.slug}`
  const editors: Record<string, Editor> = {
    campaign: {
      read: async () => {
        const { campaign } = (await api.call(staff, 'GET', path)).body as {
          campaign: { caption: string; version: number }
        }
        return { text: campaign.caption, version: campaign.version }
      },
      save: (caption, version) => api.call(staff, 'PATCH', path, { body: { campaign: { caption }, version } }),
    },
    page: {
      read: async () => {
        const { collaboration_page: shown } = (await api.call(staff, 'GET', page)).body as {
          collaboration_page: { intro: string; version: number }
        }
        return { text: shown.intro, version: shown.version }
      },
      save: (intro, version) => api.call(staff, 'PATCH', page, { body: { collaboration_page: { intro }, version } }),
    },
  }
  let lost = 0
  for (const editor of Object.values(editors))
    for (let round = 0; round < rounds; round += 1) lost += await lostIn(editor, round)
  expect(lost).toBe(0)
  figure(
    7,
    `edits of one version by two at once and by a third later, of campaigns and of collaboration pages: 0 lost updates of N = ${rounds * 2}`,
  )
}, 900_000)
