import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useText } from '@samspel/i18n'
import { Button, ErrorState, Row, Skeleton } from '@samspel/ui'
import css from './QrPart.module.css'
import { saveAsPng, saveAsSvg } from './save-code'
import { messages } from './sheet-messages'

type Code = ComponentType<{ text: string; label: string; className?: string | undefined }>

/** A code of the address, to show or to print. */
export function QrPart({ url, title }: { url: string; title: string }) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const [Code, setCode] = useState<Code>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isGone = false
    import(/* webpackChunkName: "qr" */ '@samspel/ui/qr').then(
      ({ QrCode }) => {
        if (!isGone) setCode(() => QrCode)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [tries])
  // What had the focus is gone: the entry that asked for the code.
  useEffect(() => {
    if (Code) part.current?.focus()
  }, [Code])

  const code = () => part.current?.querySelector('svg') ?? undefined
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  if (hasFailed) return <ErrorState message={t(messages.qrFailed)} retryLabel={t(messages.retry)} onRetry={retry} />
  return (
    <div
      ref={part}
      tabIndex={-1}
      className={css.part}
      role="group"
      aria-label={t(messages.qr)}
      aria-busy={!Code || undefined}
    >
      {Code ? (
        <Code text={url} label={t(messages.qrLabel, { title })} className={css.code} />
      ) : (
        <Skeleton width={208} height={208} />
      )}
      <Row justify="center">
        <Button
          size="sm"
          icon="download"
          disabled={!Code}
          onClick={() => {
            const svg = code()
            if (svg) void saveAsPng(svg, title)
          }}
        >
          {t(messages.png)}
        </Button>
        <Button
          size="sm"
          icon="download"
          disabled={!Code}
          onClick={() => {
            const svg = code()
            if (svg) saveAsSvg(svg, title)
          }}
        >
          {t(messages.svg)}
        </Button>
      </Row>
    </div>
  )
}
