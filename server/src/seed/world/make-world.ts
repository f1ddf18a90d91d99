import type { DeliveryAddress } from '@samspel/api'
import type { World } from '../bulk'
import type { Clock } from '../clock'
import { makeCampaigns } from './campaigns'
import { tieClerks } from './clerks'
import { makeCompanies } from './companies'
import { type PayoutRequest, startMaking } from './context'
import { makeCreators } from './creators'
import { makeDeliveries } from './deliveries'
import { makeDesk } from './desk'
import { makeDrafts } from './drafts'
import { makeMentions } from './mentions'
import { makeMoney } from './money'
import { makeNotices } from './notices'
import { makePages } from './pages'
import type { PaidPart } from './paid-part'
import { makeParticipations } from './participations'
import { makePickups } from './pickups'
import type { Place } from './places'
import { makePlatform } from './platform'
import { makeStores } from './stores'
import { makeThreads } from './threads'

interface Made {
  world: World
  payoutRequests: readonly PayoutRequest[]
  /** Where creators have their parcels sent. */
  addresses: ReadonlyMap<string, DeliveryAddress>
}

/** All rows of the demo world. The clock, the hash of the password and the towns are its only inputs. */
export const makeWorld = (clock: Clock, passwordHash: string, places: Record<string, Place[]>): Made => {
  const make = startMaking(clock, passwordHash)
  makePlatform(make)
  makeCreators(make, places)
  makeStores(make, places)
  const paid: PaidPart[] = []
  const parts = new Map(
    makeCampaigns(make).map((campaign) => {
      const list = makeParticipations(make, campaign)
      const approvals = new Map(
        makeMentions(make, campaign, list).map((approval) => [approval.participationId, approval]),
      )
      if (campaign.fee > 0)
        paid.push(
          ...list
            .filter((part) => part.state === 'approved')
            .map((part) => ({ campaign, part, approval: approvals.get(part.id) })),
        )
      return [campaign, list] as const
    }),
  )
  const ledger = makeMoney(make, paid)
  makeThreads(make, parts)
  makeCompanies(make)
  makeDesk(make, parts, ledger)
  makeDrafts(make, parts)
  makePickups(make, [...parts.keys()], ledger)
  const addresses = makeDeliveries(make, parts)
  tieClerks(make)
  ledger.close()
  makePages(make)
  makeNotices(make)
  return { world: make.world, payoutRequests: make.payoutRequests, addresses }
}
