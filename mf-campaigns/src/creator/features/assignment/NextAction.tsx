import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Button, LinkButton } from '@samspel/ui'
import { messages as readAgainMessages } from '../../components/read-again-messages'
import { useReadAgain } from '../../components/use-read-again'
import { messages } from './messages'
import { nextMessages as m } from './next-messages'
import type { Next } from './use-next'

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
  const [isBusy, setBusy] = useState(false)
  const readAgain = useReadAgain()
  const postHref = `/assignments/${participation.id}/post`
  if (act === 'readAgain' && mention)
    return (
      <Button
        variant="main"
        icon="refresh"
        loading={isBusy}
        onClick={() => {
          setBusy(true)
          void readAgain(mention.id).finally(() => setBusy(false))
        }}
      >
        {t(readAgainMessages.readAgain)}
      </Button>
    )
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
  return (
    <LinkButton variant="main" href="/wallet">
      {act === 'withdraw' ? t(m.withdraw, { money: f.ore(payable) }) : t(m.openWallet)}
    </LinkButton>
  )
}
