import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { dayOf, type Message, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, Stack } from '@samspel/ui'
import { exportInstagramer, exportUser } from '../../../data/account-actions'
import { messages } from './messages'

type State = 'idle' | 'busy' | { file: string } | { problem: Message }

/** Downloads everything stored about the user's account as one file. */
export function Export({ isStaff }: { isStaff: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<State>('idle')

  const download = async () => {
    setState('busy')
    const { data, parsedError } = await (isStaff ? dispatch(exportUser()) : dispatch(exportInstagramer()))
    if (!data) return setState({ problem: parsedError?.message ?? messages.exportFailed })
    const file = `samspel-export-${dayOf(Date.now())}.json`
    saveFile(file, JSON.stringify(data.export, null, 2), 'application/json')
    setState({ file })
  }

  return (
    <Card title={t(messages.export)}>
      <Stack gap={16} align="start">
        <p>{t(isStaff ? messages.exportStaff : messages.exportCreator)}</p>
        {typeof state === 'object' && 'file' in state && (
          <Notice kind="ok">{t(messages.exported, { file: state.file })}</Notice>
        )}
        {typeof state === 'object' && 'problem' in state && <Notice kind="bad">{t(state.problem)}</Notice>}
        <Button variant="light" icon="download" onClick={() => void download()} loading={state === 'busy'}>
          {t(messages.download)}
        </Button>
      </Stack>
    </Card>
  )
}
