import { hash } from '@node-rs/argon2'
import { newToken } from '../../../src/auth/one-time-tokens'
import type { Cases, World } from './world'

/** What an account is told about its own safety: its owner alone, though they have done it themselves. */
export const securityCases = ({ api, creator, staff, patch, post }: World) => {
  const edit = (fields: object) => () => patch(creator, '/api/instagramers/me', { instagramer: fields })
  const account = { bank_account_number: '6789 123456789', bank_account_number_confirmation: '6789 123456789' }
  const word = { password: 'kaffe och bullar', password_confirmation: 'kaffe och bullar' }
  return {
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
