import { type RawBuilder, sql } from 'kysely'
import { plain, type Plans } from './answers'

const staff = (id: string): RawBuilder<unknown> => sql`user_id = ${id}`

/** The second step of signing in: what proves it is told as that it is there, and goes with the account. */
export const secondStep: Plans<
  | 'passkey_challenges'
  | 'passkeys'
  | 'recovery_codes'
  | 'remembered_devices'
  | 'second_step_apps'
  | 'second_step_sign_ins'
> = {
  second_step_apps: {
    staff: { of: staff, goes: 'all', told: ['created_at', 'confirmed_at'] },
    columns: { secret: 'row', pending_secret: 'row' },
  },
  recovery_codes: {
    staff: { of: staff, goes: 'all', told: ['created_at', 'used_at'] },
    columns: { code_hash: 'row' },
  },
  passkeys: {
    staff: { of: staff, goes: 'all', told: ['created_at', 'name', 'last_used_at'] },
    columns: { ...plain('transports'), credential_id: 'row', public_key: 'row', name: 'row' },
  },
  second_step_sign_ins: {
    staff: { of: staff, goes: 'all', told: ['created_at', 'used_at', 'expires_at'] },
    columns: { token_hash: 'row', challenge: 'row' },
  },
  passkey_challenges: {
    staff: { of: staff, goes: 'all', untold: 'a passkey on its way' },
    columns: { challenge: 'row' },
  },
  remembered_devices: {
    staff: { of: staff, goes: 'all', told: ['created_at', 'browser', 'last_used_at', 'expires_at'] },
    columns: { token_hash: 'row', browser: 'row' },
  },
}
