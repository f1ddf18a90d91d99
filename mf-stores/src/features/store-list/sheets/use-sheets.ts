import { useEffect, useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { type Message, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { bytesOf } from '../../../data/sheets'
import { messages } from './messages'

const getStoreSheets = apiAction('getStoreSheets')

interface Progress {
  status: 'running' | 'done' | 'failed'
  /** The file being created, starting from 1. */
  at: number
  /** 0 until the first answer, and when there are no stores. */
  total: number
  error?: Message
}

const start: Progress = { status: 'running', at: 1, total: 0 }

/** Requests a brand's signs file by file and saves each one; stops when the component unmounts. */
export function useSheets(brandId: string): Progress & { retry: () => void } {
  const t = useText()
  const dispatch = useAppDispatch()
  const [progress, setProgress] = useState(start)
  const { status, at } = progress

  useEffect(() => {
    if (status !== 'running') return
    let isGone = false
    void dispatch(getStoreSheets({ params: { id: brandId }, query: { page: at } })).then(
      ({ ok, data, parsedError }) => {
        if (isGone) return
        if (!ok || !data) return setProgress((now) => ({ ...now, status: 'failed', error: parsedError!.message }))
        const { pdf, pages } = data
        if (pdf) saveFile(`${t(messages.file, { at, total: pages })}.pdf`, bytesOf(pdf), 'application/pdf')
        setProgress(
          pdf && at < pages
            ? { status: 'running', at: at + 1, total: pages }
            : { status: 'done', at, total: pdf ? pages : 0 },
        )
      },
    )
    return () => {
      isGone = true
    }
  }, [status, at, brandId, dispatch, t])

  return { ...progress, retry: () => setProgress(({ at: now, total }) => ({ status: 'running', at: now, total })) }
}
