import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../errors'
import type { Db } from './transact'

/** How many rows one owner may make, far more than anybody needs. Those that two people make in one moment may be a few more. */
export const mostRows = {
  brandsOfCompany: 50,
  tokensOfCompany: 100,
  webhooksOfCompany: 20,
  draftsOfBrand: 500,
  listsOfBrand: 200,
  reportLinksOfCampaign: 100,
  productsOfBrand: 1_000,
  storesOfBrand: 10_000,
  savedOffersOfCreator: 500,
  versionsOfDraft: 50,
  commentsOfDraft: 200,
  shopsOfBrand: 20,
} as const

/** Throws 422 `limit_reached` when there are as many as there may be; `rows` is what follows FROM. */
export const requireRoom = async (
  db: Db,
  rows: RawBuilder<unknown>,
  kind: keyof typeof mostRows,
  added = 1,
): Promise<void> => {
  const { rows: found } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${rows}`.execute(db)
  if (Number(found[0]!.count) + added > mostRows[kind]) throw new AppError('limit_reached')
}
