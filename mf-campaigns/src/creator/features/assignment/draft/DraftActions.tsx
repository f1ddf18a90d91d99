import { useText } from '@samspel/i18n'
import { LinkButton, Stack } from '@samspel/ui'
import { usePostDraft } from '../../../../shared/components/drafts'
import { draftPath, type DraftPhase } from '../data/draft-phase'
import { draftStepMessages as messages } from './step-messages'

const instagram = 'https://www.instagram.com/'

/** What to do now with a draft; nothing while the brand looks at it. */
export function DraftActions({ id, phase, postHref }: { id: string; phase: DraftPhase; postHref: string }) {
  const t = useText()
  const { draft } = usePostDraft(id)
  if (phase === 'waiting') return null
  if (phase === 'publish')
    return (
      <Stack gap={8}>
        <LinkButton variant="main" size="lg" fullWidth icon="brand-instagram" href={instagram} newTab>
          {t(messages.openInstagram)}
        </LinkButton>
        <LinkButton size="lg" fullWidth icon="check" href={postHref}>
          {t(messages.published)}
        </LinkButton>
      </Stack>
    )
  return (
    <LinkButton variant="main" icon="pencil" href={draftPath(id)}>
      {t(phase === 'changes' ? messages.change : draft?.savedAt ? messages.goOn : messages.write)}
    </LinkButton>
  )
}
