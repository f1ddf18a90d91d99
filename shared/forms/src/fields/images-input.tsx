import { useEffect, useRef } from 'react'
import { uploadLimits } from '@samspel/api'
import { messageForField, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { FieldError, FieldFrame, Grid, IconButton, Picture, Row, Stack } from '@samspel/ui'
import { FileDrop } from '@samspel/ui/late'
import { messages } from '../messages'
import { problemOf } from './image-input'
import { pictureToSend } from './picture-to-send'
import { type BoundProps, useBoundField } from './use-bound-field'

const createUpload = apiAction('createUpload')

/** One of several pictures: on its way while it has neither address nor error. */
export interface UploadItem {
  key: string
  name: string
  url: string | null
  error?: string
}

/** The pictures that have arrived, by address. */
export const uploadedUrls = (items: readonly UploadItem[]): string[] => items.flatMap(({ url }) => url ?? [])

/** Several pictures, chosen or dropped at once and uploaded one by one; those that fail say why and stay until they are taken away (row V-13: pair it with `uploadsFine`). */
export function ImagesInput({ most, ...bound }: BoundProps & { most: number }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { field } = useBoundField<UploadItem[]>(bound, { empty: [] })
  const { value, onChange, onBlur, label, help, error, optional } = field
  const items = useRef(value)
  items.current = value
  const running = useRef(new Set<string>())
  // One by one: the server encodes one at a time for an account, and a phone shrinks no more at once.
  const queue = useRef(Promise.resolve())
  const change = (next: UploadItem[]) => {
    items.current = next
    onChange(next)
  }
  const settle = (key: string, found: Pick<UploadItem, 'url'> & { error?: string }) =>
    change(items.current.map((item) => (item.key === key ? { ...item, ...found } : item)))

  useEffect(() => {
    // Of an upload that the page was left in the middle of there is nothing but its name.
    const isLost = ({ key, url, error: why }: UploadItem) =>
      url === null && why === undefined && !running.current.has(key)
    if (items.current.some(isLost))
      change(items.current.map((item) => (isLost(item) ? { ...item, error: t(messages.uploadLost) } : item)))
    // Once, for what was kept from before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const upload = async (chosen: File, key: string) => {
    if (!items.current.some((item) => item.key === key)) return
    const { file, reason } = await pictureToSend(chosen)
    if (reason) return settle(key, { url: null, error: t(messageForField(reason, uploadLimits.bytes)) })
    const outcome = await dispatch(createUpload({ file }))
    running.current.delete(key)
    const url = outcome.data?.upload.url
    const problem = problemOf(outcome.parsedError) ?? messages.uploadLost
    settle(key, outcome.ok && url ? { url } : { url: null, error: t(problem) })
  }
  const add = (files: File[]) => {
    const added = files.slice(0, most - items.current.length).map((file) => ({ file, key: crypto.randomUUID() }))
    for (const { key } of added) running.current.add(key)
    change([...items.current, ...added.map(({ file, key }) => ({ key, name: file.name, url: null }))])
    onBlur()
    for (const { file, key } of added) queue.current = queue.current.then(() => upload(file, key))
  }

  return (
    <FieldFrame label={label} {...(help && { help })} {...(error && { error })} {...(optional && { optional })} group>
      {() => (
        <Stack gap={12}>
          {value.length < most && (
            <FileDrop
              text={t(messages.dropImages)}
              pickText={t(messages.pickImages)}
              hint={t(messages.dropHint)}
              accept={uploadLimits.types.join(',')}
              icon="photo"
              multiple
              bad={error !== undefined}
              onFiles={add}
            />
          )}
          <Grid columns={2}>
            {value.map(({ key, name, url, error: why }) => (
              <Stack key={key} gap={4}>
                {url && <Picture src={url} alt="" ratio={4 / 3} />}
                <Row gap={8} justify="between" wrap={false}>
                  <span>{url || why ? name : t(messages.uploading, { name })}</span>
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t(messages.removeOne, { name })}
                    onClick={() => change(items.current.filter((item) => item.key !== key))}
                  />
                </Row>
                {why && <FieldError>{why}</FieldError>}
              </Stack>
            ))}
          </Grid>
        </Stack>
      )}
    </FieldFrame>
  )
}
