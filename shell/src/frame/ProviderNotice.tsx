import { useState } from 'react'
import { Slot } from '@samspel/federation'

/** a connection at a provider failed. The remote that knows why says so, on whatever page the visitor came back to, and takes it out of the address. */
export function ProviderNotice({ search }: { search: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed && search.includes('connectProviderError=')) setFailed(true)
  return hasFailed ? <Slot name="notice:provider-error" /> : null
}
