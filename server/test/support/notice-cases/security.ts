import { hash } from '@node-rs/argon2'
import { uuidv7 } from 'uuidv7'
import { newToken } from '../../../src/auth/one-time-tokens'
import { stepIn, turnOnApp } from '../second-step'
import type { Cases, World } from './world'

/** What an account is told about its own safety: its owner alone, though they have done it themselves. */
export const securityCases = ({ api, admin, call, creator, staff, colleague, patch, post }: World) => {
  const edit = (fields: object) => () => patch(creator, '/api/instagramers/me', { instagramer: fields })
  const account = { bank_account_number: '6789 123456789', bank_account_number_confirmation: '6789 123456789' }
  const word = { password: 'kaffe och bullar', password_confirmation: 'kaffe och bullar' }
  /** A colleague with an app, and the password to sign in by. */
  const withApp = async () => {
    const passwordHash = await hash(word.password, { memoryCost: 8, timeCost: 1 })
    const { email } = await api.db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', colleague.id)
      .returning('email')
      .executeTakeFirstOrThrow()
    const app = await turnOnApp(api, colleague)
    const token = stepIn(
      await api.call(null, 'POST', '/api/auth/users/sign_in', { body: { user: { email, password: word.password } } }),
    ).token
    const goOn = (proof: object) => api.call(null, 'POST', '/api/auth/users/second_step', { body: { token, ...proof } })
    return { ...app, token, goOn }
  }
  return {
    second_step_on: async () => ({
      to: [colleague],
      act: () => turnOnApp(api, colleague),
      except: ['second_step_apps'],
    }),
    second_step_changed: async () => {
      await withApp()
      return { to: [colleague], act: () => post(colleague, '/api/users/me/second_step/recovery_codes') }
    },
    second_step_off: async () => {
      const { code } = await withApp()
      return { to: [colleague], act: () => post(colleague, '/api/users/me/second_step/off', { code: code(0) }) }
    },
    second_step_reset: async () => {
      await withApp()
      return { to: [colleague], act: () => call(admin, 'DELETE', `/api/users/${colleague.id}/second_step`) }
    },
    second_step_tried: async () => {
      const { goOn } = await withApp()
      const set = (wrong_tries: number) =>
        api.db.updateTable('second_step_sign_ins').set({ wrong_tries }).where('user_id', '=', colleague.id)
      const others = newToken().hash
      await api.db
        .insertInto('second_step_sign_ins')
        .values({
          token_hash: others,
          user_id: colleague.id,
          wrong_tries: 9,
          created_at: api.clock.now.toISOString(),
          expires_at: api.clock.now.toISOString(),
        })
        .execute()
      return {
        to: [colleague],
        act: async () => {
          await set(0).execute()
          await set(9).where('token_hash', '=', others).execute()
          return goOn({ code: '000000' })
        },
        except: ['second_step_sign_ins'],
      }
    },
    recovery_code_used: async () => {
      const { goOn, recoveryCodes } = await withApp()
      return {
        to: [colleague],
        act: () => goOn({ recovery_code: recoveryCodes[0] }),
        except: ['second_step_sign_ins', 'recovery_codes'],
      }
    },
    password_changed: async () => ({ to: [staff], act: () => patch(staff, '/api/users/me', { user: word }) }),
    email_changed: async () => {
      const { token, hash: token_hash } = newToken()
      await api.db
        .insertInto('email_confirmations')
        .values({
          token_hash,
          email: 'another@samspel.test',
          user_id: staff.id,
          is_change: true,
          change_id: uuidv7(),
          expires_at: new Date(Date.now() + 3_600_000).toISOString(),
        })
        .execute()
      return {
        to: [staff],
        act: () => api.call(null, 'PUT', '/api/auth/users/confirmation', { body: { confirmation_token: token } }),
      }
    },
    bank_account_changed: async () => ({ to: [creator], act: edit(account) }),
    personal_id_changed: async () => ({ to: [creator], act: edit({ personal_id: '19900101-9802' }) }),
    new_device: async () => {
      const passwordHash = await hash(word.password, { memoryCost: 8, timeCost: 1 })
      const { email } = await api.db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', staff.id)
        .returning('email')
        .executeTakeFirstOrThrow()
      await api.db.updateTable('sessions').set({ browser: 'Firefox, Linux' }).where('user_id', '=', staff.id).execute()
      return {
        to: [staff],
        act: () => post(null as never, '/api/auth/users/sign_in', { user: { email, password: word.password } }),
      }
    },
  } satisfies Cases
}
