/**
 * Set while a visitor leaves by wish: the guard then sends to /login without a destination. In this page's memory only, until the
 * redirect has happened.
 */
export const leaving = { byWish: false }
