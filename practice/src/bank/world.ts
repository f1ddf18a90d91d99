import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Practice } from '../service'
import { accountsIn, judge } from './judge'
import { type Entry, type FileStatus, pain002, type Refusal, statement } from './messages'

/** Nobody's: made for examples. A real set-up refuses them. */
export const customer = {
  iban: 'SE4550000000058398257466',
  bic: 'ESSESESS',
  name: 'Samspel AB',
  payerId: '055699990000',
  bankgiro: '5805-6201',
}

/** A bank books by the day of its country. */
const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' })

/** Who invoices in practice: the bank's customer, under a number that everybody uses as an example. */
export const seller = {
  SELLER_NAME: customer.name,
  SELLER_ORGANISATION_NUMBER: '556677-8899',
  SELLER_VAT_NUMBER: 'SE556677889901',
  SELLER_STREET: 'Exempelgatan 1',
  SELLER_POSTAL_CODE: '111 11',
  SELLER_TOWN: 'Stockholm',
  SELLER_F_TAX: 'on',
}

interface Books {
  folder: string
  /** Numbers that the bank gives to its messages and entries. */
  number: number
  /** Messages that have come. */
  seen: string[]
  /** What was booked and stands in no statement of a day yet. */
  entries: Entry[]
  /** Parts that were accepted and have not left the account yet. */
  due: { id: string; payments: { endToEndId: string; amount: number }[] }[]
  /** How the next file is refused as a whole. */
  refuseNext: Refusal | null
  refusedAccounts: { lastFour: string; code: string; words: string }[]
}

/** Accounts that are never paid to, by their last figures, and accounts that the bank takes its time with. */
const closed: Books['refusedAccounts'] = [
  { lastFour: '0404', code: 'AC04', words: 'Kontot är avslutat' },
  { lastFour: '0101', code: 'AC01', words: 'Kontonumret finns inte' },
]
const slow = '0505'

const newFolder = () =>
  process.env.PRACTICE_DIR
    ? path.join(process.env.PRACTICE_DIR, 'bank-folder')
    : mkdtempSync(path.join(tmpdir(), 'practice-bank-'))

/** The bank's books and its folder. */
export const openBank = (practice: Practice) => {
  const kept = practice.kept<Books>('bank', () => ({
    folder: newFolder(),
    number: 1000,
    seen: [],
    entries: [],
    due: [],
    refuseNext: null,
    refusedAccounts: [],
  }))
  const books = kept.value
  for (const part of ['out', 'in', 'taken']) mkdirSync(path.join(books.folder, part), { recursive: true })

  const day = () => stockholm.format(practice.now())
  const next = (kind: string) => {
    books.number += 1
    return `${kind}-${day().replaceAll('-', '')}-${books.number}`
  }
  const give = (name: string, text: string) => {
    const file = path.join(books.folder, 'in', name)
    writeFileSync(path.join(books.folder, 'in', `.${name}`), text)
    renameSync(path.join(books.folder, 'in', `.${name}`), file)
  }
  const tell = (kind: 'camt.053' | 'camt.054', entries: readonly Entry[]): string => {
    const id = next(kind)
    const text = statement(kind, { id, at: practice.now(), iban: customer.iban, entries })
    give(`${id}.xml`, text)
    return text
  }
  const book = (entry: Omit<Entry, 'ref' | 'day'>): Entry => {
    const booked = { ...entry, ref: next('E'), day: day() }
    books.entries.push(booked)
    return booked
  }
  const refusedAccount = (account: string): Refusal | undefined => {
    const digits = account.replaceAll(/\D/g, '')
    return [...books.refusedAccounts, ...closed].find(({ lastFour }) => digits.endsWith(lastFour))
  }
  const answer = (file: string): FileStatus | undefined => {
    const forced =
      practice.modeOf('bank') === 'refuses' ? { code: 'FF01', words: 'Filen kan inte läsas' } : books.refuseNext
    const said = judge(file, {
      customer,
      hasCome: (id) => books.seen.includes(id),
      refusedAccount,
      today: day(),
    })
    if (!said || !forced) return said
    books.refuseNext = null
    return { messageId: said.messageId, status: 'RJCT', refusal: forced, parts: [] }
  }
  const takeFile = (name: string) => {
    const from = path.join(books.folder, 'out', name)
    const file = readFileSync(from, 'utf8')
    renameSync(from, path.join(books.folder, 'taken', name))
    const status = answer(file)
    if (!status) return
    const id = next('pain.002')
    give(`${id}.xml`, pain002(id, practice.now(), status))
    if (status.status === 'RJCT') return
    books.seen.push(status.messageId)
    const accounts = accountsIn(file)
    for (const part of status.parts) {
      const payments = part.payments.filter(
        ({ status: own, endToEndId }) => own === 'ACTC' && !(accounts.get(endToEndId) ?? '').endsWith(slow),
      )
      if (payments.length > 0)
        books.due.push({ id: part.id, payments: payments.map(({ endToEndId, amount }) => ({ endToEndId, amount })) })
    }
  }
  const execute = () => {
    const entries = books.due.splice(0).map(({ id, payments }) =>
      book({
        isDebit: true,
        amount: payments.reduce((sum, { amount }) => sum + amount, 0),
        paymentInfoId: id,
        payments: payments.map((payment) => ({ ...payment, ref: next('T') })),
      }),
    )
    if (entries.length > 0) tell('camt.054', entries)
  }
  return {
    books,
    save: kept.save,
    /** Takes what has been sent, answers it, and carries out what it has accepted; not while the bank is down. */
    work: () => {
      const mode = practice.modeOf('bank')
      if (mode === 'down') return
      const names = readdirSync(path.join(books.folder, 'out')).filter((name) => !name.startsWith('.'))
      names.sort().forEach(takeFile)
      if (mode !== 'late' && mode !== 'limits') execute()
      kept.save()
    },
    /** Money comes to the account, and is told of once or twice. */
    receive: (payment: Omit<Entry['payments'][number], 'ref'>, isTwice: boolean) => {
      const { amount } = payment
      const entry = book({ isDebit: false, amount, payments: [{ ...payment, ref: next('T') }] })
      const text = tell('camt.054', [entry])
      if (isTwice) give(`${next('again')}.xml`, text)
      kept.save()
    },
    /** The statement of the day, with all that was told before. */
    endDay: () => {
      tell('camt.053', books.entries.splice(0))
      kept.save()
    },
  }
}
