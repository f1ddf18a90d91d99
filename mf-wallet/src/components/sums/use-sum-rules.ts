import type { Rule } from '@samspel/forms'
import { type Message, useFormats, withValues } from '@samspel/i18n'
import { messages } from './messages'

/** The most that the ledger books at once, öre. */
export const largestSum = 100_000_000_00

/** What a field for kronor holds, in öre; nothing typed is nothing. */
export const toOre = (kr: number | null): number => Math.round((kr ?? 0) * 100)

/** Limits of a sum, öre, whose refusals name money as the reader's language writes it. Empty passes: pair them with `required`. */
export function useSumRules() {
  const f = useFormats()
  const unless = (isFine: (ore: number) => boolean, message: Message, limit: number): Rule => {
    const refusal = withValues(message, { money: f.ore(limit) })
    return (value) => (typeof value !== 'number' || isFine(toOre(value)) ? undefined : refusal)
  }
  return {
    least: (limit: number) => unless((ore) => ore >= limit, messages.least, limit),
    most: (limit: number, message: Message = messages.most) => unless((ore) => ore <= limit, message, limit),
  }
}
