import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { MessageTemplate } from '@samspel/api'
import { messageLimits } from '@samspel/api/message-rules'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError, invalid } from '../../errors'
import { type MessageRight, ownBrands } from './pair'

interface Row {
  brand_id: string
  id: string
  name: string
  body: string
  updated_at: string
}
interface Fields {
  name: string
  body: string
}

const toTemplate = ({ brand_id: brandId, id, name, body, updated_at: updatedAt }: Row): MessageTemplate => ({
  id,
  brandId,
  name,
  body,
  updatedAt,
})

const requireBrand = ({ caller }: Context<UserCaller>, brandId: string, right: MessageRight) => {
  if (!ownBrands(caller, right).includes(brandId)) throw new AppError('not_found')
}

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') throw invalid({ name: ['taken'] })
  if ((error as { code?: string }).code === '23503') throw new AppError('not_found')
  throw error
}

export const listTemplates = async (context: Context<UserCaller>, { id }: { id: string }) => {
  requireBrand(context, id, 'readMessages')
  const { rows } =
    await sql<Row>`SELECT * FROM message_templates WHERE brand_id = ${id} ORDER BY lower(name), id LIMIT ${messageLimits.templates}`.execute(
      context.db,
    )
  return { messageTemplates: rows.map(toTemplate) }
}

export const createTemplate = async (
  context: Context<UserCaller>,
  { id: brandId, name, body }: { id: string } & Fields,
) => {
  requireBrand(context, brandId, 'writeMessages')
  const { rows } = await sql<Row>`INSERT INTO message_templates (brand_id, id, name, body, updated_by, updated_at)
    SELECT ${brandId}, ${uuidv7()}, ${name}, ${body}, ${context.caller.id}, ${context.now}
    WHERE (SELECT count(*) FROM message_templates WHERE brand_id = ${brandId}) < ${messageLimits.templates} RETURNING *`
    .execute(context.db)
    .catch(taken)
  if (!rows[0]) throw invalid({ name: ['too_large'] })
  return { messageTemplate: toTemplate(rows[0]) }
}

const find = async (context: Context<UserCaller>, id: string): Promise<Row> => {
  const { rows } = await sql<Row>`SELECT * FROM message_templates WHERE id = ${id}`.execute(context.db)
  if (!rows[0]) throw new AppError('not_found')
  requireBrand(context, rows[0].brand_id, 'writeMessages')
  return rows[0]
}

export const updateTemplate = async (context: Context<UserCaller>, { id, name, body }: { id: string } & Fields) => {
  const { brand_id: brandId } = await find(context, id)
  const { rows } =
    await sql<Row>`UPDATE message_templates SET name = ${name}, body = ${body}, updated_by = ${context.caller.id},
      updated_at = ${context.now} WHERE brand_id = ${brandId} AND id = ${id} RETURNING *`
      .execute(context.db)
      .catch(taken)
  if (!rows[0]) throw new AppError('not_found')
  return { messageTemplate: toTemplate(rows[0]) }
}

export const deleteTemplate = async (context: Context<UserCaller>, { id }: { id: string }): Promise<void> => {
  const { brand_id: brandId } = await find(context, id)
  await sql`DELETE FROM message_templates WHERE brand_id = ${brandId} AND id = ${id}`.execute(context.db)
}
