import { useEffect } from 'react'
import type { StoreCampaign } from '@samspel/api'
import type { Widget } from '@samspel/federation'

/** Keeps the passes of a creator's list on the phone, together with the code that shows them, so that they open without a connection. */
function KeepPasses({ offers }: { offers: readonly StoreCampaign[] }) {
  useEffect(() => {
    // What is read without a network is not newer than what is kept.
    if (!navigator.onLine) return
    // Not fetched is not kept; the pass says so itself when it is opened.
    const ignore = () => undefined
    import(/* webpackChunkName: "pass" */ '../creator/features/pass')
      .then(({ keepPasses }) => keepPasses(offers))
      .catch(ignore)
    import(/* webpackChunkName: "qr" */ '@samspel/ui/qr').catch(ignore)
    // The way to the pass is a file of its own.
    import(/* webpackChunkName: "routes" */ '../routes').catch(ignore)
  }, [offers])
  return null
}

export default KeepPasses satisfies Widget<'passes:keep'>
