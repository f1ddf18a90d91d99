export { ContactCard } from './ContactCard'
export { NoteCard } from './NoteCard'
export { OpeningCard } from './OpeningCard'
export { PlaceCard } from './PlaceCard'
