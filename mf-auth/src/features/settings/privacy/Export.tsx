import { useState } from 'react'
import { type Message, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, Stack } from '@samspel/ui'
import { exportInstagramer, exportUser } from '../../../data/account-actions'
import { messages } from './messages'

type State = 'idle' | 'busy' | 'begun' | { problem: Message }

/** Downloads everything stored about the user's account, and the files, as one archive. */
export function Export({ isStaff }: { isStaff: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<State>('idle')

  const download = async () => {
    setState('busy')
    const { data, parsedError } = await (isStaff ? dispatch(exportUser()) : dispatch(exportInstagramer()))
    if (!data) return setState({ problem: parsedError?.message ?? messages.exportFailed })
    // A link, so that the browser writes the archive to the disk while it is made.
    Object.assign(document.createElement('a'), { href: data.export.url, download: '', rel: 'noreferrer' }).click()
    setState('begun')
  }

  return (
    <Card title={t(messages.export)}>
      <Stack gap={16} align="start">
        <p>{t(isStaff ? messages.exportStaff : messages.exportCreator)}</p>
        {state === 'begun' && <Notice kind="ok">{t(messages.exported)}</Notice>}
        {typeof state === 'object' && <Notice kind="bad">{t(state.problem)}</Notice>}
        <Button variant="light" icon="download" onClick={() => void download()} loading={state === 'busy'}>
          {t(messages.download)}
        </Button>
      </Stack>
    </Card>
  )
}
