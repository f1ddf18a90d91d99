import type { StoreCampaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { hoursAt } from '../../../opening'
import { messages } from './messages'

/** When the store closes on the last day of a pass, which may end later than the store; undefined where its hours are not known. */
export function useClosing(): (store: StoreCampaign['store'], end: string) => string | undefined {
  const t = useText()
  return (store, end) => {
    const hours = hoursAt(store, Date.parse(end))?.hours
    if (!hours) return undefined
    const last = hours.at(-1)
    return last ? t(messages.closesThen, { time: last.to }) : t(messages.closedThen)
  }
}
