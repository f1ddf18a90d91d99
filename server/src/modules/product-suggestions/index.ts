import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isEmail, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { AppError, type FieldErrors, invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { changeSuggestion, countSuggestions, listSuggestions } from './repository'

/** Row V-32: requires a social channel or an email address, so that the sender can be answered. */
const createProductSuggestion = async (
  { db, now }: Context,
  typed: Body<'createProductSuggestion'>['productSuggestion'],
): Promise<void> => {
  const socials = [...new Set(typed.socials.map((social) => social.trim()).filter(Boolean))]
  const email = typed.email?.trim() || null
  const errors: FieldErrors = {
    ...(email !== null && !isEmail(email) && { email: ['invalid_email'] }),
    ...(email === null && socials.length === 0 && { socials: ['social_required'] }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await db
    .insertInto('product_suggestions')
    .values({
      id: uuidv7(),
      product: typed.product,
      description: typed.description?.trim() ?? '',
      socials,
      email,
      locale: typed.locale,
      handled_by: null,
      handled_at: null,
      created_at: now.toISOString(),
    })
    .execute()
}

const listProductSuggestions = async ({ db }: Context, query: Query<'listProductSuggestions'>) => {
  const page = pageOf(query, pageSizes.table)
  const found = contains(
    sql`(s.product || ' ' || s.description || ' ' || coalesce(s.email, '') || ' ' || array_to_string(s.socials, ' '))`,
    query.query,
  )
  const counts = await countSuggestions(db, found)
  const productSuggestions = await listSuggestions(
    db,
    query.state ? sql`${found} AND s.state = ${query.state}` : found,
    page,
  )
  const total = query.state ? counts[query.state] : counts.new + counts.handled + counts.declined
  return { productSuggestions, counts, meta: metaOf(page, total) }
}

const updateProductSuggestion = async (
  { db, caller, now }: Context<UserCaller>,
  { id, state, note }: { id: string } & Body<'updateProductSuggestion'>['productSuggestion'],
) => {
  const productSuggestion = await changeSuggestion(db, {
    id,
    state,
    note: note?.trim(),
    userId: caller.id,
    now,
  })
  if (!productSuggestion) throw new AppError('not_found')
  return { productSuggestion }
}

export const productSuggestionHandlers = {
  createProductSuggestion: (call) => createProductSuggestion(call, call.body.productSuggestion),
  listProductSuggestions: (call) => listProductSuggestions(call, call.query),
  updateProductSuggestion: (call) => updateProductSuggestion(call, { ...call.params, ...call.body.productSuggestion }),
} satisfies Partial<Handlers>
