import { sql } from 'kysely'
import type { TestApi } from './test-api'

export interface WaitingMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Mails to a recipient that wait in the outbox or have left it, oldest first. */
export const mailsFor = async ({ db }: TestApi, to: string): Promise<WaitingMail[]> => {
  const { rows } = await sql<{
    payload: WaitingMail
  }>`SELECT payload FROM outbox WHERE kind = 'mail' AND payload->>'to' = ${to} ORDER BY id`.execute(db)
  return rows.map(({ payload }) => payload)
}
