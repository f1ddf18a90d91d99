import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { record } from '../audit'
import { requireConfirmation, requireSecondStepCode } from '../auth'
import { dropFlows } from './flows'
import { isIssuerAddress, returnAddress } from './issuer'
import { countOutside, findWay, ownDomains, sealSecret, shownOf, type Way } from './repository'

type Call = Context<UserCaller>

/** Only an owner of the very company: whoever sets the issuer decides who its people are. */
export const requireOwner = (caller: UserCaller, companyId: string): void => {
  if (!may(caller, 'manageCompany') || caller.companyId !== companyId) throw new AppError('not_found')
}

const answerOf = async ({ db, config }: Pick<Call, 'db' | 'config'>, id: string) => {
  const way = await findWay(db, config, id)
  const possibleDomains = await ownDomains(db, id)
  return {
    signIn: shownOf(way),
    possibleDomains,
    returnAddress: returnAddress(config),
    outsideCount: await countOutside(db, id, way?.domains ?? possibleDomains),
  }
}

/** How the company's people sign in, for its owners. */
export const getCompanySignIn = async (call: Call, { id }: { id: string }) => {
  requireOwner(call.caller, id)
  return answerOf(call, id)
}

/** The domains as they are kept; 422 for one that the company's people do not have, or that leads to another company. */
const domainsOf = async (trx: Db, id: string, asked: readonly string[]): Promise<string[]> => {
  const domains = [...new Set(asked.map((domain) => domain.trim().toLowerCase()))]
  const own = new Set(await ownDomains(trx, id))
  if (domains.length === 0) throw invalid({ domains: ['required'] })
  if (!domains.every((domain) => own.has(domain))) throw invalid({ domains: ['not_yours'] })
  const taken = await trx
    .selectFrom('company_sign_in_domains')
    .select('domain')
    .where('domain', 'in', domains)
    .where('company_id', '!=', id)
    .executeTakeFirst()
  if (taken) throw invalid({ domains: ['taken'] })
  return domains
}

const keepDomains = async (trx: Db, id: string, domains: readonly string[]): Promise<void> => {
  await trx.deleteFrom('company_sign_in_domains').where('company_id', '=', id).execute()
  await trx
    .insertInto('company_sign_in_domains')
    .values(domains.map((domain) => ({ domain, company_id: id })))
    .execute()
}

/** Whether another issuer, client or secret is set: then nothing is known of it until it is tried. */
const isOther = (way: Way | undefined, body: Body<'setCompanySignIn'>['signIn']): boolean =>
  way?.issuer !== body.issuer ||
  way.clientId !== body.clientId ||
  (body.clientSecret !== undefined && body.clientSecret !== way.clientSecret)

/** Sets how the company's people sign in. The secret stays where none is given. */
export const setCompanySignIn = async (
  call: Call & { body: Body<'setCompanySignIn'> },
  { id }: { id: string },
): Promise<Awaited<ReturnType<typeof getCompanySignIn>>> => {
  const { config, caller, now, body } = call
  const { issuer, clientId, clientSecret, required, issuerDoesSecondStep } = body.signIn
  requireOwner(caller, id)
  await requireConfirmation(call)
  if (!isIssuerAddress(issuer, config)) throw invalid({ issuer: ['invalid'] })
  await requireSecondStepCode(call, body)
  return transact(call.db, async (trx) => {
    // The company's row stands for settings that are not there yet.
    await trx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute()
    const way = await findWay(trx, config, id, { locked: true })
    const domains = await domainsOf(trx, id, body.signIn.domains)
    const isNew = isOther(way, body.signIn)
    const secret = clientSecret ?? (way?.issuer === issuer ? way.clientSecret : undefined)
    if (!secret) throw invalid({ clientSecret: ['required'] })
    if (required && (isNew || !way?.triedAt)) throw invalid({ required: ['trial_needed'] })
    const values = {
      issuer,
      client_id: clientId,
      client_secret: sealSecret(config, id, secret),
      required,
      issuer_does_second_step: issuerDoesSecondStep,
      tried_at: isNew ? null : (way?.triedAt ?? null),
    }
    await trx
      .insertInto('company_sign_ins')
      .values({ company_id: id, ...values })
      .onConflict((on) => on.column('company_id').doUpdateSet(values))
      .execute()
    await keepDomains(trx, id, domains)
    await dropFlows(trx, id)
    // Another issuer means other people by its subjects.
    if (way && way.issuer !== issuer)
      await trx.deleteFrom('company_sign_in_subjects').where('company_id', '=', id).execute()
    await record(trx, {
      companyId: id,
      actor: caller,
      kind: 'company_sign_in_set',
      facts: { ...(way && way.issuer !== issuer && { from: way.issuer }), to: issuer },
      now,
    })
    return answerOf({ db: trx, config }, id)
  })
}

/** Takes the way away: everybody signs in by password again. */
export const removeCompanySignIn = async (call: Call, { id }: { id: string }): Promise<void> => {
  const { db, config, caller, now } = call
  requireOwner(caller, id)
  await requireConfirmation(call)
  await transact(db, async (trx) => {
    const way = await findWay(trx, config, id, { locked: true })
    const { numDeletedRows } = await trx.deleteFrom('company_sign_ins').where('company_id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    await record(trx, {
      companyId: id,
      actor: caller,
      kind: 'company_sign_in_off',
      facts: way ? { from: way.issuer } : {},
      now,
    })
  })
}
