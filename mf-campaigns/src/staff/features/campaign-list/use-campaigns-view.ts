import { useState } from 'react'
import { useQueryParams } from '@samspel/navigation'
import { storage } from '@samspel/store'
import { filterNames } from './data/filters'

export type CampaignsView = 'table' | 'calendar'

const key = 'campaigns-view'
const ofTable = ['q', 'sort', ...filterNames]

/**
 * Table or calendar: as in the address, otherwise as last chosen in this browser, unless the address has filters that only the table
 * supports.
 */
export function useCampaignsView(): [view: CampaignsView, choose: (view: CampaignsView) => void] {
  const [query, setQuery] = useQueryParams()
  const [kept, setKept] = useState(() => storage.get(key) === 'calendar')
  const isCalendar = query.view ? query.view === 'calendar' : kept && !ofTable.some((name) => query[name])
  const choose = (view: CampaignsView) => {
    storage.set(key, view)
    setKept(view === 'calendar')
    setQuery(
      view === 'calendar' ? { view } : { view: '', on: '', span: '', ...(query.state === 'all' && { state: '' }) },
    )
  }
  return [isCalendar ? 'calendar' : 'table', choose]
}
