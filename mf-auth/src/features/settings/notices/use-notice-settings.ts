import { useRef, useState } from 'react'
import type { NoticeSettings } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { apiAction, type RequestError, useAppDispatch, useQuery } from '@samspel/store'
import { messages } from './messages'

const getNoticeSettings = apiAction('getNoticeSettings')
const updateNoticeSettings = apiAction('updateNoticeSettings')

/** One change in the shape of the API. */
export interface SettingsChange {
  choice?: Pick<NoticeSettings['choices'][number], 'topic'> & Partial<NoticeSettings['choices'][number]>
  digest?: Partial<Pick<NoticeSettings['digest'], 'days' | 'hour'>>
  quiet?: Partial<NoticeSettings['quiet']>
}

const changed = (settings: NoticeSettings, { choice, digest, quiet }: SettingsChange): NoticeSettings => ({
  ...settings,
  choices: settings.choices.map((one) => (choice?.topic === one.topic ? { ...one, ...choice } : one)),
  digest: { ...settings.digest, ...digest },
  quiet: { ...settings.quiet, ...quiet },
})

export interface NoticeSettingsView {
  settings: NoticeSettings | undefined
  status: 'loading' | 'ready' | 'error'
  error: RequestError | undefined
  retry: () => void
  /** Saves each change at once; on failure it is reverted, and `problem` says why. */
  change: (change: SettingsChange) => Promise<boolean>
  saving: boolean
  savedAt: Date | undefined
  problem: Message | undefined
  /** Applies settings returned by another call. */
  take: (settings: NoticeSettings) => void
}

/** The settings as shown: updated optimistically, then from the server's answer once no change is pending. */
export function useNoticeSettings(): NoticeSettingsView {
  const dispatch = useAppDispatch()
  const query = useQuery(getNoticeSettings())
  const [known, setKnown] = useState<NoticeSettings>()
  const [underway, setUnderway] = useState<readonly { key: number; change: SettingsChange }[]>([])
  const [savedAt, setSavedAt] = useState<Date>()
  const [problem, setProblem] = useState<Message>()
  const next = useRef(0)
  const stands = known ?? query.result?.noticeSettings
  const change = async (wanted: SettingsChange): Promise<boolean> => {
    const key = (next.current += 1)
    setUnderway((all) => [...all, { key, change: wanted }])
    setProblem(undefined)
    const { ok, data, parsedError } = await dispatch(updateNoticeSettings({ body: wanted }))
    setUnderway((all) => all.filter((one) => one.key !== key))
    if (ok && data) {
      setKnown(data.noticeSettings)
      setSavedAt(new Date())
      return true
    }
    setProblem(parsedError?.message ?? messages.notSaved)
    return false
  }
  return {
    settings: stands && underway.reduce((settings, one) => changed(settings, one.change), stands),
    status: stands ? 'ready' : query.status === 'error' ? 'error' : 'loading',
    error: query.error,
    retry: query.retry,
    change,
    saving: underway.length > 0,
    savedAt,
    problem,
    take: setKnown,
  }
}
