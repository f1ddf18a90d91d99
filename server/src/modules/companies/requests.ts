import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type CompanyRequest, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { publishDrafts } from '../campaigns'
import { notify } from '../notices'
import { brandAccount } from '../wallet'
import { mayAskAnew } from './policies'
import { approvedMail, declinedMail } from './request-mails'
import * as repository from './requests-repository'
import { managerOf } from './scope'

const requestFor = async (db: Db, id: string): Promise<CompanyRequest> => {
  const request = await repository.findRequest(db, id)
  if (!request) throw new AppError('not_found')
  return request
}

export const listCompanyRequests = async ({ db }: Context, query: Query<'listCompanyRequests'>) => {
  const page = pageOf(query, pageSizes.table)
  const { companyRequests, total } = await repository.listRequests(
    db,
    query.state ? sql`r.state = ${query.state}` : sql`true`,
    page,
  )
  return { companyRequests, meta: metaOf(page, total) }
}

/** Requests approval again, in the caller's name and with the brand of the earlier request. */
export const createCompanyRequest = async ({ db, caller, now, live, config }: Context<UserCaller>) =>
  transact(db, async (trx) => {
    if (!may(caller, 'manageCompany')) throw new AppError('forbidden')
    const { companyId } = managerOf(caller)
    const company = companyId ? await repository.lockCompany(trx, companyId) : undefined
    if (!company || !mayAskAnew(company.state)) throw new AppError('already_decided')
    const brand = await trx
      .selectFrom('company_requests')
      .select('brand_id')
      .where('company_id', '=', company.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!brand) throw new AppError('already_decided')
    const id = uuidv7()
    await trx
      .insertInto('company_requests')
      .values({
        id,
        company_id: company.id,
        brand_id: brand.brand_id,
        user_id: caller.id,
        created_at: now.toISOString(),
      })
      .execute()
    await trx.updateTable('companies').set({ state: 'requested' }).where('id', '=', company.id).execute()
    await notify(
      trx,
      { live, now, config },
      {
        to: { platform: true },
        kind: 'company_request',
        subjectId: id,
        place: 'company-requests',
        href: '/admin/company-requests',
        facts: { brand: company.name },
      },
    )
    return { companyRequest: await requestFor(trx, id) }
  })

/** Decides a request exactly once: a concurrent decision waits and then finds it decided. The company's managers are mailed. */
const decide = (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, reason }: { id: string; reason?: string },
) =>
  transact(db, async (trx) => {
    const { companyId } = await requestFor(trx, id)
    const company = await repository.lockCompany(trx, companyId)
    const request = await requestFor(trx, id)
    if (!company || request.state !== 'requested') throw new AppError('already_decided')
    const state = reason === undefined ? ('approved' as const) : ('declined' as const)
    await trx
      .updateTable('company_requests')
      .set({ state, reason: reason ?? null, decided_by_user_id: caller.id, decided_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await trx.updateTable('companies').set({ state }).where('id', '=', companyId).execute()
    if (state === 'approved') await brandAccount(trx, request.brandId)
    await publishDrafts(trx, live, companyId)
    await notify(
      trx,
      { live, now, config },
      {
        to: { userIds: (await repository.listManagers(trx, companyId)).map((manager) => manager.id) },
        kind: reason === undefined ? 'company_let_in' : 'company_declined',
        subjectId: id,
        href: reason === undefined ? '/campaigns' : '/company',
        facts: { brand: company.name, ...(reason !== undefined && { text: reason }) },
        mail: (reader) => {
          const facts = { ...reader, appUrl: config.appUrl, company: company.name }
          return reason === undefined ? approvedMail(facts) : declinedMail({ ...facts, reason })
        },
      },
    )
    return { companyRequest: await requestFor(trx, id) }
  })

export const approveCompanyRequest = (context: Context<UserCaller>, { id }: { id: string }) => decide(context, { id })

export const declineCompanyRequest = (context: Context<UserCaller>, input: { id: string; reason: string }) =>
  decide(context, input)
