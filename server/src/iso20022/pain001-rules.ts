import { XMLParser } from 'fast-xml-parser'

/**
 * What may stand in pain.001.001.09, as far as our files go: elements in their order, how often, and their values, by ISO 20022's message
 * definition (CustomerCreditTransferInitiationV09). What is not named here is not in our files, and would be refused.
 */
type Value = RegExp | ((text: string) => boolean)
type Content = readonly Part[] | Value
interface Part {
  name: string
  least: number
  most: number
  content: Content
  /** An attribute that it must have. */
  attribute?: { name: string; value: RegExp }
  /** Parts of one choice: exactly one of them stands there. */
  choice?: string
}

const one = (name: string, content: Content): Part => ({ name, least: 1, most: 1, content })
const optional = (name: string, content: Content): Part => ({ name, least: 0, most: 1, content })
const many = (name: string, content: Content): Part => ({ name, least: 1, most: Infinity, content })
const either = (choice: string, ...parts: Part[]): Part[] => parts.map((part) => ({ ...part, least: 0, choice }))

/** Signs that banks take: those of ISO 8859-1, nothing that breaks a line. */
const text = (most: number) => new RegExp(`^[\\x20-\\x7e\\xa0-\\xff]{1,${most}}$`)
const day = (said: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(said) ? Date.parse(said) : Number.NaN
  // A day that a month does not have is read as one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(said)
}
const instant = (said: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/.test(said)
const sum = /^(?!0+\.00$)\d{1,16}\.\d\d$/
const iban = /^[A-Z]{2}\d{2}[a-zA-Z\d]{1,30}$/
const bic = /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/
const code = (most: number) => new RegExp(`^[A-Z\\d]{1,${most}}$`)
const currency = /^[A-Z]{3}$/

const party = (isNamed: boolean): Part[] => [
  ...(isNamed ? [one('Nm', text(140))] : [optional('Nm', text(140))]),
  optional('PstlAdr', [optional('Ctry', /^[A-Z]{2}$/)]),
  optional('Id', [one('OrgId', [many('Othr', [one('Id', text(35)), optional('SchmeNm', [one('Cd', code(4))])])])]),
]
const account = [
  one(
    'Id',
    either('account', one('IBAN', iban), one('Othr', [one('Id', text(34)), optional('SchmeNm', [one('Cd', code(4))])])),
  ),
  optional('Ccy', currency),
]
const agent = [
  one('FinInstnId', [
    optional('BICFI', bic),
    optional('ClrSysMmbId', [optional('ClrSysId', [one('Cd', code(5))]), one('MmbId', text(35))]),
  ]),
]
const payment = [
  one('PmtId', [optional('InstrId', text(35)), one('EndToEndId', text(35))]),
  one('Amt', [{ ...one('InstdAmt', sum), attribute: { name: 'Ccy', value: currency } }]),
  optional('CdtrAgt', agent),
  one('Cdtr', party(true)),
  one('CdtrAcct', account),
  optional('RmtInf', [one('Ustrd', text(140))]),
]
const paymentInfo = [
  one('PmtInfId', text(35)),
  one('PmtMtd', /^TRF$/),
  optional('BtchBookg', /^(?:true|false)$/),
  optional('NbOfTxs', /^\d{1,15}$/),
  optional('CtrlSum', sum),
  optional('PmtTpInf', [optional('SvcLvl', [one('Cd', code(4))])]),
  one('ReqdExctnDt', either('day', one('Dt', day), one('DtTm', instant))),
  one('Dbtr', party(true)),
  one('DbtrAcct', account),
  one('DbtrAgt', agent),
  optional('ChrgBr', /^(?:DEBT|CRED|SHAR|SLEV)$/),
  many('CdtTrfTxInf', payment),
]
const document = [
  one('CstmrCdtTrfInitn', [
    one('GrpHdr', [
      one('MsgId', text(35)),
      one('CreDtTm', instant),
      one('NbOfTxs', /^\d{1,15}$/),
      optional('CtrlSum', sum),
      one('InitgPty', party(true)),
    ]),
    many('PmtInf', paymentInfo),
  ]),
]

/** An element in the order of the file: its name leads to its children. */
type Node = Record<string, unknown>
const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? ''
const childrenOf = (node: Node) => node[nameOf(node)] as Node[]
const textOf = (nodes: readonly Node[]) => nodes.map((node) => String(node['#text'] ?? '')).join('')
const fits = (value: Value, said: string) => (typeof value === 'function' ? value(said) : value.test(said))

const faultsOf = (node: Node, part: Part, path: string): string[] => {
  const { content, attribute } = part
  const given = (node[':@'] as Record<string, unknown> | undefined)?.[`@_${attribute?.name ?? ''}`]
  const ofAttribute = attribute && !attribute.value.test(String(given ?? '')) ? [`${path}@${attribute.name}`] : []
  if (!Array.isArray(content))
    return fits(content as Value, textOf(childrenOf(node))) ? ofAttribute : [...ofAttribute, path]
  return [...ofAttribute, ...faultsIn(childrenOf(node), content as readonly Part[], path)]
}

const faultsIn = (nodes: readonly Node[], parts: readonly Part[], path: string): string[] => {
  const faults: string[] = []
  let at = 0
  const chosen = new Map<string, number>()
  for (const part of parts) {
    let count = 0
    for (; at < nodes.length && nameOf(nodes[at] ?? {}) === part.name; at += 1) {
      faults.push(...faultsOf(nodes[at] ?? {}, part, `${path}/${part.name}`))
      count += 1
    }
    if (count < part.least || count > part.most) faults.push(`${path}/${part.name} ×${count}`)
    if (part.choice) chosen.set(part.choice, (chosen.get(part.choice) ?? 0) + count)
  }
  const rest = nodes[at]
  if (rest) faults.push(`${path}/${nameOf(rest)} is out of place`)
  for (const [choice, count] of chosen) if (count !== 1) faults.push(`${path}: ${choice} ×${count}`)
  return faults
}

const find = (nodes: readonly Node[], name: string): Node[] => nodes.filter((node) => nameOf(node) === name)
const said = (nodes: readonly Node[], ...names: string[]): string =>
  textOf(names.reduce<Node[]>((inside, name) => find(inside, name).flatMap(childrenOf), [...nodes]))
const cents = (text: string) => Math.round(Number(text) * 100)

/** Number and sum that a whole names, against the payments inside of it. */
const sumFaults = (nodes: readonly Node[], payments: readonly Node[], path: string): string[] => [
  ...(Number(said(nodes, 'NbOfTxs')) === payments.length ? [] : [`${path}/NbOfTxs is not their number`]),
  ...(cents(said(nodes, 'CtrlSum')) ===
  payments.reduce((total, each) => total + cents(said(childrenOf(each), 'Amt', 'InstdAmt')), 0)
    ? []
    : [`${path}/CtrlSum is not their sum`]),
]

/** What in a file to the bank is not as the standard has it; nothing for a file that can be sent. */
export const faultsOfPain001 = (file: string): string[] => {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    ignoreDeclaration: true,
  })
  const blank = (nodes: readonly Node[]): Node[] =>
    nodes
      .filter((node) => nameOf(node) !== '#text' || nodes.length === 1 || String(node['#text']).trim() !== '')
      .map((node) => (nameOf(node) === '#text' ? node : { ...node, [nameOf(node)]: blank(childrenOf(node)) }))
  const nodes = blank(parser.parse(file, true) as Node[])
  const faults = faultsIn(nodes, [one('Document', document)], '')
  if (faults.length > 0) return faults
  const message = childrenOf(find(nodes.flatMap(childrenOf), 'CstmrCdtTrfInitn')[0] ?? {})
  const parts = find(message, 'PmtInf').map(childrenOf)
  const names = parts.flatMap((part) =>
    find(part, 'CdtTrfTxInf').map((each) => said(childrenOf(each), 'PmtId', 'EndToEndId')),
  )
  return [
    ...sumFaults(
      childrenOf(find(message, 'GrpHdr')[0] ?? {}),
      parts.flatMap((part) => find(part, 'CdtTrfTxInf')),
      'GrpHdr',
    ),
    ...parts.flatMap((part) => sumFaults(part, find(part, 'CdtTrfTxInf'), said(part, 'PmtInfId'))),
    ...(new Set(names).size === names.length ? [] : ['EndToEndId is there twice']),
    ...(new Set(parts.map((part) => said(part, 'PmtInfId'))).size === parts.length ? [] : ['PmtInfId is there twice']),
  ]
}
