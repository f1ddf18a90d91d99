import type { ReactNode } from 'react'
import type { CreatorCard } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useFiguresFrom } from '../../../../shared/components/use-figures-from'
import { boardMessages } from './board-messages'
import css from './CreatorCard.module.css'
import { messages } from './messages'

interface CreatorFiguresProps {
  creator: CreatorCard
  /** Shown beside the figures in the line. */
  aside: ReactNode
  /** Shown under the other figures. */
  children: ReactNode
}

/** Reach, or followers where it is unknown, and engagement in one line; a press unfolds what else an application is judged by. */
export function CreatorFigures({ creator, aside, children }: CreatorFiguresProps) {
  const t = useText()
  const f = useFormats()
  const from = useFiguresFrom()(creator)
  const { followersCount, engagementRate, figures } = creator
  const reach = figures?.averageReach != null && `${f.number(figures.averageReach)} ${t(boardMessages.reach)}`
  const followers = `${f.number(followersCount)} ${t(messages.followers)}`
  const others = [
    reach && followers,
    figures &&
      `${f.number(figures.collaborationsCount)} ${t(boardMessages.collaborations, { n: figures.collaborationsCount })}`,
    figures?.averageRating != null && `${f.mean(figures.averageRating)} ${t(boardMessages.ratingMean)}`,
  ].filter(Boolean)
  return (
    <details className={css.more}>
      <summary>
        {[reach || followers, `${f.rate(engagementRate)} ${t(messages.engagement)}`, from].filter(Boolean).join(' · ')}
        {aside}
      </summary>
      {others.length > 0 && <p>{others.join(' · ')}</p>}
      {children}
    </details>
  )
}
