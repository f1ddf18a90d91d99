import type { CampaignPlan } from '../world/plan'

type Days = readonly [start: number, due: number, end: number]
type Figures = Pick<CampaignPlan, 'approved' | 'pending' | 'rejected' | 'mentions' | 'reach'>
type More = Partial<CampaignPlan>

const plan = (brand: string, state: CampaignPlan['state'], name: string, product: string, value: number, picture: number, excerpt: string, [start, due, end]: Days, figures: Figures, more: More = {}): CampaignPlan =>
  ({ brand, state, name, product, value, picture, excerpt, start, due, end, package: 'small', ...figures, ...more })

const none = { approved: 0, pending: 0, rejected: 0, mentions: [0, 0, 0], reach: 0 } as const
const applied = (pending: number, approved = 0, rejected = 0): Figures => ({ approved, pending, rejected, mentions: [0, 0, 0], reach: 0 })
const pickup: More = { delivery: 'pickup' }
const yesterday = { day: -1, hour: 9, minute: 5 }

/** What company@samspel.test sees before anything is finished: as the look's pages show it. */
const current: CampaignPlan[] = [
  plan('bjorkbrygg', 'draft', 'Påskbrygg', 'Påskblandning, 250 g', 119, 10, 'Gult på bordet, svart i koppen.', [88, 102, 112], none),
  plan('havsro', 'draft', 'Vårdagg', 'Ansiktsmist', 189, 4, 'En dusch som ryms i väskan.', [70, 84, 95], none),
  plan('mossa-moln', 'draft', 'Kojan i vardagsrummet', 'Filt och klämmor', 349, 5, 'Bygg en koja, stanna kvar.', [60, 74, 88], none),
  plan('fjallglim', 'requested', 'Ljus i packningen', 'Pannlampa, 300 lumen', 449, 1, 'Det lilla ljuset som alltid följer med.', [24, 38, 50], none, { package: 'medium' }),
  plan('havsro', 'requested', 'Badrumshyllan', 'Tre favoriter i resestorlek', 279, 7, 'Visa hyllan som den är.', [20, 34, 48], none),
  plan('mossa-moln', 'confirmed', 'Julpyssel med barnen', 'Pyssellåda', 429, 0, 'Ett inlägg före 14 december.', [8, 23, 33], applied(9, 8, 2)),
  plan('havsro', 'confirmed', 'Nattserum i januari', 'Nattserum, 30 ml', 680, 3, 'Inlägg och story om kvällens sista steg.', [42, 56, 66], applied(12, 0, 1), { package: 'medium', fee: 800 }),
  plan('fjallglim', 'confirmed', 'Pannlampa för kvällsturen', 'Pannlampa, 400 lumen', 549, 1, 'Hämta i butik och gå ut samma kväll.', [6, 20, 30], applied(7, 5), pickup),
  plan('bjorkbrygg', 'confirmed', 'Kallbryggt i snön', 'Kallbryggset', 289, 5, 'Brygg kallt när det är kallt.', [14, 28, 40], applied(11, 2, 3)),
  plan('bjorkbrygg', 'upcoming', 'Adventskalendern med bönor', '24 små påsar', 499, 8, 'En ny böna varje dag i december.', [10, 30, 40], applied(2, 20, 6)),
  plan('mossa-moln', 'upcoming', 'Tomtens klossar', 'Träklossar i julask', 379, 2, 'Bygg en stad åt tomten.', [9, 22, 34], applied(1, 19, 4)),
  plan('fjallglim', 'upcoming', 'Tänt i vinterstugan', 'Lykta', 459, 7, 'Första kvällen i stugan.', [5, 19, 29], applied(0, 20, 3), pickup),
  plan('fjallglim', 'ongoing', 'Kvällslampa på tur', 'Lykta, 200 lumen', 249, 0, 'Ta med ljuset dit du går.', [-24, 1, 3], { approved: 20, pending: 0, rejected: 5, mentions: [16, 0, 0], reach: 92_415 },
    { target: 20, fee: 900, cast: [{ username: 'tovebakar', state: 'approved', mention: 'approved', decided: yesterday }] }),
  plan('havsro', 'ongoing', 'Vinterhud, dagkräm', 'Dagkräm, 50 ml', 195, 0, 'Två veckor med samma kräm.', [-26, 4, 6], { approved: 68, pending: 0, rejected: 11, mentions: [52, 2, 1], reach: 338_900 },
    { package: 'large', target: 70, fee: 1500, cast: [{ username: 'tovebakar', state: 'approved', mention: 'approved', decided: { day: -2, hour: 16, minute: 40 } }, { username: 'liviskarpluft', state: 'approved', mention: 'pending' }, { username: 'agnesfikar', state: 'approved', mention: 'pending', label: 'unclear' }] }),
  plan('bjorkbrygg', 'ongoing', 'Lussebrygg med saffran', 'Lussebrygg, 250 g', 149, 6, 'Brygg, baka och bjud någon på årets första lussefika.', [-18, 7, 9], { approved: 32, pending: 4, rejected: 6, mentions: [27, 5, 2], reach: 214_380 },
    { package: 'medium', target: 35, cast: [
      { username: 'tovebakar', state: 'pending', motivation: 'Bakar lussekatter med mormor varje år och vill prova bryggen till.' },
      { username: 'miladbrygger', state: 'pending', motivation: 'Har bryggstation hemma och filmar gärna en kort reel om kallbrygg.' },
      { username: 'agnesfikar', state: 'pending', motivation: 'Advent är min största månad. Kan publicera redan 25 november.' },
      { username: 'joelochelden', state: 'pending', motivation: 'Kokar kaffe ute året runt, tänker saffran i snön.' },
      { username: 'emmasfika', state: 'approved', mention: 'pending', picture: 6 }, { username: 'kaffekarin', state: 'approved', mention: 'pending', picture: 1 },
      { username: 'skogsfikarna', state: 'approved', mention: 'pending', kind: 'story', label: 'missing', picture: 2 }, { username: 'nordiskafrukostar', state: 'approved', mention: 'pending', label: 'unclear', picture: 0 },
      { username: 'hemmahosidun', state: 'approved', mention: 'pending', kind: 'story', picture: 4 }] }),
  plan('havsro', 'ongoing', 'Handkräm i fickan', 'Handkräm, 75 ml', 95, 1, 'Visa fickan den bor i.', [-12, 14, 16], { approved: 14, pending: 2, rejected: 1, mentions: [6, 0, 1], reach: 28_770 },
    { ...pickup, target: 20, fee: 700, cast: [{ username: 'tovebakar', state: 'approved', mention: 'rejected', label: 'missing' }] }),
  plan('bjorkbrygg', 'ongoing', 'Presspaketet', 'Kaffepress och 250 g', 329, 3, 'Fyra minuter som du får för dig själv.', [-16, 18, 23], { approved: 18, pending: 1, rejected: 4, mentions: [11, 2, 1], reach: 61_240 },
    { ...pickup, target: 20, cast: [{ username: 'pressochpapper', state: 'approved', mention: 'pending', picture: 3 }, { username: 'miladbrygger', state: 'approved', mention: 'pending', kind: 'link', picture: 5 }] }),
  plan('bjorkbrygg', 'ongoing', 'Rosta hemma', 'Gröna bönor och panna', 399, 0, 'Rosta din egen böna i stekpannan.', [-5, 22, 30], { approved: 19, pending: 3, rejected: 2, mentions: [3, 0, 0], reach: 9_860 }, { target: 20 }),
]

