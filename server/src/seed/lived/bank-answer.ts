import type { PayoutRow } from '@samspel/api'
import { toCsv } from '@samspel/api/files'

const reasons: Readonly<Record<string, readonly [code: string, words: string]>> = {
  '0404': ['AC04', 'Kontot är avslutat'],
}
/** The bank took its time with these, and has not answered yet. */
const slow = '0505'

/** What the bank answered to a batch in the demo's past: a table, as some banks give. */
export const bankAnswerOf = (messageId: string, rows: readonly PayoutRow[]): string =>
  toCsv([
    ['message_id', 'end_to_end_id', 'amount', 'status', 'reason_code', 'reason'],
    ...rows
      .filter(({ state }) => state === 'included')
      .map(({ endToEndId, amount, lastFour }) => {
        const [code = '', words = ''] = reasons[lastFour ?? ''] ?? []
        const status = code ? 'RJCT' : lastFour === slow ? 'ACSP' : 'ACSC'
        return [messageId, endToEndId, (amount / 100).toFixed(2), status, code, words]
      }),
  ])
