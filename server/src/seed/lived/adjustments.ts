import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { walletHandlers } from '../../modules/wallet'
import type { Moment } from './moment'
import type { Acting } from './people'

/** Corrections: small ones of one person, large ones that a second has agreed to, declined or not yet looked at. */
export const adjustmentMoments = async ({ db, clock, call, alva, elin }: Acting): Promise<Moment[]> => {
  const { rows } = await sql<{
    id: string
    slug: string
  }>`SELECT a.id, b.slug FROM accounts a JOIN brands b ON b.id = a.brand_id`.execute(db)
  const accountOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
  const { rows: creators } = await sql<{
    id: string
  }>`SELECT a.id FROM accounts a JOIN instagramers i ON i.id = a.instagramer_id
    WHERE i.email <> 'creator@samspel.test' AND a.balance > 200000 ORDER BY i.id LIMIT 1`.execute(db)
  const ask = async (by: UserCaller, at: string, id: string | undefined, amount: number, reason: string) =>
    (await walletHandlers.createAdjustment(call(by, at, { params: { id }, body: { adjustment: { amount, reason } } })))
      .adjustment.id
  const decide = (by: UserCaller, at: string, id: string, reason?: string) =>
    reason
      ? walletHandlers.declineAdjustment(call(by, at, { params: { id }, body: { reason } }))
      : walletHandlers.approveAdjustment(call(by, at, { params: { id } }))
  const moment = (at: string, run: (at: string) => Promise<unknown>): Moment => ({ at, run: () => run(at) })
  return [
    moment(clock.at(-18, 14, 10), (at) =>
      ask(alva, at, accountOf('fjallglim'), 49_900, 'Månadsavgiften för oktober drogs två gånger'),
    ),
    moment(clock.at(-15, 11, 5), (at) =>
      ask(elin, at, creators[0]?.id, 35_000, 'Ersättning för porto som utlovades i chatten'),
    ),
    moment(clock.at(-11, 10, 30), async (at) => {
      const id = await ask(elin, at, accountOf('bjorkbrygg'), 1_400_000, 'Sponsring av höstens gemensamma kampanj')
      await decide(alva, clock.at(-11, 13, 12), id)
    }),
    moment(clock.at(-7, 9, 40), async (at) => {
      const id = await ask(alva, at, accountOf('havsro'), 2_500_000, 'Insättning som saknas enligt kunden')
      await decide(elin, clock.at(-7, 10, 15), id, 'Överföringen kom samma förmiddag och är bokförd')
    }),
    moment(clock.at(-2, 15, 25), (at) =>
      ask(alva, at, accountOf('havsro'), 1_850_000, 'Kompensation enligt avtal: leverans av 37 paket uteblev'),
    ),
    moment(clock.hoursAgo(5), (at) =>
      ask(elin, at, accountOf('mossa-moln'), 1_200_000, 'Återbetald licens för bilder som drogs tillbaka'),
    ),
  ]
}
