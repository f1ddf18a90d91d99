import { saidDistance } from '@samspel/api/distance'
import { useFormats, useText } from '@samspel/i18n'
import { distanceMessages as messages } from './distance-messages'

/** Formats a distance as the crow flies: "350 m", "1,2 km", "39 km". */
export function useDistance(): (metres: number) => string {
  const t = useText()
  const f = useFormats()
  return (metres) => {
    const said = saidDistance(metres)
    return 'metres' in said
      ? t(messages.metres, { metres: f.number(said.metres) })
      : t(messages.kilometres, { km: f.number(said.km, 1) })
  }
}
