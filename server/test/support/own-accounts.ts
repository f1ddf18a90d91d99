import { afterAll, beforeAll } from '@jest/globals'
import { type Bed, openBed } from './bed'
import { peopleOf } from './people'
import { type Records, recordsOf } from './records'
import { walletOf } from './wallet'

/** Live bindings: set by {@link withOwnAccounts} before the tests run. */
export let bed: Bed
export let make: Records
export let people: ReturnType<typeof peopleOf>
export let wallet: ReturnType<typeof walletOf>

/** A server with people who have records and money. Call it once in a file. */
export const withOwnAccounts = (): void => {
  beforeAll(async () => {
    bed = await openBed()
    make = recordsOf(bed)
    people = peopleOf(bed)
    wallet = walletOf(bed, make, await make.staff('admin'))
  })
  afterAll(() => bed.close())
}
