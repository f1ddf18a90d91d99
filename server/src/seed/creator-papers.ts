import type { ClientBase } from 'pg'
import type { DeliveryAddress } from '@samspel/api'
import { insertRows } from './bulk'

/** One creator in this many has not filled in the papers, so that there is somebody to remind. */
const oneLacksIn = 4

/** What the demo's creators in Sweden have filled in for tax and reports; those elsewhere have not come to it. */
export const writeCreatorPapers = (
  client: ClientBase,
  { addresses, now }: { addresses: ReadonlyMap<string, DeliveryAddress>; now: Date },
): Promise<unknown> =>
  insertRows(
    client,
    'creator_papers',
    [...addresses]
      .filter(([, { country }], at) => country === 'SE' && at % oneLacksIn > 0)
      .map(([id, { name, street, postalCode, city }]) => {
        const [firstName = name, ...rest] = name.split(' ')
        return {
          instagramer_id: id,
          first_name: firstName,
          last_name: rest.join(' ') || firstName,
          street,
          postal_code: postalCode,
          town: city,
          updated_at: now.toISOString(),
        }
      }),
  )