const past = (brand: string, state: 'finished' | 'archived', name: string, product: string, value: number, picture: number, excerpt: string, ago: number, approved: number, more: More = {}): CampaignPlan => {
  const posted = Math.round(approved * 0.92)
  return plan(brand, state, name, product, value, picture, excerpt, [-ago - 28, -ago - 4, -ago], { approved, pending: 0, rejected: 2 + (approved % 5), mentions: [posted, 0, approved % 3], reach: posted * (3100 + ((ago * 37) % 2900)) }, { target: approved + (approved % 4), ...more })
}
const service = 'Uppdrag utan produkt'
const tove = (day: number): More => ({ payment: 'content', cast: [{ username: 'tovebakar', state: 'approved', mention: 'approved', decided: { day, hour: 10, minute: 12 } }] })

const earlier: CampaignPlan[] = [
  past('bjorkbrygg', 'finished', 'Kanelbullens dag', 'Kaffe och pärlsocker', 149, 6, 'Baka, brygg och bjud.', 8, 34, { package: 'medium' }),
  past('havsro', 'finished', 'Höst i huden', 'Dagkräm och olja', 389, 2, 'När luften blir torr.', 15, 20),
  past('fjallglim', 'finished', 'Mörkt klockan fyra', 'Reflexlampa', 249, 1, 'Syns ni?', 22, 20),
  past('mossa-moln', 'finished', 'Regndagen', 'Pysselpåse', 199, 2, 'Vad gör ni när det regnar?', 30, 18),
  past('bjorkbrygg', 'finished', 'Recept för frukostbordet', service, 0, 10, 'Tre recept till vår sida.', 36, 8, { fee: 2200, ...tove(-48) }),
  past('havsro', 'finished', 'Efter badet', 'Kroppslotion', 219, 4, 'Hud efter salt, sol och vind.', 44, 35, { package: 'medium' }),
  past('fjallglim', 'finished', 'Natt i vindskydd', 'Gasolkök', 599, 2, 'Laga något varmt ute.', 58, 19, { fee: 1200 }),
  past('havsro', 'finished', 'Bildserie: badrummet', service, 0, 9, 'Sex bilder i dagsljus.', 70, 7, { fee: 1800, ...tove(-82) }),
  past('mossa-moln', 'finished', 'Nallens picknick', 'Nalle', 299, 1, 'Ta med nallen ut.', 84, 20, pickup),
  past('bjorkbrygg', 'finished', 'Iskaffe i juli', 'Kallbryggset', 279, 5, 'Kallt på balkongen.', 110, 35, { package: 'medium' }),
  past('fjallglim', 'finished', 'Första tältnatten', 'Tält för två', 1490, 3, 'En natt räcker.', 124, 12),
  past('mossa-moln', 'finished', 'Sommarläsning, text', service, 0, 3, 'En text om boken i hängmattan.', 130, 6, { fee: 1500, ...tove(-140) }),
  past('havsro', 'finished', 'Solsäker sommar', 'Solkräm SPF 50', 249, 6, 'Solskydd som används.', 142, 68, { package: 'large' }),
  past('bjorkbrygg', 'finished', 'Midsommarkaffe', 'Mellanrost, 500 g', 129, 8, 'Kokkaffe i gräset.', 150, 20),
  past('bjorkbrygg', 'finished', 'Kaffe och kaka, texter', service, 0, 7, 'Korta texter till påsarna.', 168, 6, { fee: 2450, ...tove(-178) }),
  past('fjallglim', 'finished', 'Frukost ute', 'Stekpanna', 349, 2, 'Gröt, pannkaka eller bara kaffe.', 190, 18, pickup),
  past('mossa-moln', 'finished', 'Påskpyssel', 'Pysselpåse', 179, 8, 'Fjädrar, färg och lim.', 226, 20),
  past('havsro', 'finished', 'Bildserie: vårhud', service, 0, 7, 'Fyra bilder utan filter.', 240, 6, { fee: 1500, ...tove(-250) }),
  past('bjorkbrygg', 'archived', 'Fettisdagen', 'Kaffe och mandelmassa', 169, 11, 'Semlan först.', 270, 20),
  past('havsro', 'archived', 'Sportlovsläppar', 'Läppbalsam', 99, 6, 'Skavlöst i backen.', 266, 19, pickup),
  past('fjallglim', 'archived', 'Nyårsljus', 'Lykta', 399, 6, 'Ett ljus in i det nya.', 318, 16),
  past('mossa-moln', 'archived', 'Tjugofyra små fickor', 'Sömnadsset', 329, 0, 'Adventskalender att sy.', 330, 20),
  past('bjorkbrygg', 'archived', 'Lussebrygg, i fjol', 'Lussebrygg, 250 g', 149, 6, 'Årets första lussefika.', 338, 33, { package: 'medium' }),
  past('havsro', 'archived', 'Julbad', 'Badsalt', 189, 5, 'En timme för dig.', 334, 20),
  past('fjallglim', 'archived', 'Höstmörker', 'Pannlampa', 449, 1, 'Runda efter jobbet.', 362, 14),
]

