import { useState } from 'react'
import type { CreatorLink } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { IconButton, notify, Row, TextField } from '@samspel/ui'
import { setCreatorCode } from './calls'
import { messages as m } from './messages'

/** A creator's code, typed in its place; what was refused stays there with the reason. */
export function CodeCell({ link, mayWrite }: { link: CreatorLink; mayWrite: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (!mayWrite) return link.code ?? '–'
  const value = typed ?? link.code ?? ''
  const isChanged = value.trim().toUpperCase() !== (link.code ?? '')
  const save = async () => {
    if (!isChanged || busy) return
    setBusy(true)
    const code = value.trim() === '' ? null : value.trim()
    const { ok, parsedError } = await dispatch(
      setCreatorCode({ params: { id: link.campaignId, instagramerId: link.creator.id }, body: { discountCode: code } }),
    )
    setBusy(false)
    if (!ok) {
      const said = JSON.stringify(parsedError?.original ?? '')
      if (said.includes('taken')) return setError(t(m.codeTaken))
      return setError(said.includes('invalid') ? t(m.codeInvalid) : parsedError && t(parsedError.message))
    }
    setError(undefined)
    setTyped(undefined)
    notify({ kind: 'ok', message: t(m.codeSaved) })
  }
  return (
    <Row gap={4} wrap={false}>
      <TextField
        label={t(m.codeOf, { name: link.creator.name })}
        hideLabel
        value={value}
        onChange={(next) => {
          setTyped(next)
          setError(undefined)
        }}
        onKeyDown={({ key }) => key === 'Enter' && void save()}
        {...(error && { error })}
      />
      {isChanged && <IconButton icon="check" label={t(m.save)} onClick={() => void save()} />}
    </Row>
  )
}
