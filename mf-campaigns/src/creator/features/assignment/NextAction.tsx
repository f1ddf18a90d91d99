import type { Mention, Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { OnlineLinkButton, useNeedsNetwork } from '@samspel/offer/network'
import { Button, LinkButton } from '@samspel/ui'
import { messages as readAgainMessages } from '../../components/read-again-messages'
import { useReadAgain } from '../../components/use-read-again'
import { messages } from './messages'
import { nextMessages as m } from './next-messages'
import type { Next } from './use-next'

function ReadAgainButton({ mention }: { mention: Pick<Mention, 'id' | 'campaignId' | 'createdAt' | 'resubmittedAt'> }) {
  const t = useText()
  const { isBusy, read, sheet } = useReadAgain(mention)
  const needs = useNeedsNetwork()
  return (
    <>
      <Button variant="main" icon="refresh" loading={isBusy} disabledReason={needs} onClick={() => void read()}>
        {t(readAgainMessages.readAgain)}
      </Button>
      {sheet}
    </>
  )
}

/** The page's only filled button, for the action in the first card. */
export function NextAction({
  next: { act, mention, payable = 0 },
  participation,
}: {
  next: Next
  participation: Participation
}) {
  const t = useText()
  const f = useFormats()
  const postHref = `/assignments/${participation.id}/post`
  if (act === 'readAgain' && mention) return <ReadAgainButton mention={mention} />
  if (act === 'edit' && mention)
    return (
      <LinkButton variant="main" icon="pencil" href={`${postHref}?mention=${mention.id}`}>
        {t(messages.editAgain)}
      </LinkButton>
    )
  if (act === 'post')
    return (
      <LinkButton variant="main" icon="upload" href={postHref}>
        {t(messages.post)}
      </LinkButton>
    )
  if (act === 'withdraw')
    return (
      <OnlineLinkButton variant="main" href="/wallet">
        {t(m.withdraw, { money: f.ore(payable) })}
      </OnlineLinkButton>
    )
  return (
    <LinkButton variant="main" href="/wallet">
      {t(m.openWallet)}
    </LinkButton>
  )
}
