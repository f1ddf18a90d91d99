import type { ClientBase } from 'pg'
import { tokenCipher } from '../auth/field-cipher'
import type { Config } from '../config'
import { type ConnectedCreator, demoSubject, demoToken } from './content/practice-tokens'

/** Connected creators of the demo data have signed in by Facebook, with a token that never ends. */
export const writeConsents = async (client: ClientBase, config: Pick<Config, 'paymentDetailsKeys'>): Promise<void> => {
  const { seal } = tokenCipher(config.paymentDetailsKeys)
  const { rows } = await client.query<ConnectedCreator & { id: string; connected_at: string }>(
    `SELECT id, username, name, email, followers_count, connected_account_id, connected_ig_user_id, connected_at
      FROM instagramers WHERE connected_ig_user_id IS NOT NULL ORDER BY id`,
  )
  for (const creator of rows) {
    const subject = demoSubject(creator.username)
    await client.query(
      `INSERT INTO provider_identities (provider, subject, instagramer_id, access_token, exchanged_at, consented_at, created_at)
        VALUES ('facebook', $1, $2, $3, $4, $4, $4)`,
      [subject, creator.id, seal(demoToken(creator), `facebook:${subject}`), creator.connected_at],
    )
    await client.query(
      `UPDATE instagramers SET connected_provider = 'facebook', connected_subject = $1 WHERE id = $2`,
      [subject, creator.id],
    )
  }
}
