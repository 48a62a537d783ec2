/**
 * The roster, in the order of the act list. To add an act: copy an entry, fill in every line, put its pictures in `static/images/acts/`
 * and its biography in `content/acts/<slug>.md`, and run `npm run generate`. Its pages appear by themselves: one of its own, one on how to
 * book it, one for each occasion and one for each supported city.
 *
 * Facts are numbers and lists; the site words them. In each entry:
 * - `bio` stands on cards: at most 100 characters, of which the first sentence, alone on small cards, has at most 72. `portrait` takes its time.
 * - `musicians` and `dancers` are the people on stage; `data/riders.ts` gives each of them a place there.
 * - `sets` are the programmes to choose from: `count` times `minutes` (or up to `upTo`), within `within` minutes, pauses included.
 * - `price` is the act's own range in whole euros, within that of its `priceClass` in `data/prices.ts`, and what it covers.
 * - `loudness` is in dB(A) at 10 m, with the step of the scale: gesprek, tafel, dansvloer or concert.
 * - `outdoors` is what the act asks where it plays outdoors. `searchWords` are not shown: the search field finds the act by them.
 * - `unsuited` names occasions that do not suit the act, each with the reason, which its page shows. Leave it out where all suit.
 *
 * No film of the acts is known yet: `videoUrl` shows one openly licensed film (Big Buck Bunny) as a stand-in until the agency has its own.
 */
import type { Act } from '../../../generator/schema/act.ts'
import type { Marked } from '../../../generator/schema/sample.ts'

