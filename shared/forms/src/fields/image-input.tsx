import { type ReactNode, use, useEffect, useState } from 'react'
import { uploadLimits } from '@samspel/api'
import { type Message, messageForField, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { ImageField } from '@samspel/ui/form-fields'
import { HoldContext } from '../holds/holds'
import { messages } from '../messages'
import { pictureToSend } from './picture-to-send'
import { type BoundProps, useBoundField } from './use-bound-field'

const createUpload = apiAction('createUpload')

/** One picture: uploaded when chosen, its address is the value. `full` keeps the size that it has; `picture` shows it in place of the plain picture. */
export type ImageInputProps = BoundProps & {
  alt?: string
  ratio?: number
  width?: number
  full?: boolean
  picture?: ReactNode
}

/** A picture, bound to a field that holds its address or null. A file that is no image or too large is refused at the field; all else stays. A submit waits for its upload. */
export function ImageInput({ alt, ratio, width, full, picture, ...bound }: ImageInputProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const hold = use(HoldContext)
  const { field } = useBoundField<string | null>(bound, { empty: null })
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<Message | undefined>()

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  const upload = async (chosen: File): Promise<boolean> => {
    setProblem(undefined)
    setPreview(URL.createObjectURL(chosen))
    const { file, reason } = await pictureToSend(chosen)
    if (reason) {
      setPreview(null)
      setProblem(messageForField(reason, uploadLimits.bytes))
      return false
    }
    const outcome = await dispatch(createUpload({ file, ...(full && { query: { size: 'full' as const } }) }))
    setPreview(null)
    if (outcome.ok) field.onChange(outcome.data?.upload.url ?? null)
    else setProblem(problemOf(outcome.parsedError))
    field.onBlur()
    return outcome.ok
  }
  return (
    <ImageField
      {...field}
      {...(alt !== undefined && { alt })}
      {...(ratio !== undefined && { ratio })}
      {...(width !== undefined && { width })}
      {...(picture !== undefined && preview === null && { picture })}
      value={preview ?? field.value}
      error={problem ? t(problem) : field.error}
      progress={preview === null ? null : 0}
      accept={uploadLimits.types.join(',')}
      onFile={(file) => hold(upload(file))}
      onRemove={() => {
        setProblem(undefined)
        field.onChange(null)
      }}
      dropText={t(messages.dropImage)}
      pickText={t(messages.pickImage)}
      dropHint={t(messages.dropHint)}
      changeLabel={t(messages.changeImage)}
      removeLabel={t(messages.removeImage)}
    />
  )
}

/** Why an upload failed, as the server says it. */
export const problemOf = (
  error:
    | { status: number; message: Message; original: Record<string, string[]> | string[] | undefined; maxBytes?: number }
    | undefined,
): Message | undefined => {
  if (error?.status === 413) return messageForField('file_too_large', error.maxBytes)
  const ids = error?.original && !Array.isArray(error.original) ? Object.values(error.original)[0] : undefined
  return ids?.[0] ? messageForField(ids[0], error?.maxBytes) : error?.message
}
