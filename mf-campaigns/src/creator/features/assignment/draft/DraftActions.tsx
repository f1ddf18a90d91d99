import { useText } from '@samspel/i18n'
import { LinkButton, Row, Stack, useIsMobile } from '@samspel/ui'
import { usePostDraft } from '../../../../shared/components/drafts'
import { draftPath, type DraftPhase } from '../data/draft-phase'
import { draftStepMessages as messages } from './step-messages'

const instagram = 'https://www.instagram.com/'

/** What to do now with a draft; nothing while the brand looks at it. */
export function DraftActions({ id, phase, postHref }: { id: string; phase: DraftPhase; postHref: string }) {
  const t = useText()
  const isMobile = useIsMobile()
  const { draft } = usePostDraft(id)
  if (phase === 'waiting') return null
  if (phase === 'publish') {
    const Side = isMobile ? Stack : Row
    const look = isMobile ? ({ size: 'lg', fullWidth: true } as const) : {}
    return (
      <Side gap={8}>
        <LinkButton variant="main" icon="brand-instagram" href={instagram} newTab {...look}>
          {t(messages.openInstagram)}
        </LinkButton>
        <LinkButton icon="check" href={postHref} {...look}>
          {t(messages.published)}
        </LinkButton>
      </Side>
    )
  }
  return (
    <LinkButton variant="main" icon="pencil" href={draftPath(id)}>
      {t(phase === 'changes' ? messages.change : draft?.savedAt ? messages.goOn : messages.write)}
    </LinkButton>
  )
}
