import type { Area } from '../pictures/areas'

/** Campaign name, product, value in kr, excerpt. */
export type Offer = readonly [name: string, product: string, value: number, excerpt: string]

/** Swedish offers by area; enough that a brand hardly repeats itself. */
export const swedishOffers: Record<Area, readonly Offer[]> = {
  coffee: [
    ['Morgonbrygg', 'Mellanrost, 500 g', 129, 'Visa din första kopp, precis som den ser ut.'],
    ['Kaffe i ryggsäcken', 'Filterpåsar och mugg', 189, 'Ta med kaffet dit du brukar gå.'],
    ['Fikapaus klockan tre', 'Bönor och kardemummabullar', 219, 'En paus, en kopp, en bulle.'],
    ['Handbryggt på landet', 'Bryggtratt och 250 g kaffe', 349, 'Långsamt kaffe i stugan.'],
    ['Espresso för nybörjare', 'Espressobönor, 1 kg', 229, 'Vi vill se dina första försök.'],
    ['Iskaffe i juli', 'Kallbryggset', 279, 'Kallt kaffe på balkongen.'],
    ['Kaffe till farmor', 'Presentask', 199, 'Brygg en kopp åt någon som är äldre än du.'],
    ['Rostat på måndag', 'Prenumeration i två månader', 398, 'Färskt i brevlådan var fjortonde dag.'],
    ['Termos i skidspåret', 'Termos, 0,75 l', 299, 'Varmt på vägen, varmt i spåret.'],
    ['Kanelbullens dag', 'Kaffe och pärlsocker', 149, 'Baka, brygg och bjud.'],
  ],
  skin: [
    ['Handtvål vid diskhon', 'Flytande tvål, 300 ml', 119, 'Det lilla som gör köket finare.'],
    ['Solsäker sommar', 'Solkräm SPF 50', 249, 'Solskydd som du faktiskt använder.'],
    ['Efter badet', 'Kroppslotion med tång', 219, 'Hud efter salt, sol och vind.'],
    ['Läppar i februari', 'Läppbalsam, tre sorter', 149, 'Mjuka läppar i kallt väder.'],
    ['Rakt upp ur duschen', 'Schampokaka', 129, 'Mindre plast i duschen.'],
    ['Två steg, inte tio', 'Rengöring och kräm', 389, 'En rutin som ryms i en vardag.'],
    ['Kväll med olja', 'Ansiktsolja, 30 ml', 329, 'Fem droppar före läggdags.'],
    ['Gympåsen', 'Reseset', 199, 'Allt som ryms i gympåsen.'],
    ['Mjuka händer i trädgården', 'Handkräm och skrubb', 229, 'För händer som gräver.'],
    ['Vårrengöring', 'Ansiktsmask', 199, 'En mask, en bok, en timme för dig.'],
  ],
  outdoor: [
    ['Natt i vindskydd', 'Gasolkök', 599, 'Laga något varmt ute i mörkret.'],
    ['Första tältnatten', 'Tält för två', 1490, 'En natt räcker, gärna med barn.'],
    ['Hundpromenad i november', 'Reflexlampa', 249, 'Syns ni när det är mörkt klockan fyra?'],
    ['Termos på toppen', 'Termos, 1 l', 349, 'Visa utsikten som kaffet smakar bäst vid.'],
    ['Torra fötter', 'Vandringskängor', 1299, 'Gå dit det är blött.'],
    ['Löprunda efter jobbet', 'Pannlampa, 400 lumen', 549, 'Spring när andra har tänt lampan inne.'],
    ['Skärgård utan bil', 'Vattentät packsäck', 399, 'Buss, båt och ett par bra skor.'],
    ['Frukost ute', 'Stekpanna och kök', 699, 'Gröt, pannkaka eller bara kaffe.'],
    ['Laga, inte slänga', 'Lagningssats', 179, 'Visa ett hål som du lagade själv.'],
  ],
  home: [
    ['Mörkerljus', 'Doftljus, två sorter', 279, 'Hemma när det är mörkt ute.'],
    ['Läslampan', 'Bordslampa', 799, 'Din bästa plats att läsa på.'],
    ['Lin i sängen', 'Påslakan i lin', 1290, 'Bäddat och obäddat, båda är fint.'],
    ['Fönsterbrädan', 'Kruka i lergods', 229, 'Det som växer hemma hos dig.'],
    ['Filt till balkongen', 'Ullfilt', 690, 'Sitt ute en vecka till.'],
    ['Ny på väggen', 'Vägglampa', 599, 'Före och efter, samma vägg.'],
    ['Diskbänken på lördag', 'Handdukar i lin', 249, 'Det vardagliga, fast fint.'],
    ['Doft av kåda', 'Doftpinnar', 199, 'Skogen, fast i hallen.'],
  ],
  kids: [
    ['Klossar till frukost', 'Träklossar, 40 delar', 349, 'Bygg något som rasar.'],
    ['Godnattsagan', 'Bilderbok', 169, 'Läs den som barnet väljer.'],
    ['Regndagen', 'Pysselpåse', 199, 'Vad gör ni när det regnar?'],
    ['Nallens picknick', 'Nalle i återvunnen bomull', 299, 'Ta med nallen ut.'],
    ['Filten i vagnen', 'Bomullsfilt', 259, 'Promenad med den minsta.'],
    ['Adventskalender att sy', 'Sömnadsset', 329, 'Tjugofyra små fickor.'],
    ['Kalas för fyra', 'Kalaslåda', 389, 'Ett litet kalas räcker långt.'],
    ['Lekrummet på tio minuter', 'Förvaringskorg', 279, 'Före, efter och hur länge det höll.'],
  ],
  snack: [
    ['Knäck på fjället', 'Knäckebröd, fyra sorter', 129, 'Vad har du på mackan?'],
    ['Fredagsmys utan chips', 'Knäcke och röror', 179, 'Skålen på bordet en fredag.'],
    ['Sylt på allt', 'Sylt, tre burkar', 159, 'Gröt, ost eller direkt ur burken.'],
    ['Choklad efter maten', 'Mörk choklad, sex kakor', 219, 'Två rutor och en kopp te.'],
    ['Matlådan', 'Knäckebröd i portionspåse', 99, 'Lunch som du gjorde själv.'],
    ['Midsommarbordet', 'Knäcke och sill', 189, 'Dukat i gräset.'],
    ['Glögg och knäck', 'Julask', 249, 'Det som står framme hela december.'],
    ['Frukost på sängen', 'Frukostask', 199, 'Till någon som förtjänar det.'],
  ],
}

