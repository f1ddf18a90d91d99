import { sql } from 'kysely'
import { trackingUrlOf } from '@samspel/api/carriers'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { type Notice, notify, withdrawNotices } from '../notices'
import { missingMail, questionMail, sentMail } from './mails'
import type { ParcelRow } from './rows'

type Clock = Pick<Context, 'live' | 'now' | 'config'>
type Told = Pick<ParcelRow, 'brand_id' | 'campaign_id' | 'participation_id' | 'instagramer_id'>
type Kind = 'parcel_sent' | 'parcel_missing' | 'parcel_question' | 'parcel_taken_back'
type Letter = (mail: Parameters<typeof missingMail>[0]) => ReturnType<typeof missingMail>

/** What was sent can be taken back for so many seconds before a mail says it. */
export const undoSeconds = 6

const tell = async (
  trx: Db,
  clock: Clock,
  row: Told,
  { kind, write, wait }: { kind: Kind; write?: Letter | null; wait?: Notice['wait'] },
): Promise<void> => {
  const { rows } = await sql<{ brand: string; campaign: string }>`SELECT b.name AS brand, c.name AS campaign
    FROM campaigns c JOIN brands b ON b.id = c.brand_id
    WHERE c.brand_id = ${row.brand_id} AND c.id = ${row.campaign_id}`.execute(trx)
  const [named] = rows
  if (!named) return
  const path = `/assignments/${row.participation_id}`
  await notify(trx, clock, {
    to: { instagramerId: row.instagramer_id },
    kind,
    subjectId: row.participation_id,
    brandId: row.brand_id,
    href: path,
    facts: { ...named },
    ...(write && { mail: (reader) => write({ ...reader, ...named, href: new URL(path, clock.config.appUrl).href }) }),
    ...(write === null && { mail: null }),
    ...(wait && { wait }),
  })
}

export const notifyOfSent = async (trx: Db, clock: Clock, row: ParcelRow): Promise<void> => {
  await withdrawNotices(trx, clock, { kinds: ['parcel_taken_back'], subjectId: row.participation_id })
  await tell(trx, clock, row, {
    kind: 'parcel_sent',
    write: (mail) =>
      sentMail({ ...mail, row, page: trackingUrlOf(row.carrier, row.tracking_number, row.creator_country_code) }),
    wait: { seconds: undoSeconds, about: { parcelId: row.id } },
  })
}

export const notifyOfMissing = (trx: Db, clock: Clock, row: Told): Promise<void> =>
  tell(trx, clock, row, { kind: 'parcel_missing', write: missingMail })

/** `from`: the day from which silence counts as arrived. */
export const askWhetherArrived = (trx: Db, clock: Clock, row: Told, from: string): Promise<void> =>
  tell(trx, clock, row, { kind: 'parcel_question', write: (mail) => questionMail({ ...mail, from }) })

/** It is not coming after all. `isSaid`: a mail says that the collaboration has ended, and this needs none of its own. */
export const notifyOfTakenBack = (trx: Db, clock: Clock, row: Told, { isSaid }: { isSaid: boolean }): Promise<void> =>
  tell(trx, clock, row, { kind: 'parcel_taken_back', ...(isSaid && { write: null }) })

/** Its creator has it, or silence counts as that. Who has it by a post is told of by the post. */
export const notifyOfArrival = async (trx: Db, clock: Clock, row: Told): Promise<void> => {
  const { rows } = await sql<{ creator: string; campaign: string }>`SELECT i.name AS creator, c.name AS campaign
    FROM campaigns c, instagramers i
    WHERE c.brand_id = ${row.brand_id} AND c.id = ${row.campaign_id} AND i.id = ${row.instagramer_id}`.execute(trx)
  const [facts] = rows
  if (!facts) return
  await notify(trx, clock, {
    to: { brandId: row.brand_id },
    kind: 'parcel_arrived',
    subjectId: row.participation_id,
    brandId: row.brand_id,
    place: row.campaign_id,
    href: `/campaigns/${row.campaign_id}`,
    facts,
  })
}
