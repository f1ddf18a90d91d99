import { useEffect } from 'react'
import type { StoreCampaign } from '@samspel/api'
import { keepPasses } from '../creator/features/pass/kept-pass'

/** Keeps the passes of a creator's list on the phone, together with the code that shows them, so that they open without a connection. */
export default function KeepPasses({ offers }: { offers: readonly StoreCampaign[] }) {
  useEffect(() => {
    // What is read without a network is not newer than what is kept.
    if (!navigator.onLine) return
    void keepPasses(offers)
    if (!offers.some(({ storeParticipation: own }) => own?.state === 'approved')) return
    // Not fetched is not kept; the pass says so itself when it is opened.
    void import(/* webpackChunkName: "pass" */ '../creator/features/pass').catch(() => undefined)
    void import(/* webpackChunkName: "qr" */ '@samspel/ui/qr').catch(() => undefined)
  }, [offers])
  return null
}
