import { uuidv7 } from 'uuidv7'
import { transact } from '../../src/db/transact'
import type { LiveMessage } from '../../src/live'
import type { TestApi } from './test-api'

/** Once this is heard, so is everything before it, because the bus keeps the order of commits. */
const allHeard = async (api: TestApi): Promise<void> => {
  const campaignId = uuidv7()
  const mark = new Promise<void>((resolve) => {
    const stop = api.bus.subscribe(({ ids }) => {
      if (ids['campaignId'] !== campaignId) return
      stop()
      resolve()
    })
  })
  await transact(api.db, (trx) =>
    api.bus.publish(trx, { fact: 'campaign-changed', ids: { campaignId }, audience: { brandId: campaignId } }),
  )
  await mark
}

/** The facts of one kind that an act publishes. */
export const heardDuring = async (
  api: TestApi,
  isMeant: (message: LiveMessage) => boolean,
  act: () => Promise<unknown>,
): Promise<Pick<LiveMessage, 'ids' | 'audience'>[]> => {
  await allHeard(api)
  const heard: Pick<LiveMessage, 'ids' | 'audience'>[] = []
  const stop = api.bus.subscribe((message) => {
    if (isMeant(message)) heard.push({ ids: message.ids, audience: message.audience })
  })
  await act()
  await allHeard(api)
  stop()
  return heard
}
