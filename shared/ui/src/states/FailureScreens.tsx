import { useState } from 'react'
import { Button } from '../actions/Button'
import { LinkButton } from '../actions/LinkButton'
import { TextButton } from '../actions/TextButton'
import { cx } from '../base/cx'
import { Logo } from '../icons/Logo'
import { UnpluggedDrawing } from './drawings'
import css from './States.module.css'

export interface LoadFailedScreenProps {
  /** 'Hoppsan, innehållet kunde inte laddas.' (S-37) */
  title: string
  text?: string
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
  /** Small facts for a report: remote and version, error number, time. */
  meta?: readonly string[]
  /** Words of the button that copies them, before and after. */
  copyLabel?: string
  copiedLabel?: string
}

/** A part of the product could not be loaded; it stands in that part's place, the rest lives on (S-37, screen k). */
export function LoadFailedScreen({
  title,
  text,
  retryLabel,
  onRetry,
  retrying,
  meta,
  copyLabel,
  copiedLabel,
}: LoadFailedScreenProps) {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    void navigator.clipboard?.writeText((meta ?? []).join(' ')).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className={css.screen}>
      <div className={css.failCard} role="alert">
        <UnpluggedDrawing />
        <h2 className={css.failTitle}>{title}</h2>
        {text && <p className={css.failText}>{text}</p>}
        <div className={css.failActions}>
          <Button variant="main" icon="refresh" onClick={onRetry} loading={retrying}>
            {retryLabel}
          </Button>
        </div>
      </div>
      {meta && meta.length > 0 && (
        <div className={css.meta}>
          {meta.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {copyLabel && (
            <TextButton icon="copy" onClick={copy}>
              {copied ? (copiedLabel ?? copyLabel) : copyLabel}
            </TextButton>
          )}
        </div>
      )}
    </div>
  )
}

export interface GenericErrorScreenProps {
  /** 'Hoppsan, något gick fel.' (S-36) */
  title: string
  text?: string
  /** 'Ladda om sidan' */
  reloadLabel: string
  /** Default: reloads the current page. */
  onReload?: () => void
  /** 'Gå till startsidan', to `/` unless told otherwise. */
  homeLabel: string
  homeHref?: string
  productName: string
  /** A third way out, when the place can be tried again without a reload. */
  retryLabel?: string
  onRetry?: () => void
  /** Fills the window instead of its place. */
  wholeWindow?: boolean
}

/** Something broke while rendering: reload, or go to the start page; the logo leads there too (S-36). */
export function GenericErrorScreen({
  title,
  text,
  reloadLabel,
  onReload = () => window.location.reload(),
  homeLabel,
  homeHref = '/',
  productName,
  retryLabel,
  onRetry,
  wholeWindow = false,
}: GenericErrorScreenProps) {
  return (
    <div className={cx(css.screen, wholeWindow && css.whole)}>
      <Logo name={productName} href={homeHref} />
      <div className={css.failCard} role="alert">
        <UnpluggedDrawing />
        <h1 className={css.failTitle} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={css.failText}>{text}</p>}
        <div className={css.failActions}>
          <Button variant="main" icon="refresh" onClick={onReload}>
            {reloadLabel}
          </Button>
          <LinkButton variant="line" href={homeHref}>
            {homeLabel}
          </LinkButton>
        </div>
        {retryLabel && onRetry && <TextButton onClick={onRetry}>{retryLabel}</TextButton>}
      </div>
    </div>
  )
}
