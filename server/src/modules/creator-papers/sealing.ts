import { sql } from 'kysely'
import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { Job } from '../../jobs/clock'

type Keys = Pick<Config, 'paymentDetailsKeys'>
const sealed = ['birth_date', 'tax_number'] as const
type Sealed = (typeof sealed)[number]
const ownerOf = (column: Sealed, id: string) => `creator_papers.${column}:${id}`

/** What is kept of a date of birth or a tax number. */
export const sealPaper = ({ paymentDetailsKeys }: Keys, column: Sealed, id: string, text: string): string =>
  fieldCipher(paymentDetailsKeys).seal(text, ownerOf(column, id))

/** The same opened; undefined when no key opens it. */
export const openPaper = (
  { paymentDetailsKeys }: Keys,
  column: Sealed,
  id: string,
  kept: string | null,
): string | null | undefined => (kept === null ? null : fieldCipher(paymentDetailsKeys).open(kept, ownerOf(column, id)))

/** A personal id that stayed when its account was deleted, sealed as it was there. */
export const openKeptPersonalId = ({ paymentDetailsKeys }: Keys, id: string, kept: string): string | undefined =>
  fieldCipher(paymentDetailsKeys).open(kept, `instagramers.personal_id:${id}`)

type Row = { instagramer_id: string; kept_personal_id: string | null } & Record<Sealed, string | null>

/** Seals anew what an older key has sealed; returns how many rows, and how many no key opens. */
export const sealPapersAnew = async (db: Db, config: Keys): Promise<{ sealed: number; shut: number }> => {
  const { current, seal } = fieldCipher(config.paymentDetailsKeys)
  const isOld = sql.join(
    [...sealed, 'kept_personal_id'].map((column) => sql`NOT starts_with(${sql.ref(column)}, ${current})`),
    sql` OR `,
  )
  const done = { sealed: 0, shut: 0 }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const last = await transact(db, async (trx) => {
      const { rows } =
        await sql<Row>`SELECT instagramer_id, birth_date, tax_number, kept_personal_id FROM creator_papers
        WHERE instagramer_id > ${after} AND (${isOld}) ORDER BY instagramer_id LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED`.execute(
          trx,
        )
      for (const { instagramer_id: id, kept_personal_id: keptId, ...row } of rows) {
        const opened = sealed.map((column) => openPaper(config, column, id, row[column]))
        const personalId = keptId && openKeptPersonalId(config, id, keptId)
        const isShut = opened.includes(undefined) || personalId === undefined
        done[isShut ? 'shut' : 'sealed'] += 1
        if (isShut) continue
        await trx
          .updateTable('creator_papers')
          .set({
            ...Object.fromEntries(
              sealed.flatMap((column, at) => (opened[at] ? [[column, sealPaper(config, column, id, opened[at])]] : [])),
            ),
            ...(personalId && { kept_personal_id: seal(personalId, `instagramers.personal_id:${id}`) }),
          })
          .where('instagramer_id', '=', id)
          .execute()
      }
      return rows.at(-1)?.instagramer_id
    })
    if (!last) return done
    after = last
  }
}

/** Seals what older keys have sealed soon after start-up, as needed after a new first key. */
export const sealPapersJob: Job = {
  name: 'seal-creator-papers',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    const { sealed: count, shut } = await sealPapersAnew(db, config)
    if (count > 0) log.info({ sealed: count }, 'papers of creators sealed')
    if (shut > 0) log.error({ shut }, 'papers of creators that no key of PAYMENT_DETAILS_KEYS opens')
  },
}
