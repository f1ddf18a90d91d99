import { sql } from 'kysely'
import { isEmail } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { belongsOnlyTo, belongsTo } from '../../auth/companies-in-sql'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { type Entered, enterUser } from '../auth'
import { beginFlow, takeFlow } from './flows'
import type { Http } from './http'
import { consentAddress, type Person, personOf, refused } from './issuer'
import { domainOf } from './public-mail'
import { findWay, type Way } from './repository'
import { requireOwner } from './settings'

type WithHttp = Context & { http: Http }

/** Where the issuer of the company with this address's domain asks who one is. The same for every address there: nobody learns who has an account. */
export const startCompanySignIn = async (
  call: WithHttp & { body: Body<'startCompanySignIn'> },
): Promise<{ url: string }> => {
  const { db, config, body } = call
  const email = body.email.trim()
  if (!isEmail(email)) throw invalid({ email: ['invalid_email'] })
  const found = await db
    .selectFrom('company_sign_in_domains')
    .select('company_id')
    .where('domain', '=', domainOf(email))
    .executeTakeFirst()
  const way = found && (await findWay(db, config, found.company_id))
  if (!way) throw invalid({ email: ['no_company_sign_in'] })
  const flow = await beginFlow(db, call, { companyId: way.companyId, triedBy: null })
  return { url: await consentAddress(way, config, { ...flow, email }) }
}

/** The same for an owner who tries what is set: it opens no session, and must succeed before it can be required. */
export const tryCompanySignIn = async (
  call: Context<UserCaller> & { http: Http },
  { id }: { id: string },
): Promise<{ url: string }> => {
  const { db, config, caller } = call
  requireOwner(caller, id)
  const way = await findWay(db, config, id)
  if (!way) throw refused('sign_in_off')
  const { email } = await db.selectFrom('users').select('email').where('id', '=', caller.id).executeTakeFirstOrThrow()
  const flow = await beginFlow(db, call, { companyId: id, triedBy: caller.id })
  return { url: await consentAddress(way, config, { ...flow, email }) }
}

/**
 * Whom an issuer may vouch for: somebody of its company alone. One who is in others too would be let into those by an issuer that they
 * did not choose.
 */
const isOfOthersToo = async (trx: Db, way: Way, userId: string): Promise<boolean> => {
  const { rows } = await sql`SELECT WHERE ${belongsOnlyTo(sql`${userId}::uuid`, sql`${way.companyId}::uuid`)}`.execute(
    trx,
  )
  return rows.length === 0
}

/** The user of the company whom the issuer means: by the subject that was bound, and else by a verified address. Nobody is created. */
const findUser = async (trx: Db, way: Way, person: Person): Promise<string> => {
  if (!person.email || !person.isVerified) throw refused('sign_in_unverified')
  if (!way.domains.includes(domainOf(person.email))) throw refused('sign_in_unknown')
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .where(sql<boolean>`${belongsTo(sql.ref('users.id'), sql`${way.companyId}::uuid`)}`)
    .where('email_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw refused('sign_in_unknown')
  if (await isOfOthersToo(trx, way, user.id)) throw refused('sign_in_several')
  const bound = await trx
    .selectFrom('company_sign_in_subjects')
    .select(['user_id', 'subject'])
    .where('company_id', '=', way.companyId)
    .where((on) => on.or([on('user_id', '=', user.id), on('subject', '=', person.subject)]))
    .execute()
  if (bound.some((one) => one.user_id !== user.id || one.subject !== person.subject))
    throw refused('sign_in_other_person')
  return user.id
}

type Finished = { entered: Entered } | { triedCompanyId: string }

/** Ends a sign-in by what the issuer sent the browser back with. */
export const finishCompanySignIn = async (
  call: WithHttp & { body: Body<'finishCompanySignIn'>; browser: string | null; remembered: readonly string[] },
): Promise<Finished> => {
  const { db, config, body, now } = call
  const answer = new URLSearchParams(body.answer)
  const state = answer.get('state') ?? ''
  const flow = await takeFlow(db, call, state)
  if (!flow) throw refused('sign_in_expired')
  const way = await findWay(db, config, flow.companyId)
  if (!way) throw refused('sign_in_off')
  const person = await personOf(way, config, { answer, state, browserToken: flow.browserToken })
  if (flow.triedBy) {
    await transact(db, async (trx) => {
      await findUser(trx, way, person)
      await trx
        .updateTable('company_sign_ins')
        .set({ tried_at: now.toISOString() })
        .where('company_id', '=', way.companyId)
        .where('issuer', '=', way.issuer)
        .where('client_id', '=', way.clientId)
        .execute()
    })
    return { triedCompanyId: way.companyId }
  }
  const userId = await transact(db, async (trx) => {
    const id = await findUser(trx, way, person)
    await trx
      .insertInto('company_sign_in_subjects')
      .values({ user_id: id, company_id: way.companyId, subject: person.subject })
      .onConflict((on) => on.column('user_id').doNothing())
      .execute()
    return id
  })
  return { entered: await enterUser(call, userId, { showsSecondStep: !way.issuerDoesSecondStep }) }
}
