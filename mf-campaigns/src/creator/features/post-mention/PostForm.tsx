import { type KeyboardEvent, useMemo, useState } from 'react'
import type { Campaign, Mention, MentionKind } from '@samspel/api'
import { Form, SubmitButton, useFormFacts, useFormValue, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button, notify, Stack, StickyAction } from '@samspel/ui'
import { ownPostLists, resubmitMention } from '../../data'
import { againBodyOf, bodyOf, emptyValues, isUploading, type PostValues, schemaFor, valuesOf } from './data/values'
import { KindChoice } from './KindChoice'
import { messages } from './messages'
import { PartFields } from './PartFields'
import css from './PostForm.module.css'
import { ReviewStep } from './ReviewStep'

/** Goes on to the check once the chosen kind's part is complete. */
function NextButton({ onNext }: { onNext: () => void }) {
  const t = useText()
  const { valid } = useFormFacts()
  const values = useFormValues<PostValues>()
  const why = () => {
    if (!valid) return t(values.kind === 'post' || values.kind === 'story' ? messages.pickFirst : messages.fillFirst)
    return isUploading(values) ? t(messages.stillUploading) : undefined
  }
  return (
    <Button variant="main" fullWidth onClick={onNext} disabledReason={why()}>
      {t(messages.next)}
    </Button>
  )
}

function Part({ campaign }: { campaign: Campaign }) {
  return <PartFields kind={useFormValue<MentionKind>('kind') ?? 'post'} terms={campaign} />
}

/** Enter in a field must not send before the check. */
const noEarlySubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** What is sent of a new post: its kind and that kind's part. */
export type PostBody = ReturnType<typeof bodyOf>

/** How a new post is sent: the only thing that differs between a product that was delivered and one that was picked up. */
export type SendPost = (body: PostBody) => Promise<Pick<ApiOutcome, 'ok' | 'parsedError'>>

interface PostFormProps {
  campaign: Campaign
  /** What the campaign takes. */
  kinds: readonly MentionKind[]
  send: SendPost
  /** Once it is in, new or again. */
  onSent: () => Promise<void> | void
  /** One that is changed and sent again. */
  again?: Pick<Mention, 'id' | 'kind' | 'linkPost' | 'contentPost'> | undefined
}

/** Choose or write, look at it once more, send. The first step stays in place behind the second, so that errors find their fields. */
export function PostForm({ campaign, kinds, again, send, onSent }: PostFormProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isReview, setReview] = useState(false)
  const [initialValues] = useState(() =>
    again ? valuesOf(again) : emptyValues(kinds[0] ?? 'post', campaign.paymentLinkType),
  )

  const schema = useMemo(() => schemaFor(campaign.requireUploadedContent), [campaign.requireUploadedContent])
  const submit = async (values: PostValues) => {
    const outcome = again
      ? await dispatch(resubmitMention({ params: { id: again.id }, body: againBodyOf(values) }))
      : await send(bodyOf(values))
    if (!outcome.ok) {
      if (outcome.parsedError?.status === 422) {
        setReview(false)
        // A post that is used already must show as used.
        if (values.instagramPostId) dispatch(ownPostLists.invalidate())
      }
      return outcome
    }
    notify({ kind: 'ok', message: t(again ? messages.sentAgain : messages.sent) })
    await onSent()
    return outcome
  }

  return (
    <Form id="postMention" schema={schema} initialValues={initialValues} onSubmit={submit}>
      <div hidden={isReview} onKeyDown={noEarlySubmit}>
        <Stack>
          <KindChoice kinds={again ? [again.kind] : kinds} />
          <Part campaign={campaign} />
        </Stack>
      </div>
      {isReview && <ReviewStep campaign={campaign} />}
      <StickyAction className={css.actions}>
        {isReview ? (
          <>
            <Button icon="pencil" onClick={() => setReview(false)}>
              {t(messages.back)}
            </Button>
            <SubmitButton label={again ? messages.sendAgain : messages.send} allowUnchanged icon="send" />
          </>
        ) : (
          <NextButton onNext={() => setReview(true)} />
        )}
      </StickyAction>
    </Form>
  )
}