/** Offers of the brands abroad. */
export const englishOffers: Record<Area, readonly Offer[]> = {
  coffee: [
    ['First cup', 'House blend, 500 g', 139, 'Show us your first cup of the day.'],
    ['Coffee on the trail', 'Drip bags', 149, 'Take it where you walk.'],
    ['Slow Sunday', 'Pour-over set', 379, 'One pot, no hurry.'],
    ['Tea at four', 'Loose leaf, two tins', 189, 'A pot, a slice, a window.'],
    ['Cold brew week', 'Cold brew kit', 259, 'Seven days, seven glasses.'],
    ['Coffee for two', 'Gift box', 229, 'Make one for somebody else.'],
  ],
  skin: [
    ['Winter hands', 'Hand cream', 149, 'Cold air, soft hands.'],
    ['Two steps', 'Cleanser and cream', 399, 'A routine that fits a weekday.'],
    ['After the sauna', 'Birch soap', 129, 'Steam, snow and soap.'],
    ['Rosehip night', 'Face oil, 30 ml', 349, 'Five drops before bed.'],
    ['Beach bag', 'Sun cream SPF 50', 239, 'What is in your bag?'],
    ['Bathroom shelf', 'Travel set', 219, 'Show your shelf, mess and all.'],
  ],
  outdoor: [
    ['First light', 'Lantern', 449, 'Out before the sun is.'],
    ['Dark by three', 'Headlamp', 529, 'Run when it is dark.'],
    ['Soup outside', 'Camp stove', 649, 'Anything warm, anywhere cold.'],
    ['Wet boots', 'Walking boots', 1249, 'Go where it is muddy.'],
    ['One night away', 'Tent', 1590, 'No need to go far.'],
    ['Flask at the top', 'Flask, 1 l', 329, 'The view it tastes best with.'],
  ],
  home: [
    ['Candle season', 'Scented candles', 289, 'Home when it is dark.'],
    ['Reading corner', 'Table lamp', 849, 'Where you read best.'],
    ['Throw on the porch', 'Wool throw', 720, 'One more week outside.'],
    ['Window sill', 'Clay pot', 219, 'What grows at yours?'],
    ['Before and after', 'Wall lamp', 629, 'Same wall, new light.'],
  ],
  kids: [
    ['Blocks at breakfast', 'Wooden blocks', 359, 'Build something that falls.'],
    ['One more story', 'Picture book', 179, 'Read the one they choose.'],
    ['Bear on tour', 'Soft bear', 309, 'Take the bear outside.'],
    ['Rainy day box', 'Craft box', 219, 'What do you do when it rains?'],
    ['Small party', 'Party box', 379, 'Four guests are enough.'],
  ],
  snack: [
    ['After dinner', 'Dark chocolate, six bars', 229, 'Two squares and a cup of tea.'],
    ['Toast club', 'Jam, three jars', 169, 'What is on your toast?'],
    ['Lunch box', 'Crispbread', 109, 'A lunch you made yourself.'],
    ['Movie night', 'Snack box', 189, 'What is in the bowl?'],
    ['Bean to bar', 'Tasting box', 349, 'Taste four and pick one.'],
  ],
}

/** For assignments without a product. */
export const serviceInstructions = (account: string): string =>
  `Uppdraget är innehåll till våra egna sidor, ingen produkt skickas.\n\n1. Ladda upp text och bilder här.\n2. Skriv "Reklam för @${account}" först om du också publicerar själv.\n3. Lämna in senast sista dagen, så hinner vi svara.`

export const instructions = {
  sv: (product: string, account: string) =>
    `Vi står för produkten: ${product.toLowerCase()}. Använd den som du brukar och berätta med egna ord.\n\n1. Publicera ett inlägg, gärna en story också.\n2. Skriv "Reklam för @${account}" först i texten.\n3. Visa produkten i användning, inte bara förpackningen.\n\nVi svarar på frågor i meddelanden, oftast samma dag.`,
  en: (product: string, account: string) =>
    `You get ${product.toLowerCase()} sent home, or pick it up in a shop. Use it the way you would and tell it in your own words.\n\n1. Publish one post, and a story if you like.\n2. Begin the caption with "Ad for @${account}".\n3. Show the product in use, not only the box.\n\nAsk us in messages; we answer most days.`,
}
