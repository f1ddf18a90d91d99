import type { LinkFigures as Figures, LinkReading } from '@samspel/api'
import { typesFigures } from '@samspel/api/network-links'
import { useFormats, useText } from '@samspel/i18n'
import { BareLink, Icon } from '@samspel/ui'
import { networkNames } from './figure-messages'
import { linkFigureMessages as messages, problemMessages } from './link-figure-messages'
import css from './LinkFigures.module.css'
import { LinkSum } from './LinkSum'

function FigureLine({ figures }: { figures: Figures }) {
  const t = useText()
  const moment = { handed_in: messages.handedIn, approved: messages.approved, later: messages.later }[figures.moment]
  return (
    <li>
      {t(moment, { days: figures.afterDays })} <LinkSum figures={figures} />{' '}
      {figures.proofUrl && (
        <BareLink href={figures.proofUrl} newTab>
          {t(messages.proof)}
        </BareLink>
      )}
    </li>
  )
}

/** Whose post it is, and for who reviews whether that is known. */
function Author({ reading, isReview }: { reading: LinkReading; isReview: boolean }) {
  const t = useText()
  const { author, title, network } = reading
  if (!author || !network) return null
  return (
    <p>
      <span>{t(messages.channel, { network: networkNames[network], title: title ?? '', author: author.name })}</span>
      {isReview && author.isKnown !== null && (
        <span>({t(author.isKnown ? messages.sameAuthor : messages.otherAuthor)})</span>
      )}
    </p>
  )
}

/** Why figures are not there: not yet, not at all, or since when they could not be read. */
function Missing({ reading }: { reading: LinkReading }) {
  const t = useText()
  const f = useFormats()
  const { network, state, missingSince, problem } = reading
  if (!network) return null
  const name = networkNames[network]
  if (state === 'gone' && missingSince)
    return (
      <p>
        <Icon name="alert-triangle" size={16} />
        {t(messages.gone, { network: name, when: f.dateTime(missingSince) })}
      </p>
    )
  if (missingSince && !typesFigures(network))
    return (
      <p>
        <Icon name="clock" size={16} />
        {t(messages.missing, {
          when: f.dateTime(missingSince),
          why: t(problem ? problemMessages[problem] : messages.soon),
        })}
      </p>
    )
  return typesFigures(network) && reading.figures.length === 0 ? <p>{t(messages.untold, { network: name })}</p> : null
}

/** What is known of a link in a post: whose it is, its figures with their source and time, and what is missing since when. */
export function LinkFigures({ reading, isReview = false }: { reading: LinkReading | undefined; isReview?: boolean }) {
  const t = useText()
  if (!reading) return null
  return (
    <div className={css.link}>
      <Author reading={reading} isReview={isReview} />
      {reading.twice && isReview && (
        <p>
          <Icon name="alert-triangle" size={16} />
          {t(messages.twice)}
        </p>
      )}
      {reading.figures.length > 0 && (
        <ul className={css.figures}>
          {reading.figures.map((figures) => (
            <FigureLine key={`${figures.moment} ${figures.afterDays}`} figures={figures} />
          ))}
        </ul>
      )}
      <Missing reading={reading} />
    </div>
  )
}
