import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { PlatformJob } from '@samspel/api'
import { camelizeKeys } from '@samspel/api'
import { forgetOtherJobs, keepJobRun } from '../src/modules/platform/job-runs'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  admin = await recordsOf(api).staff('admin')
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('job_runs').execute())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute))
const ran = (name: string, minute: number, isDone = true, everyMinutes = 5) =>
  keepJobRun(api.db, { name, everyMs: everyMinutes * 60_000, tookMs: 48.4, isDone }, at(minute))
const listed = async (minute: number) => {
  api.clock.now = at(minute)
  const { body } = await api.call(admin, 'GET', '/api/platform/jobs')
  return camelizeKeys(body as { platform_jobs: unknown[] }) as unknown as { platformJobs: PlatformJob[] }
}

test('a job that fails says since when, until it goes well again', async () => {
  await ran('digest', 0)
  await ran('digest', 5, false)
  await ran('digest', 10, false)
  expect((await listed(11)).platformJobs).toEqual([
    { name: 'digest', endedAt: at(10).toISOString(), tookMs: 48, isLate: false, failingSince: at(5).toISOString() },
  ])
  await ran('digest', 15)
  expect((await listed(16)).platformJobs).toMatchObject([{ failingSince: null }])
})

test('a job is late after twice its interval; what fails stands before what is late, and that before the rest', async () => {
  await ran('a-good', 20)
  await ran('b-late', 10)
  await ran('c-failing', 20, false)
  const states = async (minute: number) => (await listed(minute)).platformJobs.map(({ name, isLate }) => [name, isLate])
  expect(await states(20)).toEqual([
    ['c-failing', false],
    ['a-good', false],
    ['b-late', false],
  ])
  expect(await states(21)).toEqual([
    ['c-failing', false],
    ['b-late', true],
    ['a-good', false],
  ])
})

test('jobs of an earlier release are forgotten a day after they ran last', async () => {
  await ran('gone', 0)
  await ran('here', 0)
  const day = 24 * 60
  await forgetOtherJobs(api.db, [{ name: 'here' }], at(day))
  const names = () => api.db.selectFrom('job_runs').select('name').orderBy('name').execute()
  expect(await names()).toHaveLength(2)
  await forgetOtherJobs(api.db, [{ name: 'here' }], at(day + 1))
  expect(await names()).toEqual([{ name: 'here' }])
})
