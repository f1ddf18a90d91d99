import type { InfoBanner, Scope } from '@samspel/api'
import { revokeSession, type SessionFacts } from '../../auth/sessions'
import { transact, type Db } from '../../db/transact'
import { invalid } from '../../errors'
import type { CreatorCaller, Handlers, UserCaller } from '../../http/call'
import * as commands from './commands'
import { forgetDevice, registerDevice } from './devices'
import { updateCreator, updateUser } from './profile'
import { getOwnInstagramer, getUser } from './repository'

const own = async (db: Db, caller: UserCaller | CreatorCaller) =>
  caller.kind === 'user' ? { user: await getUser(db, caller.id) } : { instagramer: await getOwnInstagramer(db, caller.id) }

const factsOf = (caller: UserCaller | CreatorCaller): SessionFacts =>
  caller.kind === 'user' ? { id: caller.sessionId, scope: 'user', ownerId: caller.id, role: caller.role } : { id: caller.sessionId, scope: 'instagramer', ownerId: caller.id }

const enteredAs = <R extends Scope>(scope: R, { session, user, instagramer }: Awaited<ReturnType<typeof commands.signIn>>, setSession: (session: SessionFacts) => void) => {
  setSession(session)
  const record = scope === 'user' ? user : instagramer
  return { [scope]: record } as R extends 'user' ? { user: NonNullable<typeof user> } : { instagramer: NonNullable<typeof instagramer> }
}

export const authHandlers = {
  signInUser: async (call) => enteredAs('user', await commands.signIn(call, 'user', call.body.user), call.setSession),
  signInInstagramer: async (call) => enteredAs('instagramer', await commands.signIn(call, 'instagramer', call.body.instagramer), call.setSession),
  signUpUser: async (call) => enteredAs('user', await commands.signUpStaff(call, call.body.user), call.setSession),
  signUpInstagramer: async (call) => {
    const { collaborationPageAttributes, ...account } = call.body.instagramer
    return enteredAs('instagramer', await commands.signUpCreator(call, { ...account, slug: collaborationPageAttributes.slug }), call.setSession)
  },
  validateToken: ({ db, caller }) => own(db, caller),
  refreshToken: async ({ db, caller, setSession }) => {
    setSession(factsOf(caller))
    return own(db, caller)
  },
  signOutUser: ({ db, caller, now }) => revokeSession(db, caller.sessionId, now),
  signOutInstagramer: ({ db, caller, now }) => revokeSession(db, caller.sessionId, now),

  requestUserPassword: (call) => commands.requestReset(call, 'user', { email: call.body.user.email, redirectUrl: call.body.redirectUrl }),
  requestInstagramerPassword: (call) => commands.requestReset(call, 'instagramer', { email: call.body.instagramer.email, redirectUrl: call.body.redirectUrl }),
  changeUserPassword: (call) => commands.changeByReset(call, 'user', call.body.user),
  changeInstagramerPassword: (call) => commands.changeByReset(call, 'instagramer', call.body.instagramer),

  getMe: async ({ db, caller }) => ({ user: await getUser(db, caller.id) }),
  updateMe: async (call) => {
    const { password, passwordConfirmation, ...change } = call.body.user
    if (password === undefined && passwordConfirmation !== undefined) throw invalid({ password: ['required'] })
    if (password !== undefined && passwordConfirmation === undefined) throw invalid({ passwordConfirmation: ['required'] })
    return transact(call.db, async (db) => {
      await updateUser(db, call.caller.id, change)
      if (password !== undefined && passwordConfirmation !== undefined) {
        call.setSession((await commands.changePassword({ db, now: call.now }, call.caller.id, { password, passwordConfirmation })).session)
      }
      return { user: await getUser(db, call.caller.id) }
    })
  },
  getInstagramerMe: async ({ db, caller }) => ({ instagramer: await getOwnInstagramer(db, caller.id) }),
  updateInstagramerMe: async ({ db, caller, body }) => {
    await updateCreator(db, caller.id, body.instagramer)
    return { instagramer: await getOwnInstagramer(db, caller.id) }
  },

  createDevice: async ({ db, caller, body }) => ({ device: await registerDevice(db, caller, body) }),
  deleteDevice: ({ db, caller, params }) => forgetDevice(db, caller, params.id),
  getInfoBanner: async ({ db }) => ({ infoBanner: await currentBanner(db) }),
} satisfies Partial<Handlers>

const currentBanner = async (db: Db): Promise<InfoBanner | null> => {
  const row = await db.selectFrom('info_banners').selectAll().where('active', '=', true).orderBy('created_at', 'desc').limit(1).executeTakeFirst()
  return row ? {
    id: row.id, contentSv: row.content_sv, contentEn: row.content_en, style: row.style, linkTextSv: row.link_text_sv, linkTextEn: row.link_text_en, linkUrl: row.link_url, closable: row.closable,
  } : null
}
