/** Set while a visitor signs out on purpose: the guard then redirects to /login without a destination. Reset by that redirect. */
export const leaving = { byWish: false }
