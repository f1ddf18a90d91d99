import type { Auto } from './column'

/** The app that shows codes: the secret that holds, and the one that waits for its first code. */
export interface SecondStepApps {
  user_id: string
  secret: string | null
  pending_secret: string | null
  /** The time step of the last code that was taken, of 30 seconds each. */
  used_step: Auto<number | null>
  confirmed_at: string | null
  created_at: Auto<string>
}

export interface RecoveryCodes {
  code_hash: Buffer
  user_id: string
  used_at: string | null
  created_at: Auto<string>
}

export interface Passkeys {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Auto<string[]>
  name: string
  last_used_at: string | null
  created_at: Auto<string>
}

/** A sign-in whose password was right and whose second step is still to come. */
export interface SecondStepSignIns {
  token_hash: Buffer
  user_id: string
  challenge: string | null
  wrong_tries: Auto<number>
  used_at: string | null
  expires_at: string
  created_at: Auto<string>
}

export interface PasskeyChallenges {
  user_id: string
  challenge: string
  expires_at: string
}

export interface RememberedDevices {
  id: string
  user_id: string
  token_hash: Buffer
  browser: string | null
  created_at: Auto<string>
  last_used_at: string
  expires_at: string
}

/** The tables of signing in in two steps. */
export interface SecondStepTables {
  passkey_challenges: PasskeyChallenges
  passkeys: Passkeys
  recovery_codes: RecoveryCodes
  remembered_devices: RememberedDevices
  second_step_apps: SecondStepApps
  second_step_sign_ins: SecondStepSignIns
}
