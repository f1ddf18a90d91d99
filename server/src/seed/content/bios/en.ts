import type { BioBook } from './book'

export const english: BioBook = {
  does: {
    bake: ['I bake, they eat.', 'Weeknight dinners, and a cake on Saturday.'],
    coffee: ['Slow mornings and strong coffee.', 'One new roastery a month.'],
    home: ['Old house, new paint, every weekend.', 'Small flat, many plans.'],
    out: ['Walks in all weathers.', 'Two kids, one tent, no plan.'],
    kids: ['Three children and no quiet.', 'Fifteen-minute crafts for rainy days.'],
    write: ['Books, blankets and toast.', 'I only recommend what I have paid for.'],
    garden: ['Growing things on a north-facing balcony.', 'An allotment with more weeds than beans.'],
    craft: ['Making things with my hands.', 'I mend before I buy.'],
    run: ['Running after work, cake after that.', 'Cold water, warm flask.'],
  },
  is: [
    'Living in {city} with two children and a cat.',
    'Born in {city} and still here.',
    'New to {city}, send me tips.',
    'Nurse in {city} by day.',
    'Teacher in {city} on weekdays.',
    'Student in {city} on a small budget.',
    'The dog is called Alan, the town is called {city}.',
    'From the kitchen table in {city}.',
    'Dad of two in {city}.',
    'Fourth floor, no lift, {city}.',
    'Filming in daylight, which is an art in {city}.',
    'I work for myself in {city}, email me.',
  ],
}
