import { useFormats, useText } from '@samspel/i18n'
import { messages } from './messages'

const tens = (metres: number) => Math.max(Math.round(metres / 10) * 10, 10)

/** Formats a distance as the crow flies: "350 m", "1,2 km", "39 km". */
export function useDistance(): (metres: number) => string {
  const t = useText()
  const f = useFormats()
  return (metres) => {
    if (tens(metres) < 1_000) return t(messages.metres, { metres: f.number(tens(metres)) })
    const km = metres < 9_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1_000)
    return t(messages.kilometres, { km: f.number(km, 1) })
  }
}
