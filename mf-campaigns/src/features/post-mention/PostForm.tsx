import type { Campaign, MentionKind } from '@samspel/api'
import { Form, SubmitButton, useFormActions, useFormFacts, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify, SegmentedControl, Stack, StickyAction } from '@samspel/ui'
import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { createMention } from '../../data'
import { kindsOf } from './data/kinds'
import { bodyOf, emptyValues, lacksImage, schemaOf, type PostValues } from './data/values'
import { messages } from './messages'
import { PartFields } from './PartFields'
import css from './PostForm.module.css'
import { ReviewStep } from './ReviewStep'

/** Goes on to the check once the chosen kind's part is complete. */
function NextButton({ kind, mustUpload, onNext }: { kind: MentionKind; mustUpload: boolean; onNext: () => void }) {
  const t = useText()
  const { valid } = useFormFacts()
  const values = useFormValues<PostValues>()
  const why = () => {
    if (!valid) return t(kind === 'post' || kind === 'story' ? messages.pickFirst : messages.fillFirst)
    return lacksImage(kind, mustUpload, values) ? t(messages.imageNeeded) : undefined
  }
  return <Button variant="main" fullWidth onClick={onNext} disabledReason={why()}>{t(messages.next)}</Button>
}

/** A post that was picked is of one kind: it is let go with the kind. What was written stays. */
function KindChoice({ kinds, kind, onChange }: { kinds: readonly MentionKind[]; kind: MentionKind; onChange: (kind: MentionKind) => void }) {
  const t = useText()
  const { change } = useFormActions()
  const names = { post: messages.post, story: messages.story, link: messages.link, content: messages.content }
  const choose = (next: MentionKind) => {
    change('instagramPostId', null)
    onChange(next)
  }
  return <SegmentedControl label={t(messages.kind)} value={kind} onChange={choose} fullWidth options={kinds.map((value) => ({ value, label: t(names[value]) }))} />
}

/** Enter in a field must not send before the check. */
const noEarlySubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Choose or write, look at it once more, send. The first step stays in place behind the second, so that errors find their fields. */
export function PostForm({ participationId, campaign }: { participationId: string; campaign: Campaign }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const kinds = kindsOf(campaign)
  const [kind, setKind] = useState<MentionKind>(kinds[0] ?? 'post')
  const [isReview, setReview] = useState(false)
  const [initialValues] = useState(() => emptyValues(campaign.paymentLinkType))

  const send = async (values: PostValues) => {
    const outcome = await dispatch(createMention({ params: { id: participationId }, body: bodyOf(kind, values) }))
    if (!outcome.ok) {
      if (outcome.parsedError?.status === 422) setReview(false)
      return outcome
    }
    notify({ kind: 'ok', message: t(messages.sent) })
    await navigate(`/assignments/${participationId}`)
    return outcome
  }

  return (
    <Form id="postMention" schema={schemaOf(kind)} initialValues={initialValues} onSubmit={send}>
      <div hidden={isReview} onKeyDown={noEarlySubmit}>
        <Stack>
          {kinds.length > 1 && <KindChoice kinds={kinds} kind={kind} onChange={setKind} />}
          <PartFields kind={kind} terms={campaign} />
        </Stack>
      </div>
      {isReview && <ReviewStep kind={kind} campaign={campaign} />}
      <StickyAction className={css.actions}>
        {isReview
          ? <><Button icon="pencil" onClick={() => setReview(false)}>{t(messages.back)}</Button><SubmitButton label={messages.send} allowUnchanged icon="send" /></>
          : <NextButton kind={kind} mustUpload={campaign.requireUploadedContent} onNext={() => setReview(true)} />}
      </StickyAction>
    </Form>
  )
}
