import type { NoticeKind } from './topics'
import { dayWords, money, type NoticeTexts, of, people } from './words'

/** What is told to creators, and to both sides. */
export const creatorTexts = {
  message: {
    sv: {
      title: (f, n) => `${people('sv', f.creator ?? f.brand, n)} har skrivit`,
      detail: (f) => f.text ?? '',
      action: 'Öppna',
    },
    en: {
      title: (f, n) =>
        n > 1 ? `${people('en', f.creator ?? f.brand, n)} have written` : `${f.creator ?? f.brand ?? ''} has written`,
      detail: (f) => f.text ?? '',
      action: 'Open',
    },
  },
  invited: {
    sv: { title: (f) => `${f.brand ?? ''} bjuder in dig`, detail: (f) => f.campaign ?? '', action: 'Se erbjudandet' },
    en: { title: (f) => `${f.brand ?? ''} invites you`, detail: (f) => f.campaign ?? '', action: 'See the offer' },
  },
  saved_open: {
    sv: {
      title: (f) => `Nu kan du ansöka till ${f.campaign ?? ''}`,
      detail: (f) => of(f.brand, f.day && `stänger ${dayWords('sv', f.day)}`),
      action: 'Se erbjudandet',
    },
    en: {
      title: (f) => `You can now apply to ${f.campaign ?? ''}`,
      detail: (f) => of(f.brand, f.day && `closes ${dayWords('en', f.day)}`),
      action: 'See the offer',
    },
  },
  saved_closing: {
    sv: {
      title: (f) => `${f.campaign ?? ''} stänger ${f.day ? dayWords('sv', f.day) : 'snart'}`,
      detail: (f) => of(f.brand, 'du har sparat erbjudandet'),
      action: 'Se erbjudandet',
    },
    en: {
      title: (f) => `${f.campaign ?? ''} closes ${f.day ? dayWords('en', f.day) : 'soon'}`,
      detail: (f) => of(f.brand, 'you saved this offer'),
      action: 'See the offer',
    },
  },
  list_invited: {
    sv: { title: (f) => `${f.brand ?? ''} vill ha dig i sin lista`, detail: () => '', action: 'Svara' },
    en: { title: (f) => `${f.brand ?? ''} wants you in their list`, detail: () => '', action: 'Answer' },
  },
  image_asked: {
    sv: {
      title: (f) => `${f.brand ?? ''} vill köpa din bild`,
      detail: (f) => (f.amount ? money('sv', f.amount) : ''),
      action: 'Svara',
    },
    en: {
      title: (f) => `${f.brand ?? ''} wants to buy your picture`,
      detail: (f) => (f.amount ? money('en', f.amount) : ''),
      action: 'Answer',
    },
  },
  application_approved: {
    sv: {
      title: (f) => `${f.brand ?? ''} sa ja`,
      detail: (f) =>
        of(f.campaign, f.amount ? money('sv', f.amount) : '', f.day && `lämna in senast ${dayWords('sv', f.day)}`),
      action: 'Till samarbetet',
    },
    en: {
      title: (f) => `${f.brand ?? ''} said yes`,
      detail: (f) =>
        of(f.campaign, f.amount ? money('en', f.amount) : '', f.day && `hand in by ${dayWords('en', f.day)}`),
      action: 'To the collaboration',
    },
  },
  application_rejected: {
    sv: { title: (f) => `Ingen plats i ${f.campaign ?? ''}`, detail: (f) => f.brand ?? '', action: 'Läs svaret' },
    en: { title: (f) => `No place in ${f.campaign ?? ''}`, detail: (f) => f.brand ?? '', action: 'Read the answer' },
  },
  application_removed: {
    sv: {
      title: (f) => `Du är inte längre med i ${f.campaign ?? ''}`,
      detail: (f) => f.brand ?? '',
      action: 'Läs varför',
    },
    en: { title: (f) => `You are no longer in ${f.campaign ?? ''}`, detail: (f) => f.brand ?? '', action: 'Read why' },
  },
  application_expired: {
    sv: {
      title: () => 'Din ansökan fick inget svar',
      detail: (f) => f.campaign ?? '',
      action: 'Se erbjudanden',
    },
    en: { title: () => 'Your application had no answer', detail: (f) => f.campaign ?? '', action: 'See offers' },
  },
  campaign_cancelled: {
    sv: { title: (f) => `${f.campaign ?? ''} är inställd`, detail: (f) => f.brand ?? '', action: 'Visa' },
    en: { title: (f) => `${f.campaign ?? ''} is cancelled`, detail: (f) => f.brand ?? '', action: 'Show' },
  },
  delivery_answered: {
    sv: { title: () => 'Svar om din leverans', detail: (f) => f.campaign ?? '', action: 'Till samarbetet' },
    en: { title: () => 'Answer about your delivery', detail: (f) => f.campaign ?? '', action: 'To the collaboration' },
  },
  post_approved: {
    sv: { title: () => 'Ditt inlägg är godkänt', detail: (f) => of(f.campaign, f.brand), action: 'Visa' },
    en: { title: () => 'Your post is approved', detail: (f) => of(f.campaign, f.brand), action: 'Show' },
  },
  post_rejected: {
    sv: { title: () => 'Ditt inlägg godkändes inte', detail: (f) => of(f.campaign, f.brand), action: 'Läs varför' },
    en: { title: () => 'Your post was not approved', detail: (f) => of(f.campaign, f.brand), action: 'Read why' },
  },
  rating_answered: {
    sv: {
      title: (f) => `${f.brand ?? ''} har svarat på ditt omdöme`,
      detail: (f) => f.text ?? '',
      action: 'Läs svaret',
    },
    en: {
      title: (f) => `${f.brand ?? ''} has answered your rating`,
      detail: (f) => f.text ?? '',
      action: 'Read the answer',
    },
  },
  changes_requested: {
    sv: {
      title: (f) => `${f.brand ?? ''} vill att du ändrar något`,
      detail: (f) => f.campaign ?? '',
      action: 'Lämna in igen',
    },
    en: {
      title: (f) => `${f.brand ?? ''} asks you for a change`,
      detail: (f) => f.campaign ?? '',
      action: 'Submit again',
    },
  },
  last_days: {
    sv: {
      title: (f) => `Lämna in senast ${dayWords('sv', f.day)}`,
      detail: (f) => f.campaign ?? '',
      action: 'Lämna in',
    },
    en: { title: (f) => `Submit by ${dayWords('en', f.day)}`, detail: (f) => f.campaign ?? '', action: 'Submit' },
  },
  image_withdrawn: {
    sv: { title: (f) => `${f.brand ?? ''} köper inte bilden`, detail: () => 'Bildköp', action: 'Läs varför' },
    en: { title: (f) => `${f.brand ?? ''} does not buy the picture`, detail: () => 'Picture', action: 'Read why' },
  },
  post_unreviewed: {
    sv: {
      title: () => 'Ditt inlägg hann inte granskas',
      detail: (f) => of(f.campaign, f.brand),
      action: 'Visa',
    },
    en: {
      title: () => 'Your post was not reviewed in time',
      detail: (f) => of(f.campaign, f.brand),
      action: 'Show',
    },
  },
  consent_ended: {
    sv: {
      title: () => 'Anslut ditt Instagram igen',
      detail: (f) => `Samspel kan inte längre läsa ${f.text ?? ''}`,
      action: 'Anslut igen',
    },
    en: {
      title: () => 'Connect your Instagram again',
      detail: (f) => `Samspel can no longer read ${f.text ?? ''}`,
      action: 'Connect again',
    },
  },
  overdue: {
    sv: {
      title: (f) => `Sista dagen var ${dayWords('sv', f.day)}`,
      detail: (f) => of(f.campaign, 'inlägget saknas'),
      action: 'Lämna in',
    },
    en: {
      title: (f) => `The last day was ${dayWords('en', f.day)}`,
      detail: (f) => of(f.campaign, 'the post is missing'),
      action: 'Hand in',
    },
  },
  available: {
    sv: { title: (f) => `${money('sv', f.amount)} att ta ut`, detail: (f) => f.campaign ?? '', action: 'Ta ut' },
    en: { title: (f) => `${money('en', f.amount)} to withdraw`, detail: (f) => f.campaign ?? '', action: 'Withdraw' },
  },
  payout_stopped: {
    sv: {
      title: () => 'Rätta dina uppgifter så betalar vi ut',
      detail: (f) => `${money('sv', f.amount)} väntar på dig`,
      action: 'Rätta',
    },
    en: {
      title: () => 'Correct your details and we will pay out',
      detail: (f) => `${money('en', f.amount)} is waiting for you`,
      action: 'Correct',
    },
  },
  earned: {
    sv: { title: (f) => `Du har tjänat ${money('sv', f.amount)}`, detail: (f) => f.campaign ?? '', action: 'Visa' },
    en: { title: (f) => `You have earned ${money('en', f.amount)}`, detail: (f) => f.campaign ?? '', action: 'Show' },
  },
  fee_returned: {
    sv: { title: () => 'Arvodet betalas inte ut', detail: (f) => f.campaign ?? '', action: 'Läs varför' },
    en: { title: () => 'The fee will not be paid', detail: (f) => f.campaign ?? '', action: 'Read why' },
  },
  fee_held_again: {
    sv: {
      title: (f) => `${money('sv', f.amount)} är reserverat åt dig igen`,
      detail: (f) => f.campaign ?? '',
      action: 'Visa',
    },
    en: {
      title: (f) => `${money('en', f.amount)} is held for you again`,
      detail: (f) => f.campaign ?? '',
      action: 'Show',
    },
  },
  payout_paid: {
    sv: { title: (f) => `${money('sv', f.amount)} är på väg till din bank`, detail: () => 'Uttag', action: 'Visa' },
    en: { title: (f) => `${money('en', f.amount)} is on its way to your bank`, detail: () => 'Payout', action: 'Show' },
  },
  payout_failed: {
    sv: {
      title: (f) => `Uttaget av ${money('sv', f.amount)} gick inte igenom`,
      detail: () => 'Pengarna är kvar på ditt konto',
      action: 'Visa',
    },
    en: {
      title: (f) => `The payout of ${money('en', f.amount)} failed`,
      detail: () => 'The money is still in your account',
      action: 'Show',
    },
  },
  news: {
    sv: { title: () => 'Nytt på Samspel', detail: (f) => f.text ?? f.textEn ?? '', action: 'Läs' },
    en: { title: () => 'New on Samspel', detail: (f) => f.textEn ?? f.text ?? '', action: 'Read' },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
