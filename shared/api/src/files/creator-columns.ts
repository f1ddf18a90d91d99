import { columnsCalled } from './table-text'

const names = {
  username: [
    'username',
    'user name',
    'user',
    'användarnamn',
    'användare',
    'brukernavn',
    'brugernavn',
    'käyttäjätunnus',
    'käyttäjänimi',
    'instagram',
    'instagram username',
    'instagramkonto',
    'instagram handle',
    'handle',
    'konto',
    'konton',
    'account',
    'profil',
    'profile',
    'profillänk',
    // Of our own list of rows that could not be read.
    'innehåll',
    'content',
  ],
  email: [
    'email',
    'e-mail',
    'email address',
    'e-post',
    'e-postadress',
    'e-postadresse',
    'epost',
    'mail',
    'mailadress',
    'mejl',
    'mejladress',
    'sähköposti',
    'sähköpostiosoite',
    'kontaktens e-post',
  ],
} as const

/** Columns of a file of creators, by their place in a row. */
export interface CreatorColumns {
  username: number[]
  email: number[]
}

/**
 * The columns that say who is meant, by the first row of a file; undefined where it is no heading that we know. A file of one column needs
 * none.
 */
export const creatorColumnsOf = (first: readonly string[]): CreatorColumns | undefined => {
  const found = columnsCalled(first, names)
  return found.username.length + found.email.length > 0 ? found : undefined
}
