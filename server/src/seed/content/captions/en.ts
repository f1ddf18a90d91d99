import type { CaptionBook } from './book'

const kitchen = [
  'The radio is on and nobody needs me for ten minutes.',
  'It is raining sideways, as ordered.',
  'Next door knocked just as it was ready.',
  'The table has not been wiped and that is fine.',
  'The children are asleep. That is the whole secret.',
  'The cat insisted on being in the picture.',
  'My mum approves, so that settles it.',
]
const family = [
  'Elevenses turned into lunch.',
  'Her little brother was the judge.',
  'The floor is under there somewhere.',
  'Rain all week, so we carry on.',
  'Nobody asked for a screen all morning.',
  'Grandad sat on the floor for an hour, which is a record.',
  'We were late for nursery and it was worth it.',
]

/** British captions. */
export const english: CaptionBook = {
  about: {
    brew: [
      'First cup, before anyone else is up.',
      'Four minutes in the press, not three.',
      'Ground it by hand and woke the whole terrace.',
      'Two cups again, and I live alone.',
      'Sunday, a bun and nothing else.',
      'I left it to go cold and it was still good.',
    ],
    tea: [
      'The pot lasts exactly one chapter.',
      'Tea at four, as if somebody had invited me.',
      'Milk second, I will not be taking questions.',
      'Loose leaves, chipped pot, good company.',
    ],
    cold: [
      'Left it in the fridge last night and forgot about it. That is the recipe.',
      'Cold coffee, warm jumper.',
      'Twelve hours in the fridge, twelve seconds in the glass.',
      'Ice, a slice of orange and a deckchair in the wind.',
    ],
    blocks: [
      'The tower stood for eleven seconds.',
      'He is the architect, I am the crane.',
      'Breakfast, blocks, tears, blocks.',
      'We built a town for the cat. He moves in tonight.',
    ],
    book: [
      'Same book, seventh night running.',
      'She knows it by heart and corrects me.',
      'Three under a blanket, one torch, one more chapter.',
      'He read to the bear and I listened at the door.',
    ],
    craft: [
      'One hour of craft, two of tidying.',
      'It was meant to be a reindeer. It is a cat. We are pleased.',
      'The glue went almost where it should.',
      'One box, one table and a Saturday with no plans.',
    ],
    bear: [
      'Bear came to the shops.',
      'A picnic for two, one of them stuffed.',
      'Dropped in a puddle on day one and survived the wash.',
      'Bear is strapped in. The child is not having it.',
    ],
    party: [
      'Four guests is plenty.',
      'A party in an hour, a cake in five minutes.',
      'We sang twice because the candles were so good.',
      'Everybody went home with a balloon and some cake in their hair.',
    ],
    crisp: [
      'Butter, cheese, done.',
      'The lunch the whole office looks at.',
      'You can hear me eat from the car park.',
      'Smoked mackerel on one half, egg on the other.',
    ],
    jam: [
      'The toast I wait for all morning.',
      'The porridge was an excuse.',
      'Straight from the jar, nobody saw.',
      'Whole fruit, that is the difference.',
      'Scones at three, then again at five.',
    ],
    chocolate: [
      'Two squares after dinner. Fine, four.',
      'I hid the bar behind the lentils, nobody looks there.',
      'Dark chocolate and a glass of milk, as if I were eight.',
      'Chopped it into the brownies. It should be the law.',
      'Tried all six and the sea salt is staying.',
    ],
    box: [
      'Friday night and the bowl is empty.',
      'We tasted four and took a vote. It was a draw.',
      'The film was bad, the snacks were not.',
      'Opened it on the train and made friends.',
    ],
  },
  life: {
    brew: kitchen,
    tea: kitchen,
    cold: kitchen,
    crisp: kitchen,
    jam: kitchen,
    chocolate: kitchen,
    box: kitchen,
    blocks: family,
    book: family,
    craft: family,
    bear: family,
    party: family,
  },
  closing: [
    'How do you do yours?',
    'Ask me anything below.',
    'More in my story.',
    'Save it for the weekend.',
    'Have a good week.',
    'Tips welcome.',
    'That is all.',
    'Say yes if you are in.',
  ],
}
