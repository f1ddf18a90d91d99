import { sql } from 'kysely'
import { type CodeRow, importRowsMax } from '@samspel/api'
import { codeColumnsOf } from '@samspel/api/files'
import { plainText } from '@samspel/api/plain-text'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import { invalid } from '../../errors'
import { readCsv } from '../../read-csv'
import { usernameIn } from '../../username-in'
import { codeIn, matchWaiting } from './codes'
import { lockToManage, turnOn } from './target'

interface Read {
  line: number
  value: string
  username: string
  name: string
  code: string | undefined
}

const shown = 200

const readRows = (csv: string): Read[] => {
  const parsed = readCsv(csv, importRowsMax + 2)
  const columns = codeColumnsOf(parsed[0]?.record ?? [])
  if (columns.code.length === 0 || columns.username.length + columns.name.length === 0)
    throw invalid({ csv: ['invalid'] })
  const rows = parsed.slice(1)
  if (rows.length > importRowsMax) throw invalid({ csv: ['too_long'] })
  if (rows.length === 0) throw invalid({ csv: ['required'] })
  const cell = (record: readonly string[], places: readonly number[]) =>
    places.map((at) => record[at] ?? '').find((text) => text !== '') ?? ''
  return rows.map(({ record, info }) => {
    const username = cell(record, columns.username)
    const name = cell(record, columns.name)
    return {
      line: info.lines,
      value: (username || name || cell(record, columns.code)).slice(0, shown),
      username: usernameIn(username),
      name: plainText(name),
      code: codeIn(cell(record, columns.code)),
    }
  })
}

interface Creator {
  id: string
  username: string
  name: string
  code: string | null
}

/** By user name, or by a name that one creator of the campaign alone has. */
const finder = (creators: readonly Creator[]) => {
  const byUsername = new Map(creators.map((one) => [one.username.toLowerCase(), one]))
  const byName = new Map<string, Creator[]>()
  for (const one of creators) byName.set(plainText(one.name), [...(byName.get(plainText(one.name)) ?? []), one])
  return ({ username, name }: Read): Creator | undefined => {
    const found = byUsername.get(username)
    if (found || name === '') return found
    const named = byName.get(name) ?? []
    return named.length === 1 ? named[0] : undefined
  }
}

/** Codes that the shop has made, read from its file. A dry run changes nothing and says the same. */
export const importCreatorCodes = async (
  { db, caller, now }: Context<UserCaller>,
  { id, csv, dryRun = false }: { id: string } & Body<'importCreatorCodes'>,
) =>
  transact(db, async (trx) => {
    const campaign = await lockToManage(trx, id, caller)
    const file = readRows(csv)
    if (!dryRun) await turnOn(trx, campaign, now)
    const { rows: creators } = await sql<Creator>`SELECT i.id, i.username, i.name, l.code
      FROM creator_links l JOIN instagramers i ON i.id = l.instagramer_id
      WHERE l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${id} AND i.deleted_at IS NULL`.execute(trx)
    const { rows: elsewhere } = await sql<{ code: string }>`SELECT code FROM creator_links
      WHERE brand_id = ${campaign.brand_id} AND campaign_id <> ${id} AND code IS NOT NULL`.execute(trx)
    const find = finder(creators)
    const taken = new Set(elsewhere.map(({ code }) => code))
    const given = new Map<string, string>()
    const codes = new Set<string>()
    const rows = file.map((row): CodeRow => {
      const said = (outcome: CodeRow['outcome']): CodeRow => ({ line: row.line, value: row.value, outcome })
      if (row.code === undefined) return said('invalid')
      const creator = find(row)
      if (!creator) return said('not_found')
      if (given.has(creator.id) || codes.has(row.code)) return said('duplicate')
      if (taken.has(row.code)) return said('taken')
      given.set(creator.id, row.code)
      codes.add(row.code)
      return said(creator.code === row.code ? 'same' : 'set')
    })
    // A code that the file gives to somebody else leaves whoever had it, unless they keep it by a row of their own.
    const changed = creators.filter((one) => given.has(one.id) && given.get(one.id) !== one.code)
    const leaving = creators.filter((one) => one.code !== null && codes.has(one.code) && given.get(one.id) !== one.code)
    if (!dryRun && changed.length > 0) {
      await sql`UPDATE creator_links SET code = NULL, code_from = NULL WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${id}
        AND instagramer_id = ANY(${[...changed, ...leaving].map((one) => one.id)}::uuid[])`.execute(trx)
      await sql`UPDATE creator_links l SET code = read.code, code_from = 'file'
        FROM (SELECT unnest(${changed.map((one) => one.id)}::uuid[]) AS id, unnest(${changed.map((one) => given.get(one.id)!)}::text[]) AS code) read
        WHERE l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${id} AND l.instagramer_id = read.id`.execute(trx)
      await matchWaiting(trx, campaign.brand_id)
    }
    return { rows, changed: changed.length }
  })