export const acts = [
  {
    name: 'Band Marginal',
    slug: 'band-marginal',
    category: 'cover',
    image: 'acts/band-marginal.svg',
    imageShows: 'een tekening',
    bio: 'Rock en pop om op te springen, van Queen tot The Killers. Met z’n vijven, weinig praat.',
    portrait: 'Rock en pop om op te springen, van Summer of ’69 tot Mr. Brightside. Band-marginal staat met vijf op het podium, praat weinig tussen de nummers en past de volgorde aan zodra de dansvloer daarom vraagt.',
    shortDescription: 'Feestband voor rock en pop uit vijf decennia, die eerst naar de dansvloer kijkt en dan pas het volgende nummer kiest.',
    lineUp: 'zang, gitaar, bas, drums en toetsen',
    musicians: 5,
    sets: [
      { count: 2, minutes: 45, upTo: 60 },
      { count: 3, minutes: 45, upTo: 60 },
    ],
    priceClass: 'rock-pop',
    price: { from: 2500, to: 3400, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: false },
    loudness: { level: 'dansvloer', from: 85, to: 93 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['rock', 'pop'],
    decades: [1970, 1980, 1990, 2000, 2010],
    searchWords: ['feestband', 'rockband', 'popband', 'openingsdans'],
    repertoire: [
      'Mr. Brightside (The Killers)',
      'Don’t Stop Me Now (Queen)',
      'Summer of ’69 (Bryan Adams)',
      'Sex on Fire (Kings of Leon)',
      'What’s Up? (4 Non Blondes)',
      'Jump (Van Halen)',
      'Song 2 (Blur)',
      'Valerie (Mark Ronson met Amy Winehouse)',
    ],
    reasons: [
      'Vijf mensen spelen en vier van hen zingen, zonder tape onder de refreinen van Don’t Stop Me Now.',
      'De zangeres komt met haar draadloze microfoon van het podium af en zingt tussen de dansers verder.',
      'Er liggen drie setlijsten klaar, van rustig tot wild, en welke het wordt, beslist de groep na twee nummers.',
    ],
    occasions: {
      bruiloft:
        'De eerste set vangt de ooms en tantes met Summer of ’69, de laatste is voor de vrienden. Daartussen speelt Band Marginal jullie openingsdans, als je de titel tijdig doorgeeft. Vraag de zaal om het grote licht te doven vóór de eerste noot.',
      bedrijfsfeest:
        'Collega’s die elkaar alleen van vergaderingen kennen, hebben twee refreinen nodig die iedereen weet. Daar begint de groep mee, en pas daarna gaat het tempo omhoog. Drie kwartier na de laatste speech is het beste moment.',
      festival:
        'Voor een dorpsfeest, een braderie of een studentenpodium speelt Band Marginal één blok van 75 minuten zonder pauze. De wissel duurt twintig minuten met een gedeeld drumstel.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [],
  },
  {
    name: '1984',
    slug: '1984',
    category: 'tribute',
    originalArtist: 'Simple Minds',
    image: 'acts/1984.svg',
    imageShows: 'een tekening',
    bio: 'Brede synthesizers en drums die een plein aankunnen. Bij Don’t You neemt de zaal het over.',
    portrait: 'Brede synthesizers, een gitaar vol echo en drums die een plein aankunnen: 1984 speelt Simple Minds met zes mensen op het podium. Bij het slot van Don’t You (Forget About Me) neemt de zaal het over.',
    shortDescription: 'Tribute aan Simple Minds, met het zwaartepunt op de platen uit de eerste helft van de jaren tachtig.',
    lineUp: 'zang, gitaar, bas, drums, toetsen en achtergrondzang',
    musicians: 6,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'tribute',
    price: { from: 2700, to: 3500, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: false },
    loudness: { level: 'concert', from: 86, to: 95 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['new wave', 'rock'],
    decades: [1980],
    searchWords: ['jaren tachtig', 'eighties', 'new wave'],
    repertoire: [
      'Don’t You (Forget About Me)',
      'Alive and Kicking',
      'Promised You a Miracle',
      'Waterfront',
      'Belfast Child',
      'Someone Somewhere in Summertime',
      'Sanctify Yourself',
    ],
    reasons: [
      'Waterfront begint met een bas die blijft pompen op één noot, en vanaf dan weet de hele zaal wat er komt.',
      'De toetsenist speelt de klanken van toen zelf in plaats van een computer te laten meelopen, dus de lengte van elk slot volgt het publiek.',
      'Ook wie Simple Minds alleen van de radio kent, zingt na één keer mee met het einde van Don’t You (Forget About Me).',
    ],
    occasions: {
      bruiloft:
        'Sterk als veel van je gasten in de jaren tachtig jong waren: zet de groep dan na de taart, met één of twee sets. Someone Somewhere in Summertime is een mooie openingsdans, als je er op tijd om vraagt. Voor een dansvloer tot vier uur plan je er een dj achter.',
      bedrijfsfeest:
        'Na de speeches werkt een set van een uur het best, met een rustige opbouw en Alive and Kicking tegen het einde. In een zaal met een laag plafond speelt de groep met minder galm, zodat gesprekken aan de bar mogelijk blijven.',
      festival:
        'Een plein of een tent is voor deze grote refreinen de natuurlijke plek. Reken op een set van 60 minuten, een halfuur wisseltijd en een lijncheck. In de schemering komt het licht op de synthesizers het best tot zijn recht.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [],
  },
  {
    name: 'The Rover',
    slug: 'the-rover',
    category: 'cover',
    image: 'acts/the-rover.svg',
    imageShows: 'een tekening',
    bio: 'Klassieke rock in lange adem, met gitaren die elkaar antwoorden. Een solo mag uitlopen.',
    portrait: 'Klassieke rock in lange adem: twee gitaren die elkaar antwoorden, een drummer die zwaar en laat slaat, en sets van 90 minuten waarin een solo mag uitlopen. The-rover speelt voor wie komt luisteren en blijft staan.',
    shortDescription: 'Vijf muzikanten, buizenversterkers en sets van 90 minuten vol rock uit de jaren zestig en zeventig.',
    lineUp: 'zang, twee gitaren, bas en drums',
    musicians: 5,
    sets: [
      { count: 1, minutes: 90 },
      { count: 2, minutes: 90 },
    ],
    priceClass: 'rock-pop',
    price: { from: 2000, to: 2700, includes: 'geluid en licht, microfoons en een geluidstechnicus', vatIncluded: false },
    loudness: { level: 'concert', from: 92, to: 98 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['classic rock', 'bluesrock'],
    decades: [1960, 1970],
    searchWords: ['rockband', 'classic rock', 'blues', 'sixties', 'seventies'],
    repertoire: [
      'Smoke on the Water (Deep Purple)',
      'Jumpin’ Jack Flash (The Rolling Stones)',
      'Layla (Derek and the Dominos)',
      'Baba O’Riley (The Who)',
      'Whiskey in the Jar (Thin Lizzy)',
      'Sharp Dressed Man (ZZ Top)',
      'Paranoid (Black Sabbath)',
      'All Right Now (Free)',
    ],
    reasons: [
      'De twee gitaristen verdelen elke riff, links en rechts, zodat Whiskey in the Jar zijn dubbele melodie houdt.',
      'Drie buizenversterkers op een rij, weinig licht en muzikanten die naar elkaar kijken in plaats van naar hun telefoon.',
      'Een set van 90 minuten geeft een avond een begin, een midden en een slot, wat met drie korte blokken zelden lukt.',
    ],
    occasions: {
      bruiloft:
        'Past bij een koppel dat elkaar op een concert heeft leren kennen en liever een gitaarsolo hoort dan een polonaise. Eén set van 90 minuten na het dessert, daarna een dj voor wie nog wil dansen. Slows zitten er nauwelijks in, dus kies je openingsdans elders.',
      bedrijfsfeest:
        'Op een feest voor technici, bouwers of motorrijders slaat deze groep beter aan dan een breed programma. Plan haar laat, met staanplaatsen en een open toog, en hou de gesprekken voor het uur ervoor.',
      festival:
        'Hier is The Rover op haar plek: één aaneengesloten set, volle versterkers en een publiek dat de solo’s van buiten kent. Kan de programmatie geen 90 minuten kwijt, zeg het dan bij de aanvraag.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [],
  },
  {
    name: 'Silkwood',
    slug: 'silkwood',
    category: 'akoestisch',
    image: 'acts/silkwood.svg',
    imageShows: 'een tekening',
    bio: 'Popliedjes met één stem, een gitaar en een cello: stil, nooit saai. Elke set duurt een halfuur.',
    portrait: 'Eén stem met een gitaar, één cello die nu eens bast en dan weer meezingt: Silkwood maakt popliedjes stil zonder ze saai te maken. De sets duren een halfuur en volgen het ritme van een receptie.',
    shortDescription: 'Akoestisch duo met gitaar en cello, dat in blokken van dertig minuten speelt, van het eerste glas tot de aanvang van het diner.',
    lineUp: 'zang en akoestische gitaar, cello en tweede stem',
    musicians: 2,
    sets: [
      { count: 3, minutes: 30, within: 150 },
      { count: 4, minutes: 30, within: 210 },
      { count: 5, minutes: 30, within: 270 },
    ],
    priceClass: 'akoestisch',
    price: { from: 800, to: 1200, includes: 'een kleine luidspreker, mengtafel en microfoons', vatIncluded: false },
    loudness: { level: 'gesprek', from: 60, to: 68 },
    places: ['binnen', 'buiten'],
    outdoors: 'Onder een afdak, want hout en regen gaan niet samen.',
    languages: ['Engels'],
    genres: ['akoestische pop', 'folk'],
    decades: [1960, 1970, 1980, 1990, 2010],
    searchWords: ['duo', 'cello', 'ceremonie', 'receptie', 'achtergrondmuziek'],
    repertoire: [
      'Fast Car (Tracy Chapman)',
      'Landslide (Fleetwood Mac)',
      'Fields of Gold (Sting)',
      'Blackbird (The Beatles)',
      'Kiss Me (Sixpence None the Richer)',
      'Thinking Out Loud (Ed Sheeran)',
      'Make You Feel My Love (Bob Dylan)',
      'Hallelujah (Leonard Cohen)',
    ],
    reasons: [
      'De cello strijkt, tokkelt en tikt op het hout, zodat twee mensen klinken als een klein ensemble.',
      'Er staan twee stoelen, een gitaar en een cello, en verder geen doos, geen gordijn en bijna geen kabel.',
      'Halfuren laten ruimte voor foto’s en hapjes, en wie drie, vier of vijf sets kiest, weet exact welke uren gedekt zijn.',
    ],
    occasions: {
      bruiloft:
        'Begin in de kerk of op het grasveld met twee liedjes bij de ceremonie en verhuis daarna naar de receptie. Drie sets van 30 minuten vullen 2,5 uur, vaak net de tijd tussen jawoord en diner. Loopt de fotograaf graag uit, neem er dan een vierde set bij.',
      bedrijfsfeest:
        'Bij een opening, een afscheid of een ontvangst van klanten hoort muziek die je opmerkt en die niemand stoort. Silkwood speelt voor dertig tot honderdvijftig gasten met een kleine luidspreker. Een speech past altijd in een van de pauzes.',
      festival:
        'Op het grote podium verdwijnt een cello, in een kapel of een boomgaard hangt het publiek aan haar lippen. Programmeer Silkwood dus klein en overdag, met vier of vijf halfuren verspreid over de namiddag. Een afdak is nodig, want hout en regen gaan niet samen.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [
      { file: 'acts/silkwood-1.jpg', shows: 'tekening 1' },
      { file: 'acts/silkwood-2.jpg', shows: 'tekening 2' },
      { file: 'acts/silkwood-3.jpg', shows: 'tekening 3' },
      { file: 'acts/silkwood-4.jpg', shows: 'tekening 4' },
    ],
  },
  {
    name: 'MJ History',
    slug: 'mj-history',
    category: 'tribute',
    originalArtist: 'Michael Jackson',
    image: 'acts/mj-history.svg',
    imageShows: 'een tekening',
    bio: 'Hoed, handschoen en een band die alles live speelt. De passen van Billie Jean zitten erin.',
    portrait: 'Hoed, handschoen en een band die alles live speelt: MJ History maakt van de muziek van Michael Jackson een show met zang en dans. De passen van Billie Jean zitten erin, en de korte stilte net ervoor ook.',
    shortDescription: 'Michael Jackson met liveband en twee dansers, in een show die je kort of lang kunt boeken: van 45 tot 90 minuten.',
    lineUp: 'zang en dans, twee dansers, gitaar, bas, drums, toetsen en achtergrondzang',
    musicians: 6,
    dancers: 2,
    sets: [{ count: 1, minutes: 45, upTo: 90, kind: 'show' }],
    priceClass: 'tribute',
    price: { from: 3800, to: 5000, includes: 'liveband, dansers en kostuums, geluid en licht, microfoons en een geluidstechnicus', vatIncluded: false },
    loudness: { level: 'dansvloer', from: 85, to: 93 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met een vlakke, droge vloer.',
    languages: ['Engels'],
    genres: ['pop', 'soul', 'r&b'],
    decades: [1970, 1980, 1990],
    searchWords: ['King of Pop', 'dansshow', 'Jackson 5'],
    repertoire: [
      'Billie Jean',
      'Beat It',
      'Thriller',
      'Smooth Criminal',
      'Black or White',
      'Man in the Mirror',
      'Don’t Stop ’Til You Get Enough',
      'Rock with You',
    ],
    reasons: [
      'Zang, dans en band delen één podium, zodat er voor de eerste rij evenveel te zien als te horen valt.',
      'Jij kiest de duur: 45 minuten als verrassing tussen dessert en dansvloer, 90 minuten als hoofdact.',
      'Bij Thriller doen kinderen en grootouders dezelfde armbewegingen, zonder dat iemand ze hoeft voor te doen.',
    ],
    occasions: {
      bruiloft:
        'Kies de korte show, na het dessert, en laat de dj daarna op hetzelfde tempo verdergaan. De dansers hebben een vlakke, harde vloer nodig: parket of een losse dansvloer, geen tapijt. Zeg de zaal vooraf dat het licht even uit moet kunnen.',
      bedrijfsfeest:
        'Een show met een begin en een einde laat zich makkelijk inpassen tussen speeches en prijsuitreikingen. Voorzie naast het podium een afgesloten ruimte voor de kostuumwissels en duid iemand aan die het zaallicht bedient.',
      festival:
        'In de vroege avond, als de kinderen nog wakker zijn, heeft deze show zijn beste publiek. De volle 90 minuten vragen een podium van acht op vier meter, met vooraan een strook zonder kabels voor de dansers.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [],
    isTopAct: true,
  },
  {
    name: 'The Deputees',
    slug: 'the-deputees',
    category: 'tribute',
    originalArtist: 'Bob Marley',
    image: 'acts/the-deputees.svg',
    imageShows: 'een tekening',
    bio: 'Reggae, traag genoeg om te dansen, warm genoeg om te blijven zitten. Met z’n achten.',
    portrait: 'Reggae met z’n achten: een bas die de vloer laat veren, een orgel op de tegentijd en stemmen die Three Little Birds optillen. The Deputees speelt Bob Marley traag genoeg om te dansen en warm genoeg om te blijven zitten.',
    shortDescription: 'Bob Marley-tribute met percussie en twee achtergrondzangeressen, thuis op terrassen en grasvelden en in volle tenten.',
    lineUp: 'zang en slaggitaar, sologitaar, bas, drums, orgel, percussie en twee achtergrondzangeressen',
    musicians: 8,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'tribute',
    price: { from: 3200, to: 4200, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: false },
    loudness: { level: 'dansvloer', from: 78, to: 90 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['reggae'],
    decades: [1970],
    searchWords: ['ska', 'Jamaica', 'zomerfeest', 'The Wailers'],
    repertoire: [
      'No Woman, No Cry',
      'One Love',
      'Is This Love',
      'Could You Be Loved',
      'Three Little Birds',
      'Redemption Song',
      'I Shot the Sheriff',
      'Jamming',
    ],
    reasons: [
      'Drums en bas laten veel ruimte, waardoor je de groep goed hoort zonder dat het volume omhoog moet.',
      'Twee achtergrondzangeressen dragen de refreinen, zodat No Woman, No Cry een koor heeft nog voor het publiek begint.',
      'Kinderen kennen Three Little Birds, hun ouders Could You Be Loved: de dansvloer loopt vol van twee kanten.',
    ],
    occasions: {
      bruiloft:
        'Een receptie in de tuin met Is This Love en One Love op gespreksvolume, en ’s avonds Could You Be Loved op de dansvloer: beide kan met dezelfde groep. Redemption Song met één gitaar is mooi tijdens een ceremonie. Reken op acht mensen aan tafel.',
      bedrijfsfeest:
        'Op een zomerfeest met foodtrucks en gezinnen doet deze muziek wat ze moet doen: ze houdt iedereen buiten. In de winter werkt ze even goed als tegengif. Speeches plan je tussen de twee sets.',
      festival:
        'Van namiddag tot zonsondergang is haar beste tijd, op een weide of een stadsplein. Eén set van een uur is genoeg; langer kan, want de nummers laten zich rekken. Percussie en twee zangmicrofoons links vooraan vragen enkele kanalen extra.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [],
    isTopAct: true,
  },
  {
    name: 'Winnetoe',
    slug: 'winnetoe',
    category: 'cover',
    image: 'acts/winnetoe.svg',
    imageShows: 'een tekening',
    bio: 'Zij neemt Dancing Queen, hij Livin’ on a Prayer. Zacht bij het diner, los op de dansvloer.',
    portrait: 'Zij neemt Dancing Queen, hij Livin’ on a Prayer, en de band erachter kan beide kanten op. Winnetoe begint zacht bij het diner, bouwt op naar de dansvloer en stopt als de lichten aangaan.',
    shortDescription: 'Allround coverband met twee leadstemmen, die een avond van dinermuziek tot laatste dans in één hand houdt.',
    lineUp: 'zang, zang en gitaar, toetsen, bas en drums',
    musicians: 5,
    sets: [{ count: 3, minutes: 45 }],
    priceClass: 'allround',
    price: {
      from: 1800,
      to: 2600,
      includes: 'drie sets, geluid en licht, een microfoon voor de toespraken en achtergrondmuziek tussen de sets',
      vatIncluded: false,
    },
    loudness: { level: 'dansvloer', from: 70, to: 92 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['pop', 'disco', 'rock'],
    decades: [1960, 1970, 1980, 1990, 2010],
    searchWords: ['allround', 'feestband', 'dinermuziek', 'openingsdans', 'disco'],
    repertoire: [
      'Dancing Queen (ABBA)',
      'I Wanna Dance with Somebody (Whitney Houston)',
      'Sweet Caroline (Neil Diamond)',
      'Livin’ on a Prayer (Bon Jovi)',
      'Shake It Off (Taylor Swift)',
      'Twist and Shout (The Beatles)',
      'I’m Still Standing (Elton John)',
      'Shut Up and Dance (Walk the Moon)',
    ],
    reasons: [
      'Met een vrouwen- en een mannenstem blijft bijna elk nummer in zijn eigen toonaard, ook de hoge van Whitney Houston.',
      'Tijdens het diner zitten ze dicht rond de piano, na het dessert komen de drums erbij en gaat het licht om.',
      'Eén groep voor de hele avond betekent één opbouw, één soundcheck en één prijs.',
    ],
    occasions: {
      bruiloft:
        'De eerste set is er voor tijdens het diner, met piano en twee stemmen. Na de openingsdans volgen twee dansbare sets, waarin disco, rock en hits van nu elkaar om de drie nummers aflossen. Voor tafelwissels en speeches heb je altijd een microfoon bij de hand.',
      bedrijfsfeest:
        'Bij honderd collega’s tussen twintig en vijfenzestig is breedte geen zwakte. Winnetoe speelt van elk decennium een paar titels en blijft bij geen enkel te lang hangen. Een bedrijfslied of een naam in een refrein kan, als je het een maand vooraf vraagt.',
      festival:
        'Op een dorpsfeest met een gemengd publiek, van kinderen tot grootouders, houdt Winnetoe de tent bij elkaar. Reken op een set van een uur en een tweede later op de avond. Voor een nichefestival met één genre kies je beter een groep die daar thuis is.',
    },
    gallery: [],
  },
] as const satisfies readonly Marked<Act>[]
