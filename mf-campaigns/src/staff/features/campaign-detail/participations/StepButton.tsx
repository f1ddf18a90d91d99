import { useText } from '@samspel/i18n'
import type { EntityOf } from '@samspel/store'
import { Button, type IconName, LinkButton } from '@samspel/ui'
import { useMayWrite } from '../../../components/use-may-write'
import { boardMessages } from './board-messages'
import type { CreatorStep } from './next-of'
import type { Question } from './question'
import { threadWith } from './use-card-menu'

interface StepButtonProps {
  participation: EntityOf<'participations'>
  step: CreatorStep | undefined
  /** Rows have no room for icons. */
  isBare?: boolean
  onAsk: (question: Question) => void
}

/** The staff's next step for an approved creator; the answer to an application has buttons of its own. */
export function StepButton({ participation, step, isBare = false, onAsk }: StepButtonProps) {
  const t = useText()
  const mayWrite = useMayWrite()
  const look = (icon: IconName) => ({ size: 'sm', variant: 'light', ...(!isBare && { icon }) }) as const
  const { campaignId, creator } = participation
  switch (step) {
    case 'review':
      return (
        <LinkButton
          {...look('eye-check')}
          href={`/mentions?${new URLSearchParams({ campaign: campaignId, q: creator.username }).toString()}`}
        >
          {t(boardMessages.reviewPost)}
        </LinkButton>
      )
    case 'remind':
      return (
        mayWrite && (
          <LinkButton {...look('message')} href={threadWith(participation)}>
            {t(boardMessages.askForPost)}
          </LinkButton>
        )
      )
    case 'rate':
      return (
        <Button {...look('star')} onClick={() => onAsk('rate')}>
          {t(boardMessages.rate)}
        </Button>
      )
    case 'resolve':
      return (
        <Button {...look('truck')} onClick={() => onAsk('resolve')}>
          {t(boardMessages.answerProblem)}
        </Button>
      )
    default:
      return null
  }
}
