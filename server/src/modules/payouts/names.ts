import type { BatchRow } from './repository'

/** Names batch and approval: a file from before a change is not this one. */
export const messageIdOf = ({
  year,
  number,
  version,
}: Pick<BatchRow, 'year' | 'number'> & { version: number }): string => `SAMSPEL-${year}-${number}-${version}`

/** The version that was approved: exporting and sending make one more each. */
export const approvedVersion = ({ version, state }: Pick<BatchRow, 'version' | 'state'>): number =>
  version - (state === 'approved' ? 0 : state === 'exported' ? 1 : 2)

/** Names a payment information of the batch's file. */
export const paymentInfoIdOf = (batch: Pick<BatchRow, 'year' | 'number' | 'version' | 'state'>, part: number): string =>
  `${messageIdOf({ ...batch, version: approvedVersion(batch) })}-${part}`

/** Year and number of the batch that a message or a payment information names; undefined where it is none of ours. */
export const batchNamed = (id: string): { year: number; number: number } | undefined => {
  const [, year, number] = /^SAMSPEL-(\d{4})-(\d{1,9})-\d{1,9}(?:-\d{1,2})?$/.exec(id) ?? []
  return year && number ? { year: Number(year), number: Number(number) } : undefined
}

/** The payout that the bank names by its end-to-end id. */
export const payoutNamed = (endToEndId: string): string | undefined =>
  /^[\dA-F]{32}$/.test(endToEndId)
    ? endToEndId.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined

/** What a payout is called on receipts and on bank statements. */
export const payoutNumber = ({ id, at }: { id: string; at: string }): string =>
  `U-${at.slice(0, 4)}-${id.replaceAll('-', '').slice(-8).toUpperCase()}`
