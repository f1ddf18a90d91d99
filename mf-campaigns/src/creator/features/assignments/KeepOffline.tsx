import { useEffect, useMemo } from 'react'
import { Slot } from '@samspel/federation'
import { useEntities, useQuery } from '@samspel/store'
import { ownPickups } from '../../components/pickup-words'
import { readAssignments } from '../../data'

const none: string[] = []

/** Has the list of assignments, its pages and the passes of it on the device before they are needed without a network. */
export function KeepOffline() {
  const { result } = useQuery(readAssignments())
  const read = useEntities('storeCampaigns', result?.storeCampaigns ?? none)
  const offers = useMemo(() => ownPickups(read), [read])
  useEffect(() => {
    // Not fetched is not kept; the page says so itself when it is opened.
    void import(/* webpackChunkName: "assignment" */ '../assignment').catch(() => undefined)
  }, [])
  return offers.length > 0 ? <Slot name="passes:keep" props={{ offers }} /> : null
}
