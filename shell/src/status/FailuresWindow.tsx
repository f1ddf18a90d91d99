import { useState } from 'react'
import type { RemoteFailureReport } from '@samspel/api'
import { Modal } from '@samspel/ui'
import { useStatusFormats } from './formats'
import { listMessages as l } from './listMessages'
import { PagedWindow } from './PagedWindow'
import css from './Status.module.css'
import { usePage } from './use-page'

/** What browsers have told of a part's failures, newest first. */
export function FailuresWindow({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const { t } = useStatusFormats()
  const [shown, setShown] = useState(name)
  if (name !== undefined && name !== shown) setShown(name)
  return (
    <Modal open={name !== undefined} onClose={onClose} title={t(l.failuresOf, { name: shown ?? '' })} size="lg">
      {name && <Failures name={name} />}
    </Modal>
  )
}

function Failures({ name }: { name: string }) {
  const [page, setPage] = useState(1)
  const list = usePage('listRemoteFailures', 'remoteFailures', { page, perPage: 20, name })
  return (
    <PagedWindow list={list} onPage={setPage} empty={l.failuresNone} failed={l.failuresFailed}>
      {(rows) => rows.map((failure) => <FailureLine key={failure.id} failure={failure} />)}
    </PagedWindow>
  )
}

function FailureLine({
  failure: { at, version, phase, browser, code, message, path, fallback },
}: {
  failure: RemoteFailureReport
}) {
  const f = useStatusFormats()
  const { t } = f
  const facts = [version, browser, path, code && t(l.code, { code }), fallback && t(l.fallback)].filter(Boolean)
  return (
    <li className={css.event}>
      <time dateTime={at}>{f.when(at)}</time>
      <span className={css.eventWords}>
        <b>{t(phase ? l[phase] : l.uncaught)}</b> {message}
        <span className={css.eventMore}>{facts.join(' · ')}</span>
      </span>
    </li>
  )
}
