import { useRef, useState } from 'react'
import { useKept } from '@samspel/desk/kept'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type ApiOutcome, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Avatar, Button, Card, IconButton, notify, SkeletonText, TextArea } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import css from './CreatorProfile.module.css'
import {
  createCreatorNote,
  type CreatorNote,
  deleteCreatorNote,
  listCreatorNotes,
  updateCreatorNote,
} from './data/profile'
import { sideMessages as m } from './side-messages'

const longest = 1_000

/** What the company's staff have noted, for themselves alone: Enter saves, Shift and Enter begins a new line. */
export function Notes({ creatorId }: { creatorId: string }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { result, error, retry } = useQuery(listCreatorNotes({ params: { id: creatorId }, query: { perPage: 100 } }))
  const [{ text, editing }, keep, forget] = useKept<{ text: string; editing: Pick<CreatorNote, 'id'> | null }>(
    `notes.${creatorId}`,
    { text: '', editing: null },
  )
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const notes = result?.creatorNotes ?? []
  const body = text.trim()

  const drop = () => {
    keep({ text: '', editing: null })
    forget()
  }
  const settle = ({ ok, parsedError }: Pick<ApiOutcome<'createCreatorNote'>, 'ok' | 'parsedError'>) => {
    setSaving(false)
    if (!ok) return notify({ kind: 'bad', message: t(parsedError!.message) })
    drop()
    dispatch(queryActions.invalidated({ prefix: listCreatorNotes.endpoint }))
  }
  const save = async () => {
    if (body === '' || isSaving) return
    setSaving(true)
    const note = { creatorNote: { body } }
    settle(
      (await dispatch(
        editing
          ? updateCreatorNote({ params: { id: editing.id }, body: note })
          : createCreatorNote({ params: { id: creatorId }, body: note }),
      )) as ApiOutcome<'createCreatorNote'>,
    )
  }
  const remove = async ({ id }: CreatorNote) =>
    settle((await dispatch(deleteCreatorNote({ params: { id } }))) as ApiOutcome<'deleteCreatorNote'>)
  const edit = (note: CreatorNote) => {
    keep({ editing: { id: note.id }, text: note.body })
    field.current?.querySelector('textarea')?.focus()
  }

  return (
    <Card title={t(m.notes)} aside={<span className={css.small}>{t(m.notesOnly)}</span>}>
      {!result &&
        (error ? (
          <LoadError what={t(m.notesFailed)} error={error} onRetry={retry} />
        ) : (
          <SkeletonText label={t(m.loading)} lines={2} />
        ))}
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <Avatar name={note.authorName ?? t(m.somebody)} src={note.authorAvatarUrl} size={24} />
              <div className={css.words}>
                <div className={css.noteHead}>
                  <b>{(note.authorName ?? t(m.somebody)).split(' ')[0]}</b>
                  <span className={css.small}>{f.date(note.createdAt, 'short')}</span>
                  {note.own && (
                    <span className={css.noteActs}>
                      <IconButton icon="pencil" size="sm" label={t(commonMessages.edit)} onClick={() => edit(note)} />
                      <IconButton icon="trash" size="sm" label={t(m.deleteNote)} onClick={() => void remove(note)} />
                    </span>
                  )}
                </div>
                <p>{note.body}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div ref={field}>
        <TextArea
          label={t(editing ? m.changeNote : m.writeNote)}
          hideLabel
          placeholder={t(m.writeNote)}
          value={text}
          maxLength={longest}
          minRows={1}
          onChange={(next) => keep({ text: next })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && editing) drop()
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void save()
          }}
        />
        {(body !== '' || editing) && (
          <div className={css.writeActs}>
            <Button size="sm" variant="quiet" onClick={drop}>
              {t(commonMessages.cancel)}
            </Button>
            <Button size="sm" variant="light" loading={isSaving} onClick={() => void save()}>
              {t(commonMessages.save)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
