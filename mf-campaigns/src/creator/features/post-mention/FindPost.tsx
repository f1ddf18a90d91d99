import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, TextField } from '@samspel/ui'
import { findMyInstagramPost } from '../../data'
import css from './FindPost.module.css'
import { messages } from './messages'

/** Looks up a post that the list does not show, by its link; the found one is put first and picked. */
export function FindPost({ onFound }: { onFound: (id: string) => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [link, setLink] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const find = async () => {
    setBusy(true)
    const { ok, data, parsedError } = await dispatch(findMyInstagramPost({ body: { link: link.trim() } }))
    setBusy(false)
    if (ok) {
      setLink('')
      return onFound(data!.instagramPost.id)
    }
    const reasons = parsedError!.original
    const [reason] = (!Array.isArray(reasons) && reasons?.link) || []
    if (reason === undefined) return setError(t(parsedError!.message))
    return setError(t(reason === 'not_found' ? messages.findNothing : messages.findInvalid))
  }
  return (
    <div className={css.find}>
      <TextField
        name="findPost"
        label={t(messages.findLabel)}
        type="url"
        inputMode="url"
        icon="link"
        value={link}
        error={error}
        onChange={(value) => {
          setLink(value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (link.trim() !== '') void find()
        }}
      />
      <Button icon="search" onClick={() => void find()} loading={isBusy} disabled={link.trim() === ''}>
        {t(messages.find)}
      </Button>
    </div>
  )
}
