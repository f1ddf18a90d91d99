import type { Terms } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Fact, Facts } from '@samspel/ui'
import { channelNames, pieceNames } from '../../shared/components/terms-names'
import { useCategories } from '../../shared/components/use-categories'
import { diffMessages } from './diff-messages'
import { shareNames, termsWords as words } from './terms-words'

const pieces = Object.keys(pieceNames) as (keyof Terms['pieces'])[]

/** A campaign's terms in short, to compare them with others. */
export function TermsValue({ terms }: { terms: Terms }) {
  const t = useText()
  const f = useFormats()
  const categories = useCategories()
  const { rights, exclusivity, changeRounds, answerDays, anyPiece, cancelShare, feeSpan } = terms
  const counts = pieces
    .filter((piece) => terms.pieces[piece] > 0)
    .map((piece) => `${terms.pieces[piece]} ${t(pieceNames[piece], { n: terms.pieces[piece] })}`)
  const none = t(diffMessages.none)
  return (
    <Facts>
      <Fact label={t(words.pieces)}>{[...counts, ...(anyPiece ? [t(words.oneOfThem)] : [])].join(', ')}</Fact>
      <Fact label={t(words.rounds)}>{changeRounds ?? t(words.freely)}</Fact>
      <Fact label={t(words.rights)}>
        {rights
          ? [...rights.channels.map((channel) => t(channelNames[channel])), t(words.months, { n: rights.months })].join(
              ', ',
            )
          : none}
      </Fact>
      <Fact label={t(words.exclusivity)}>
        {exclusivity
          ? t(words.exclusiveDays, {
              category: categories.get(exclusivity.categoryId) ?? '…',
              before: exclusivity.daysBefore,
              after: exclusivity.daysAfter,
            })
          : none}
      </Fact>
      <Fact label={t(words.answer)}>{answerDays === null ? t(words.afterEnd) : t(words.days, { n: answerDays })}</Fact>
      {feeSpan && <Fact label={t(words.feeSpan)}>{f.oreSpan(feeSpan)}</Fact>}
      <Fact label={t(words.cancel)}>{t(shareNames[cancelShare])}</Fact>
    </Facts>
  )
}
