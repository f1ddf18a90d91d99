import { useEffect, useState } from 'react'
import { mappedStack } from './mapped-stack'

/** The stack of an error: as the browser has it at first, by the sources once their maps are there. */
export function MappedStack({ error, className }: { error: unknown; className?: string | undefined }) {
  const raw = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const [mapped, setMapped] = useState<{ raw: string; text: string }>()
  useEffect(() => {
    let wanted = true
    void mappedStack(raw).then((text) => wanted && setMapped({ raw, text }))
    return () => {
      wanted = false
    }
  }, [raw])
  return (
    <pre className={className} tabIndex={0}>
      {mapped?.raw === raw ? mapped.text : raw}
    </pre>
  )
}
