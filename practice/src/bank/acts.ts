import { type Body, choice, field, textIn } from '../act-parts'
import { type Act, type Practice, WrongAct } from '../service'
import { accountRefusals, unreadable } from './refusals'
import type { openBank } from './world'

const oreIn = (body: Body, name: string): number => {
  const kronor = Number(textIn(body, name).replace(',', '.') || body[name])
  const ore = Math.round(kronor * 100)
  if (!Number.isSafeInteger(ore) || ore <= 0) throw new WrongAct(`${name} must be kronor, more than 0`)
  return ore
}

/** What can be made to happen at the bank. */
export const bankActs = (bankOf: (practice: Practice) => ReturnType<typeof openBank>): Record<string, Act> => ({
  incoming: {
    title: { sv: 'En inbetalning kommer', en: 'A transfer comes' },
    fields: [
      field('reference', 'OCR-referens (kan saknas)', 'OCR reference (may be missing)'),
      field('amount', 'Kronor', 'Kronor', 'number'),
      field('sender', 'Avsändare', 'Sender'),
      field('words', 'Meddelande', 'Message'),
      choice('told', ['Banken berättar', 'The bank tells'], {
        once: { sv: 'en gång', en: 'once' },
        twice: { sv: 'två gånger', en: 'twice' },
      }),
    ],
    run: (body, practice) => {
      bankOf(practice).receive(
        {
          amount: oreIn(body, 'amount'),
          reference: textIn(body, 'reference').replaceAll(/[\s-]/g, '') || undefined,
          sender: textIn(body, 'sender') || 'Trekant Handel AB',
          words: textIn(body, 'words') || undefined,
        },
        body.told === 'twice',
      )
      return { received: true }
    },
  },
  refuse_file: {
    title: { sv: 'Neka nästa fil', en: 'Refuse the next file' },
    fields: [field('code', 'Skäl (ISO 20022), FF01 om inget annat', 'Reason (ISO 20022), FF01 by default')],
    run: (body, practice) => {
      const { books, save } = bankOf(practice)
      books.refuseNext = { ...unreadable, ...(textIn(body, 'code') && { code: textIn(body, 'code') }) }
      save()
      return books.refuseNext
    },
  },
  refuse_account: {
    title: { sv: 'Neka ett konto', en: 'Refuse an account' },
    fields: [
      field('last_four', 'Kontots fyra sista siffror', 'Last four digits of the account'),
      choice('code', ['Skäl', 'Reason'], {
        AC04: { sv: 'AC04: avslutat', en: 'AC04: closed' },
        AC01: { sv: 'AC01: finns inte', en: 'AC01: does not exist' },
      }),
    ],
    run: (body, practice) => {
      const lastFour = textIn(body, 'last_four')
      if (!/^\d{4}$/.test(lastFour)) throw new WrongAct('last_four must be four digits')
      const { books, save } = bankOf(practice)
      books.refusedAccounts.push({ lastFour, ...accountRefusals[body.code === 'AC01' ? 'AC01' : 'AC04'] })
      save()
      return { refused: lastFour }
    },
  },
  work: {
    title: { sv: 'Läs och svara nu', en: 'Read and answer now' },
    fields: [],
    run: (_body, practice) => {
      bankOf(practice).work()
      return { worked: true }
    },
  },
  end_day: {
    title: { sv: 'Dagen är slut: kontoutdrag', en: 'The day ends: statement' },
    fields: [],
    run: (_body, practice) => {
      bankOf(practice).endDay()
      return { told: true }
    },
  },
})
