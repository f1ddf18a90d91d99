import { type KeyboardEvent, useMemo, useState } from 'react'
import type { Campaign, Mention, MentionKind } from '@samspel/api'
import { Form, SubmitButton, useFormFacts, useFormValue, useFormValues } from '@samspel/forms'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useNeedsNetwork } from '@samspel/offer/network'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button, notify, Stack, StickyAction } from '@samspel/ui'
import { ownPostLists, resubmitMention } from '../../data'
import { againBodyOf, bodyOf, emptyValues, isUploading, type PostValues, schemaFor, valuesOf } from './data/values'
import { draftedMessages } from './drafted-messages'
import { KindChoice } from './KindChoice'
import { messages } from './messages'
import { PartFields } from './PartFields'
import css from './PostForm.module.css'
import { ReviewStep } from './ReviewStep'
import { useDrafted } from './use-drafted'

/** Sends the post; what was written is kept while there is no network. */
function SendButton({ label }: { label: Message }) {
  const t = useText()
  const needs = useNeedsNetwork()
  if (!needs) return <SubmitButton label={label} allowUnchanged icon="send" />
  return (
    <Button variant="main" icon="send" disabledReason={needs}>
      {t(label)}
    </Button>
  )
}

/** The last step: the review, and the buttons below it. */
function Review({
  campaign,
  draftId,
  isAgain,
  onBack,
}: {
  campaign: Campaign
  draftId: string | undefined
  isAgain: boolean
  onBack: () => void
}) {
  const t = useText()
  const drafted = useDrafted(draftId)
  const send = drafted === undefined ? messages.send : draftedMessages.sendAnyway
  return (
    <>
      <ReviewStep campaign={campaign} drafted={drafted} />
      <StickyAction className={css.actions}>
        <Button icon="pencil" onClick={onBack}>
          {t(commonMessages.change)}
        </Button>
        <SendButton label={isAgain ? commonMessages.sendAgain : send} />
      </StickyAction>
    </>
  )
}

/** Continues to the review step once the chosen kind's part is complete. */
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

/** Enter in a field must not submit before the review step. */
const noEarlySubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The request for a new post: its kind and that kind's part. */
export type PostBody = ReturnType<typeof bodyOf>

/** Sends a new post. This is the only difference between delivered and picked-up products. */
export type SendPost = (body: PostBody) => Promise<Pick<ApiOutcome, 'ok' | 'parsedError'>>

interface PostFormProps {
  campaign: Campaign
  kinds: readonly MentionKind[]
  /** Of the draft that was approved for it. */
  draftId: string | undefined
  send: SendPost
  /** Called after a new or resubmitted post was accepted. */
  onSent: () => Promise<void> | void
  /** A post to change and resubmit. */
  again?: Pick<Mention, 'id' | 'kind' | 'linkPost' | 'contentPost'> | undefined
}

/** Select or write, review, send. The first step stays mounted behind the second, so that errors can find their fields. */
export function PostForm({ campaign, kinds, draftId, again, send, onSent }: PostFormProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [{ step }, setQuery] = useQueryParams()
  // After a reload the values may not be there yet, so that the address alone does not lead to the review.
  const [hasReviewed, setReviewed] = useState(false)
  const isReview = hasReviewed && step === 'review'
  const backToFields = () => {
    setReviewed(false)
    setQuery({ step: '' })
  }
  const review = () => {
    setReviewed(true)
    setQuery({ step: 'review' }, { push: true })
  }
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
        backToFields()
        // A post that is already used must be shown as used.
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
      {isReview ? (
        <Review campaign={campaign} draftId={draftId} isAgain={again !== undefined} onBack={backToFields} />
      ) : (
        <StickyAction className={css.actions}>
          <NextButton onNext={review} />
        </StickyAction>
      )}
    </Form>
  )
}
