import { useEffect, useState } from 'react'
import { useIsLeaving } from '@samspel/federation/go-on'
import { useFormats } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'

const duration = 900

/** A sum that counts up once, to what it is, after the account was topped up: the address says which account, and by how much. */
export function CountUp({ accountId, ore }: { accountId: string; ore: number }) {
  const f = useFormats()
  const [params, setParams] = useQueryParams()
  const added = params.paid === accountId ? Number(params.ore) : 0
  const [from] = useState(() =>
    Number.isSafeInteger(added) && added > 0 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
      ? Math.max(0, ore - added)
      : ore,
  )
  const [shown, setShown] = useState(from)
  useEffect(() => {
    if (from === ore) {
      setShown(ore)
      return
    }
    let frame = 0
    let start: number | undefined
    const step = (time: number) => {
      start ??= time
      const share = Math.min(1, (time - start) / duration)
      setShown(Math.round((from + (ore - from) * share) / 100) * 100)
      if (share < 1) frame = requestAnimationFrame(step)
      else setShown(ore)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, ore])
  const isLeaving = useIsLeaving()
  useEffect(() => {
    // Once: who reloads sees the sum as it is.
    if (added > 0 && !isLeaving()) setParams({ paid: '', ore: '' })
  }, [added, setParams, isLeaving])
  return <>{f.ore(shown)}</>
}