export const trekantPlans: readonly CampaignPlan[] = [...current, ...earlier]

/** Creators with a name in the look's pages; faces in this order. */
export const namedCreators: readonly (readonly [username: string, name: string, city: string, followers: number, engagement: number])[] = [
  ['tovebakar', 'Tove Ekström', 'Linköping', 18_400, 6.1], ['miladbrygger', 'Milad Hosseini', 'Malmö', 9_750, 8.4], ['agnesfikar', 'Agnes Wikström', 'Umeå', 41_200, 3.9],
  ['joelochelden', 'Joel Nyberg', 'Östersund', 6_120, 9.2], ['emmasfika', 'Emma Lindahl', 'Västerås', 38_600, 5.2], ['kaffekarin', 'Karin Öberg', 'Göteborg', 21_300, 6.7],
  ['skogsfikarna', 'Samir Haddad', 'Falun', 7_480, 7.9], ['nordiskafrukostar', 'Nora Rosén', 'Stockholm', 62_900, 3.4], ['hemmahosidun', 'Idun Palm', 'Lund', 12_050, 5.8],
  ['pressochpapper', 'Nils Sundin', 'Uppsala', 14_600, 6.3], ['liviskarpluft', 'Liv Yilmaz', 'Luleå', 74_300, 4.1],
]
