import {
  Form,
  ImagesInput,
  integer,
  required,
  SubmitButton,
  TextInput,
  uploadedUrls,
  type UploadItem,
  uploadsFine,
} from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Sheet } from '@samspel/ui'
import { typeLinkFigures } from '../../data'
import { typeFiguresMessages as messages } from './type-figures-messages'

interface Values {
  views: string
  likes: string
  comments: string
  proofUrl: UploadItem[]
}

const schema = { views: [required, integer], likes: integer, comments: integer, proofUrl: uploadsFine }
const none: Values = { views: '', likes: '', comments: '', proofUrl: [] }

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** Where a creator types the figures of a link that no network tells, with a picture that shows them. */
export function TypeFiguresSheet({ mentionId, onClose }: { mentionId: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const save = async ({ figures: { views, likes, comments, proofUrl } }: { figures: Values }) => {
    const outcome = await dispatch(
      typeLinkFigures({
        params: { id: mentionId },
        body: {
          figures: {
            views: Number(views),
            likes: numberOf(likes),
            comments: numberOf(comments),
            proofUrl: uploadedUrls(proofUrl)[0] ?? null,
          },
        },
      }),
    )
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(messages.saved) })
    onClose()
    return undefined
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.title)}>
      <p>{t(messages.text)}</p>
      <Form<{ figures: Values }>
        id={`linkFigures-${mentionId}`}
        schema={{ figures: schema }}
        initialValues={{ figures: none }}
        onSubmit={save}
        guard={false}
      >
        <TextInput name="figures.views" label={messages.views} inputMode="numeric" />
        <TextInput name="figures.likes" label={messages.likes} inputMode="numeric" optional />
        <TextInput name="figures.comments" label={messages.comments} inputMode="numeric" optional />
        <ImagesInput name="figures.proofUrl" label={messages.proof} most={1} optional />
        <SubmitButton label={messages.save} size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}
