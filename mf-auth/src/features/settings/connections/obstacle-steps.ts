import type { FacebookAccount } from '@samspel/api'
import { defineMessages, type Message } from '@samspel/i18n'

/** What prevents an account from being connected (row P-07). */
export type Obstacle = FacebookAccount['obstacles'][number]

const m = defineMessages({
  noPage: {
    id: 'mf-auth.obstacle.no-page',
    description: 'What is missing',
    defaultMessage: 'Kontot är inte kopplat till en Facebooksida',
    en: 'The account is not linked to a Facebook page',
  },
  noPage1: {
    id: 'mf-auth.obstacle.no-page-1',
    description: 'Step',
    defaultMessage: 'Öppna menyn, välj Sidor och sedan Skapa. Har du redan en sida, öppna den.',
    en: 'Open the menu, choose Pages and then Create. If you have a page already, open it.',
  },
  noPage2: {
    id: 'mf-auth.obstacle.no-page-2',
    description: 'Step',
    defaultMessage: 'Gå till sidans inställningar och välj Länkade konton, Instagram.',
    en: 'Go to the settings of the page and choose Linked accounts, Instagram.',
  },
  noPage3: {
    id: 'mf-auth.obstacle.no-page-3',
    description: 'Step',
    defaultMessage: 'Logga in med det Instagramkonto du vill använda här.',
    en: 'Log in with the Instagram account you want to use here.',
  },
  noInstagram: {
    id: 'mf-auth.obstacle.no-instagram',
    description: 'What is missing',
    defaultMessage: 'Sidan har inget Instagramkonto',
    en: 'The page has no Instagram account',
  },
  noInstagram1: {
    id: 'mf-auth.obstacle.no-instagram-1',
    description: 'Step',
    defaultMessage: 'Öppna sidan och gå till dess inställningar.',
    en: 'Open the page and go to its settings.',
  },
  noInstagram2: {
    id: 'mf-auth.obstacle.no-instagram-2',
    description: 'Step',
    defaultMessage: 'Välj Länkade konton, Instagram och Anslut konto.',
    en: 'Choose Linked accounts, Instagram and Connect account.',
  },
  noInstagram3: {
    id: 'mf-auth.obstacle.no-instagram-3',
    description: 'Step',
    defaultMessage: 'Logga in med ditt Instagramkonto.',
    en: 'Log in with your Instagram account.',
  },
  notProfessional: {
    id: 'mf-auth.obstacle.not-professional',
    description: 'What is missing',
    defaultMessage: 'Instagramkontot är privat, inte professionellt',
    en: 'The Instagram account is personal, not professional',
  },
  notProfessional1: {
    id: 'mf-auth.obstacle.not-professional-1',
    description: 'Step',
    defaultMessage: 'Öppna din profil, menyn och sedan Inställningar.',
    en: 'Open your profile, the menu and then Settings.',
  },
  notProfessional2: {
    id: 'mf-auth.obstacle.not-professional-2',
    description: 'Step',
    defaultMessage: 'Välj Kontotyp och verktyg, Byt till professionellt konto.',
    en: 'Choose Account type and tools, Switch to professional account.',
  },
  notProfessional3: {
    id: 'mf-auth.obstacle.not-professional-3',
    description: 'Step',
    defaultMessage: 'Välj Kreatör eller Företag. Det kostar inget och går att byta tillbaka.',
    en: 'Choose Creator or Business. It is free and you can switch back.',
  },
  taken: {
    id: 'mf-auth.obstacle.taken',
    description: 'What stands in the way',
    defaultMessage: 'Kontot är kopplat till någon annan på Samspel',
    en: 'The account is connected to someone else on Samspel',
  },
  taken1: {
    id: 'mf-auth.obstacle.taken-1',
    description: 'Step',
    defaultMessage: 'Är det ditt eget andra konto? Logga in på det och koppla bort Instagram där.',
    en: 'Is it another account of your own? Log in to it and disconnect Instagram there.',
  },
  taken2: {
    id: 'mf-auth.obstacle.taken-2',
    description: 'Step',
    defaultMessage: 'Känner du inte igen det? Byt lösenord på Instagram.',
    en: 'Don’t recognise it? Change your password on Instagram.',
  },
  facebook: {
    id: 'mf-auth.obstacle.facebook',
    description: 'Name of an app',
    defaultMessage: 'Facebook',
    en: 'Facebook',
  },
  instagram: {
    id: 'mf-auth.obstacle.instagram',
    description: 'Name of an app',
    defaultMessage: 'Instagram',
    en: 'Instagram',
  },
})

/** For each obstacle: what is missing, in which app to fix it, and how. */
export const stepsOf: Record<Obstacle, { what: Message; app: Message | undefined; steps: readonly Message[] }> = {
  no_page: { what: m.noPage, app: m.facebook, steps: [m.noPage1, m.noPage2, m.noPage3] },
  no_instagram: { what: m.noInstagram, app: m.facebook, steps: [m.noInstagram1, m.noInstagram2, m.noInstagram3] },
  not_professional: {
    what: m.notProfessional,
    app: m.instagram,
    steps: [m.notProfessional1, m.notProfessional2, m.notProfessional3],
  },
  taken: { what: m.taken, app: undefined, steps: [m.taken1, m.taken2] },
}

/** The obstacles among a refusal's error ids. */
export const obstaclesIn = (ids: readonly string[]): Obstacle[] => ids.filter((id): id is Obstacle => id in stepsOf)
