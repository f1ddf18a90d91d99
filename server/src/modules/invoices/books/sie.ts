import type { BookPurpose } from '@samspel/api'
import { suggestedAccounts } from '../book-accounts'
import { inCp437 } from './cp437'
import type { Voucher } from './vouchers'

export interface Books {
  company: { name: string; organisationNumber: string | null }
  /** Days, both included, within one calendar year. */
  from: string
  to: string
  accounts: Record<BookPurpose, string>
  vouchers: readonly Voucher[]
  madeOn: string
}

const day = (iso: string): string => iso.replaceAll('-', '')
const kronor = (ore: number): string =>
  `${ore < 0 ? '-' : ''}${Math.floor(Math.abs(ore) / 100)}.${String(Math.abs(ore) % 100).padStart(2, '0')}`

/** A field of text: quotes are escaped, and signs below the blank are no part of the format. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    .replaceAll('\\', '/')
    .replaceAll('"', '\\"')
    .slice(0, 100)}"`

/** By which account several purposes are booked is the company's choice, so two may be the same one. */
const chartOf = (accounts: Books['accounts']): Map<string, string> => {
  const chart = new Map<string, string>()
  for (const [purpose, account] of Object.entries(accounts) as [BookPurpose, string][])
    if (!chart.has(account)) chart.set(account, suggestedAccounts[purpose].name)
  return chart
}

/** 1 assets, 2 debts, 3 income, 4 and on costs: SIE's types T, S, I, K. */
const typeOf = (account: string): string => ({ 1: 'T', 2: 'S', 3: 'I' })[account[0] ?? ''] ?? 'K'

/**
 * Vouchers as a file of SIE 4I, which a program for bookkeeping imports: no balances, which would overwrite its own, and no voucher numbers,
 * which it gives itself. In code page 437 with lines that end as the format says.
 */
export const sieOf = ({ company, from, to, accounts, vouchers, madeOn }: Books): Buffer => {
  const year = from.slice(0, 4)
  const head = [
    '#FLAGGA 0',
    '#PROGRAM "Samspel" 1',
    '#FORMAT PC8',
    `#GEN ${day(madeOn)}`,
    '#SIETYP 4',
    `#PROSA ${quoted(`Samspel ${from} till ${to}`)}`,
    ...(company.organisationNumber ? [`#ORGNR ${company.organisationNumber.replaceAll(/\s/g, '')}`] : []),
    `#FNAMN ${quoted(company.name)}`,
    `#RAR 0 ${year}0101 ${year}1231`,
    '#KPTYP EUBAS97',
    '#VALUTA SEK',
    ...[...chartOf(accounts)].flatMap(([account, name]) => [
      `#KONTO ${account} ${quoted(name)}`,
      `#KTYP ${account} ${typeOf(account)}`,
    ]),
  ]
  const written = vouchers.flatMap((voucher) => [
    `#VER "S" "" ${day(voucher.day)} ${quoted(voucher.text)}`,
    '{',
    ...voucher.rows.map(
      ({ purpose, amount }) =>
        `   #TRANS ${accounts[purpose]} {} ${kronor(amount)} ${day(voucher.day)} ${quoted(voucher.brand ?? '')}`,
    ),
    '}',
  ])
  return inCp437([...head, ...written, ''].join('\r\n'))
}
