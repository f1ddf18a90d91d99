/**
 * A strict reader of SIE 4I, written from the format's description and not from our writer: no package on npm reads it. It refuses what an
 * importing program would: unknown or doubled labels, wrong order, rows that are not balanced, accounts that are not declared, dates outside.
 */
export interface SieVoucher {
  series: string
  day: string
  text: string
  rows: { account: string; amount: number; text: string }[]
}
export interface SieFile {
  company: string
  organisationNumber: string | undefined
  accounts: Map<string, { name: string; type: string | undefined }>
  vouchers: SieVoucher[]
}

/** Letters of code page 437 that are not in ASCII, and occur in the languages here. */
const letters: Readonly<Record<number, string>> = {
  0x81: 'ü',
  0x82: 'é',
  0x84: 'ä',
  0x86: 'å',
  0x8e: 'Ä',
  0x8f: 'Å',
  0x90: 'É',
  0x91: 'æ',
  0x92: 'Æ',
  0x94: 'ö',
  0x99: 'Ö',
  0x9a: 'Ü',
}
const decoded = (file: Buffer): string =>
  [...file]
    .map((byte) => {
      const letter = byte < 0x80 ? String.fromCharCode(byte) : letters[byte]
      if (letter === undefined) throw new Error(`The byte ${byte} is none that this reader knows`)
      return letter
    })
    .join('')

/** Fields of a line: words, texts in quotes with escaped quotes, and lists in braces. */
const fieldsOf = (line: string): string[] => {
  const found = [...line.matchAll(/"((?:\\"|[^"])*)"|(\{[^}]*\})|([^\s"{}]+)/g)]
  const rest = line.replaceAll(/"((?:\\"|[^"])*)"|(\{[^}]*\})|([^\s"{}]+)/g, '').trim()
  if (rest !== '') throw new Error(`Cannot read: ${line}`)
  return found.map(([, text, list, word]) => (text === undefined ? (list ?? word ?? '') : text.replaceAll('\\"', '"')))
}

const isDay = (text: string | undefined): text is string => {
  if (!/^\d{8}$/.test(text ?? '')) return false
  const iso = `${text!.slice(0, 4)}-${text!.slice(4, 6)}-${text!.slice(6)}`
  return new Date(`${iso}T00:00Z`).toISOString().startsWith(iso)
}
const need = (condition: boolean, what: string) => {
  if (!condition) throw new Error(what)
}

const once = [
  '#FLAGGA',
  '#PROGRAM',
  '#FORMAT',
  '#GEN',
  '#SIETYP',
  '#PROSA',
  '#ORGNR',
  '#FNAMN',
  '#RAR',
  '#KPTYP',
  '#VALUTA',
]
const needed = ['#FLAGGA', '#PROGRAM', '#FORMAT', '#GEN', '#SIETYP', '#FNAMN']

export const readSie = (file: Buffer): SieFile => {
  const all = decoded(file)
  need(all.endsWith('\r\n') && !/[^\r]\n/.test(all), 'Lines end with CR LF')
  const lines = all.split('\r\n').slice(0, -1)
  const heads = new Map<string, string[]>()
  const accounts: SieFile['accounts'] = new Map()
  const vouchers: SieVoucher[] = []
  let open: SieVoucher | undefined
  let isInside = false
  for (const line of lines) {
    const [label = '', ...fields] = line === '{' || line === '}' ? [line] : fieldsOf(line)
    if (isInside && label === '#TRANS') {
      const [account = '', objects, amount = '', day, text = ''] = fields
      need(accounts.has(account), `The account ${account} is not declared`)
      need(objects === '{}', 'Objects are a list')
      need(/^-?\d+\.\d{2}$/.test(amount), `${amount} is no amount`)
      need(isDay(day), `${day} is no day`)
      open!.rows.push({ account, amount: Math.round(Number(amount) * 100), text })
    } else if (line === '}') {
      need(isInside && open!.rows.reduce((sum, row) => sum + row.amount, 0) === 0, 'A voucher is not balanced')
      need(open!.rows.length >= 2, 'A voucher has two rows or more')
      vouchers.push(open!)
      open = undefined
      isInside = false
    } else if (line === '{') {
      need(open !== undefined && !isInside, 'Braces belong to a voucher')
      isInside = true
    } else if (label === '#VER') {
      need(open === undefined, 'A voucher in a voucher')
      const [series = '', number, day, text = ''] = fields
      need(number === '' && isDay(day), 'An import has days and no numbers of its own')
      open = { series, day: day!, text, rows: [] }
    } else if (label === '#KONTO' || label === '#KTYP') {
      need(vouchers.length === 0, 'Accounts stand before vouchers')
      const [account = '', value = ''] = fields
      need(/^\d{4}$/.test(account), `${account} is no account`)
      if (label === '#KONTO') {
        need(!accounts.has(account), `The account ${account} stands twice`)
        accounts.set(account, { name: value, type: undefined })
      } else {
        need(['T', 'S', 'K', 'I'].includes(value), `${value} is no type`)
        accounts.get(account)!.type = value
      }
    } else {
      need(once.includes(label), `${label} is not known, or not here`)
      need(!heads.has(label), `${label} stands twice`)
      need(accounts.size === 0 && vouchers.length === 0, `${label} stands too late`)
      heads.set(label, fields)
    }
  }
  need(open === undefined, 'The last voucher does not end')
  need(lines[0] === '#FLAGGA 0', '#FLAGGA is first')
  for (const label of needed) need(heads.has(label), `${label} is missing`)
  need(heads.get('#FORMAT')?.[0] === 'PC8' && heads.get('#SIETYP')?.[0] === '4', 'SIE 4 in PC8')
  need(isDay(heads.get('#GEN')?.[0]), '#GEN has a day')
  const [, from = '', to = ''] = heads.get('#RAR') ?? []
  for (const { day } of vouchers) need(day >= from && day <= to, `${day} is outside the year`)
  return { company: heads.get('#FNAMN')![0]!, organisationNumber: heads.get('#ORGNR')?.[0], accounts, vouchers }
}
