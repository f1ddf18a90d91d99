import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { Row, SectionHead, Stack, TextButton } from '@samspel/ui'
import { messages } from './messages'

export interface PartProps {
  title: string
  /** How many there are, as shown. */
  count?: string | undefined
  /** Opens all of the kind; absent when all are shown. */
  onShowAll?: (() => void) | undefined
  aside?: ReactNode
}

/** One kind of results under its heading. */
export function Part({ title, count, onShowAll, aside, children }: PartProps & { children: ReactNode }) {
  const t = useText()
  return (
    <Stack as="section" gap={12}>
      <SectionHead
        title={title}
        {...(count !== undefined && { count })}
        aside={
          (onShowAll || aside) && (
            <Row gap={12}>
              {onShowAll && <TextButton onClick={onShowAll}>{t(messages.showAll, { count: count ?? '' })}</TextButton>}
              {aside}
            </Row>
          )
        }
      />
      {children}
    </Stack>
  )
}
