import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { PayBadge, termsOf, usePublishBy } from '@samspel/offer'
import { useEntities, usePagedList } from '@samspel/store'
import { Button, LinkButton, List, ListItem, Picture, Row, SectionHead } from '@samspel/ui'
import { LoadMore, SmallFact } from '../../../shared/components/CreatorParts'
import { DeclineInvitation } from '../../components/DeclineInvitation'
import { invitationLists, myInvitationsKey } from '../../data'
import css from './Marketplace.module.css'
import { messages } from './messages'

function Due({ offer }: { offer: Campaign }) {
  const due = usePublishBy(offer, 'short')
  return due && <SmallFact icon="calendar-due">{due}</SmallFact>
}

/**
 * Offers that brands have invited the creator to, above all others; renders nothing without any. A failed read is ignored, because the
 * offers show the invitation too.
 */
export function Invitations() {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(invitationLists, myInvitationsKey)
  const offers = useEntities('campaigns', list.ids)
  const [declining, setDeclining] = useState<Campaign | undefined>()
  if (offers.length === 0) return null
  const title = t(messages.invitations)
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead title={title} count={f.number(list.totalCount)} />
      <List label={title}>
        {offers.map((offer) => (
          <ListItem
            key={offer.id}
            href={`/marketplace/${offer.id}`}
            title={offer.name}
            detail={offer.brandName}
            picture={
              <Picture src={offer.productImageUrl} focus={offer.productImageFocus} alt="" ratio={1} width={64} />
            }
          >
            {offer.myInvitation?.message && <p className={css.message}>{offer.myInvitation.message}</p>}
            <div className={css.facts}>
              <PayBadge {...termsOf(offer)} />
              <Due offer={offer} />
            </div>
            <Row gap={8} className={css.answers}>
              <LinkButton
                size="sm"
                variant="light"
                href={`/marketplace/${offer.id}?apply=1`}
                aria-label={t(messages.acceptOf, { name: offer.name })}
              >
                {t(messages.accept)}
              </LinkButton>
              {offer.myInvitation && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => setDeclining(offer)}
                  aria-label={t(messages.declineOf, { name: offer.name })}
                >
                  {t(messages.decline)}
                </Button>
              )}
            </Row>
          </ListItem>
        ))}
      </List>
      <LoadMore list={list} />
      {declining && <DeclineInvitation campaign={declining} onClose={() => setDeclining(undefined)} />}
    </section>
  )
}
