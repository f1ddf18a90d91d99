import { afterAll, beforeAll } from '@jest/globals'
import { type Records, recordsOf } from './records'
import { peopleOf } from './sign-ups'
import { openTestApi, type TestApi } from './test-api'
import { walletOf } from './wallet'

/** Live bindings: set by {@link withOwnAccounts} before the tests run. */
export let api: TestApi
export let make: Records
export let people: ReturnType<typeof peopleOf>
export let wallet: ReturnType<typeof walletOf>

/** A server with people who have records and money. Call it once per file. */
export const withOwnAccounts = (): void => {
  beforeAll(async () => {
    api = await openTestApi()
    make = recordsOf(api)
    people = peopleOf(api)
    wallet = walletOf(api, make, await make.staff('admin'))
  })
  afterAll(() => api.close())
}
