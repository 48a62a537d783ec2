/**
 * The roster, in the order of the act list. To add an act: copy an entry, fill in every line, put its pictures in `static/images/acts/`
 * and its biography in `content/acts/<slug>.md`, and run `npm run generate`. Its pages appear by themselves: one of its own, one on how to
 * book it, one for each occasion and one for each supported city.
 *
 * Facts are numbers and lists; the site words them. In each entry:
 * - `bio` stands on cards: at most 100 characters, of which the first sentence, alone on small cards, has at most 72. `portrait` takes its time.
 * - `musicians` and `dancers` are the people on stage; `data/riders.ts` gives each of them a place there.
 * - `sets` are the programmes to choose from: `count` times `minutes` (or up to `upTo`), within `within` minutes, pauses included.
 * - `price` is the act's own range in whole euros, within that of its `priceClass` in `data/prices.ts`, and what it covers; or `'on request'`.
 * - `loudness` is in dB(A) at 10 m, with the step of the scale: gesprek, tafel, dansvloer or concert.
 * - `imageShows` and `shows` describe pictures for visitors who do not see them: what is drawn, in a few words without capital and full stop.
 * - `focus: [50, 30]` is where the face of one person is on a photograph, in per cent from its left and top; `keep: [20, 25, 80, 60]` a box round several. Drawings need neither.
 * - `outdoors` is what the act asks where it plays outdoors. `searchWords` are not shown: the search field finds the act by them.
 * - `plans` are what the act plays at each occasion: when each set begins, a song of `repertoire` for each moment (one for each set, and the last of
 *   the evening), music that is `early`, and in `hall` what to ask for this act. Its page computes all other hours from them and from `data/riders.ts`.
 * - `isTopAct: true` shows the act first where a page lists favourites, `::acts{top}`: on the home page and wherever the block is. `false`, or no such line, does not.
 * - `inHall` says what this act means for halls with fixed `seats`, a `standing` audience, `either`, `tables` or an `empty` floor, in sentences with `{halls}`: its
 *   pages in a town fill in the halls there. Write one that would be wrong for any other act, with songs of `repertoire` and figures of its rider, and one
 *   for every four towns: they take turns, and each is on four pages at most. `heaviest` is what of its own asks for hands at the door; its weight is estimated.
 * - `unsuited` names occasions that do not suit the act, each with the reason, which its page shows. Leave it out where all suit.
 * - `diary` is what visitors may know of its days: `'taken'` that it is booked, `'whole'` also that it is free where all its bookings are in `content/diaries/<slug>.yaml`,
 *   `'none'` nothing, as without it. `sharesMusiciansWith: ['…']` names acts that cannot play while this one does; one of both lines is enough.
 *
 * No booking of the acts is known yet: what `content/diaries/` says of some of them is a sample.
 * No clip of the acts is known yet: `soundUrl` of Silkwood plays a few chords that were made for the demonstration, marked as a sample.
 * No film of the acts is known yet: `videoUrl` shows one openly licensed film (Big Buck Bunny), marked as a sample, and the pages say so.
 * Write your own address in its place, without the mark: `videoUrl: 'https://…'`.
 * `links` are where the act is elsewhere, shown as words on its page: its own `site`, and its page as an artist on `spotify`, `soundcloud`, `bandcamp`, `appleMusic`,
 * `instagram`, `facebook`, `tiktok` and `youtube`. Those of Silkwood are a sample, and lead nowhere. `player` is music that its page plays after a click: a page of Spotify
 * or SoundCloud, or the address that Bandcamp gives under "Embed". No act has one here, because the music would be that of a stranger.
 */
import type { Act, Marked } from 'toegift/schema'

export const acts = [
  {
    name: 'Band Marginal',
    slug: 'band-marginal',
    category: 'cover',
    image: 'acts/band-marginal.svg',
    imageShows: 'rode, crème en blauwe banen die vanaf een rode staander uitwaaieren',
    bio: 'Rock en pop om op te springen, van Queen tot The Killers. Met z’n vijven, weinig praat.',
    portrait: 'Rock en pop om op te springen, van Summer of ’69 tot Mr. Brightside. {act.band-marginal} staat met vijf op het podium, praat weinig tussen de nummers en past de volgorde aan zodra de dansvloer daarom vraagt.',
    shortDescription: 'Feestband voor rock en pop uit vijf decennia, die eerst naar de dansvloer kijkt en dan pas het volgende nummer kiest.',
    lineUp: 'zang, gitaar, bas, drums en toetsen',
    musicians: 5,
    sets: [
      { count: 2, minutes: 45, upTo: 60 },
      { count: 3, minutes: 45, upTo: 60 },
    ],
    priceClass: 'rock-pop',
    price: { from: 2500, to: 3400, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
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
        'De eerste set vangt de ooms en tantes met Summer of ’69, de laatste is voor de vrienden. Daartussen speelt {act.band-marginal} jullie openingsdans, als je de titel tijdig doorgeeft. Vraag de zaal om het grote licht te doven vóór de eerste noot.',
      bedrijfsfeest:
        'Collega’s die elkaar alleen van vergaderingen kennen, hebben twee refreinen nodig die iedereen weet. Daar begint de groep mee, en pas daarna gaat het tempo omhoog. Laat de eerste set enkele minuten na de laatste speech beginnen: lang genoeg om langs de bar te gaan, te kort om een jas te zoeken.',
      festival:
        'Voor een dorpsfeest, een braderie of een studentenpodium speelt {act.band-marginal} één blok van 75 minuten zonder pauze. De ombouw duurt twintig minuten met een gedeeld drumstel.',
    },
    plans: {
      bruiloft: {
        starts: ['20:45'],
        play: { count: 3, minutes: 45 },
        moments: [
          { what: 'Bij de koffie', song: 'Summer of ’69 (Bryan Adams)', text: 'Voor ooms en tantes: iedereen kent het eerste akkoord, en niemand hoeft al recht te staan.' },
          { what: 'Openingsdans', text: 'Jullie eigen titel, in een lengte die we vooraf afspreken. Meteen erna een nummer waarop de kring zich sluit.' },
          { what: 'Voor de vrienden', song: 'Song 2 (Blur)', text: 'Twee minuten springen. Wie zijn jas al zocht, komt terug.' },
          { what: 'Laatste nummer', song: 'Don’t Stop Me Now (Queen)', text: 'Vier stemmen in het koor en het grote licht nog altijd uit.' },
        ],
        hall: 'Zoek een zaal waar de dansvloer tot aan het podium loopt. De zangeres komt naar beneden met haar draadloze microfoon, en tussen tafelpoten raakt ze niet ver.',
      },
      bedrijfsfeest: {
        starts: ['21:30'],
        play: { count: 2, minutes: 60 },
        moments: [
          { what: 'Twee zekere refreinen', song: 'Mr. Brightside (The Killers)', text: 'De groep kijkt in deze minuten welke van haar drie setlijsten bij de zaal past.' },
          { what: 'Na de pauze', song: 'Valerie (Mark Ronson met Amy Winehouse)', text: 'Een middentempo om de bar leeg te krijgen, met de zangeres tussen de collega’s.' },
          { what: 'Laatste nummer', song: 'What’s Up? (4 Non Blondes)', text: 'Een refrein dat de hele ploeg uit volle borst meezingt, ook wie niet danste.' },
        ],
        hall: 'Laat iemand van de zaal bij de soundcheck zijn die de begrenzer en het zaallicht kent: dat vraagt deze groep in haar rider, en het scheelt een telefoontje om tien uur.',
      },
      festival: {
        starts: ['20:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Eerste noot', song: 'Jump (Van Halen)', text: 'Het synthesizermotief haalt ook wie nog aan het frietkraam staat, naar voren.' },
          { what: 'Halverwege', song: 'Sex on Fire (Kings of Leon)', text: 'De setlijst gaat van rustig naar wild; hier kiest de groep welke kant het op mag.' },
          { what: 'Laatste nummer', song: 'Mr. Brightside (The Killers)', text: 'Op een studentenpodium heeft dit refrein geen aanmoediging nodig.' },
        ],
        hall: 'Regel een drumstel dat blijft staan en een trapje vooraan. Met beide haalt de groep haar ombouw van twintig minuten en kan de zangeres het plein op.',
      },
    },
    heaviest: { thing: 'de basversterker', kilos: 40 },
    inHall: {
      standing: [
        'Een trapje vooraan in het midden is wat de zangeres in {halls} vraagt: met haar draadloze microfoon zingt ze Mr. Brightside tussen de mensen verder.',
        'Waar iedereen al staat, zoals in {halls}, slaat de groep haar rustigste setlijst over en begint ze met Jump; na twee nummers weet ze of Song 2 mag.',
        'Doof in {halls} het grote licht vóór de eerste noot: deze vijf praten weinig en gaan van Jump zonder aankondiging naar Sex on Fire.',
      ],
      either: [
        'Laat in {halls} de stoelen tot tegen het trapje wegnemen: de zangeres komt naar beneden, en tussen stoelpoten raakt ze met Valerie niet ver.',
        'Met de stoelen aan de kant loopt de dansvloer in {halls} tot aan het podium, en dan ligt de wildste van de drie setlijsten voor de hand, met Song 2 erin.',
      ],
      tables: [
        'Schuif in {halls} de voorste tafels weg na de koffie: Summer of ’69 is voor wie nog zit, daarna komt de zangeres van haar trapje tussen de dansers.',
        'Ooms en tantes blijven in {halls} aan tafel voor Summer of ’69; hou een baan vrij van het podium naar de dansvloer, want de zangeres neemt haar draadloze microfoon mee.',
        'Zet de toespraken in {halls} ruim voor de eerste noot: daarna komen twee refreinen die iedereen kent, Mr. Brightside voorop, en zit er niemand meer.',
        'What’s Up? zingt in {halls} de hele tafel mee, ook wie niet danst; bewaar Song 2 voor het uur waarop alleen de vrienden overblijven.',
      ],
      empty: [
        'Huur voor {halls} een podium van vijf bij drie meter met een trapje in het midden: zonder dat trapje blijft de zangeres boven en de dansvloer op afstand.',
        'Kijkt het podium in {halls} naar de dansvloer en niet naar het buffet, dan kiest de groep na twee nummers zelf welke van haar drie setlijsten het wordt.',
        'Reken in {halls} op iemand die het zaallicht kent: een kale ruimte moet donker zijn voor Jump begint, en het licht voor een klein podium komt mee.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/band-marginal-1.svg', shows: 'tekening van een blauwe elektrische gitaar op een rode achtergrond, van dichtbij' },
      { file: 'acts/band-marginal-2.svg', shows: 'tekening van rode, crème en blauwe banen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/band-marginal-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met rode, crème en blauwe banen als achterdoek' },
      { file: 'acts/band-marginal-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor rode, crème en blauwe banen' },
    ],
    diary: { value: 'taken', sample: true },
  },
  {
    name: '1984',
    slug: '1984',
    category: 'tribute',
    originalArtist: 'Simple Minds',
    image: 'acts/1984.svg',
    imageShows: 'roze en turquoise strepen die samenkomen boven een raster van neonlijnen',
    bio: 'Brede synthesizers en drums die een plein aankunnen. Bij Don’t You neemt de zaal het over.',
    portrait: 'Brede synthesizers, een gitaar vol echo en drums die een plein aankunnen: {act.1984} speelt {artist.simple-minds} met zes mensen op het podium. Bij het slot van Don’t You (Forget About Me) neemt de zaal het over.',
    shortDescription: 'Tribute aan {artist.simple-minds}, met het zwaartepunt op de platen uit de eerste helft van de jaren tachtig.',
    lineUp: 'zang, gitaar, bas, drums, toetsen en achtergrondzang',
    musicians: 6,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'tribute',
    price: { from: 2700, to: 3500, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
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
      'Ook wie {artist.simple-minds} alleen van de radio kent, zingt na één keer mee met het einde van Don’t You (Forget About Me).',
    ],
    occasions: {
      bruiloft:
        'Sterk als veel van je gasten in de jaren tachtig jong waren: zet de groep dan na de taart, met één of twee sets. Someone Somewhere in Summertime is een mooie openingsdans, als je er op tijd om vraagt. Voor een dansvloer tot vier uur plan je er een dj achter.',
      bedrijfsfeest:
        'Na de speeches werkt een set van een uur het best, met een rustige opbouw en Alive and Kicking tegen het einde. In een zaal met een laag plafond speelt de groep met minder galm, zodat gesprekken aan de bar mogelijk blijven.',
      festival:
        'Een plein of een tent is voor deze grote refreinen de natuurlijke plek. Reken op een set van 60 minuten, een halfuur ombouwtijd en een linecheck. In de schemering komt het licht op de synthesizers het best tot zijn recht.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Openingsdans', song: 'Someone Somewhere in Summertime', text: 'Zwevende toetsen en een rustige maat. Vraag het vooraf, dan staat het klaar.' },
          { what: 'Tweede set', song: 'Waterfront', text: 'Een bas op één noot: genoeg om de vloer na de taart weer te vullen.' },
          { what: 'Laatste nummer', song: 'Don’t You (Forget About Me)', text: 'Het lalala van het einde blijft bij je gasten. De dj mag daarna tot vier uur door.' },
        ],
        hall: 'Stuur twee weken vooraf een foto van de feestzaal. Een kerkgewelf of een glazen wand geeft deze galm nog meer galm, en dan worden de drums droger afgeregeld.',
      },
      bedrijfsfeest: {
        starts: ['21:15'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Rustige opbouw', song: 'Belfast Child', text: 'Bijna een volksliedje in het begin, zodat gesprekken kunnen uitdoven in plaats van afbreken.' },
          { what: 'Het kantelpunt', song: 'Promised You a Miracle', text: 'Vanaf hier mag er gedanst worden. Wie wil praten, schuift op naar de bar.' },
          { what: 'Laatste nummer', song: 'Alive and Kicking', text: 'Een lang slot dat de groep kan rekken zolang de zaal meezingt, want er loopt geen computer mee.' },
        ],
        hall: 'Meld een laag plafond bij je aanvraag. Vier stroomkringen zijn er nodig, waarvan één enkel voor de synthesizers.',
      },
      festival: {
        starts: ['21:00'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Bij het vallen van de avond', song: 'Waterfront', text: 'Tegenlicht in blauw en wit over de toetsen, en een plein dat de baslijn in de buik voelt.' },
          { what: 'Halverwege', song: 'Sanctify Yourself', text: 'Handen in de lucht, ook achteraan: het ritme doet het werk.' },
          { what: 'Laatste nummer', song: 'Don’t You (Forget About Me)', text: 'Laat je presentator zwijgen tot het publiek zelf ophoudt met zingen.' },
        ],
        hall: 'Zes muzikanten op 6 bij 3 meter, met de synthesizers rechts. Zanger en toetsenist moeten elkaar kunnen zien, dus geen monitorberg ertussen.',
      },
    },
    heaviest: { thing: 'de kist met de synthesizers', kilos: 45 },
    inHall: {
      seats: [
        'Belfast Child begint bijna als een volksliedje, en wie in {halls} zit, hoort het groeien; bij Don’t You (Forget About Me) staat de zaal vanzelf op.',
        'Laat ons weten hoeveel galm er in {halls} al is: de drums regelen we dan droger af, zodat de bas van Waterfront op zijn ene noot hoorbaar blijft pompen.',
        'Blauw en wit van achteren, breed over de synthesizers: vanuit de stoelen van {halls} zie je de toetsenist spelen wat bij anderen uit een computer komt.',
      ],
      standing: [
        'Zonder computer onder de muziek rekt de groep het slot van Alive and Kicking in {halls} zo lang als het publiek blijft zingen; spreek dus een einduur af.',
        'De bas van Waterfront pompt op één noot, en in {halls} voel je die staand in je buik; zet de synthesizers rechts, met zicht op de zanger.',
        'Twee stemmen zingen het refrein van Sanctify Yourself even luid, en in {halls} komt de derde uit het publiek: geef ze tegenlicht, en van voren weinig.',
      ],
      either: [
        'Zet in {halls} alleen achteraan stoelen: Someone Somewhere in Summertime hoor je zittend, maar Don’t You (Forget About Me) eindigt met een zaal die staat te zingen.',
        'Halverwege de avond, bij Promised You a Miracle, gaan in {halls} de laatste stoelen opzij; wie verder wil praten, schuift op naar de bar.',
      ],
      empty: [
        'Een kale hal galmt uit zichzelf, dus zetten we in {halls} de luidsprekers anders en de drums droger: voor de echo op de gitaar van Waterfront zorgen we zelf.',
        'Bestel voor {halls} zes bij drie meter podium en vier stroomkringen, waarvan één voor de synthesizers alleen: op hun toetsen leunt heel Promised You a Miracle.',
        'Blauw en wit tegenlicht kleedt {halls} aan zonder decor, zolang het breed over de synthesizers valt; van voren is er bij Belfast Child bijna niets nodig.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/1984-1.svg', shows: 'tekening van synthesizertoetsen in roze, turquoise en crème, met schuifregelaars erboven, van dichtbij' },
      { file: 'acts/1984-2.svg', shows: 'tekening van roze en turquoise strepen boven een raster van neonlijnen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/1984-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met roze en turquoise strepen boven een raster van neonlijnen als achterdoek' },
      { file: 'acts/1984-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor roze en turquoise strepen boven een raster van neonlijnen' },
    ],
  },
  {
    name: 'The Rover',
    slug: 'the-rover',
    category: 'cover',
    image: 'acts/the-rover.svg',
    imageShows: 'een weg die naar het midden van een groot kompas loopt',
    bio: 'Klassieke rock in lange adem, met gitaren die elkaar antwoorden. Een solo mag uitlopen.',
    portrait: 'Klassieke rock in lange adem: twee gitaren die elkaar antwoorden, een drummer die zwaar en laat slaat, en sets van 90 minuten waarin een solo mag uitlopen. {act.the-rover} speelt voor wie komt luisteren en blijft staan.',
    shortDescription: 'Vijf muzikanten, buizenversterkers en sets van 90 minuten vol rock uit de jaren zestig en zeventig.',
    lineUp: 'zang, twee gitaren, bas en drums',
    musicians: 5,
    sets: [
      { count: 1, minutes: 90 },
      { count: 2, minutes: 90 },
    ],
    priceClass: 'rock-pop',
    price: { from: 2000, to: 2700, includes: 'geluid en licht, microfoons en een geluidstechnicus', vatIncluded: true },
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
      'The Boys Are Back in Town (Thin Lizzy)',
      'La Grange (ZZ Top)',
      'Paranoid (Black Sabbath)',
      'All Right Now (Free)',
    ],
    reasons: [
      'De twee gitaristen verdelen elke riff, links en rechts, zodat The Boys Are Back in Town zijn dubbele melodie houdt.',
      'Drie buizenversterkers op een rij, weinig licht en muzikanten die naar elkaar kijken in plaats van naar hun telefoon.',
      'Een set van 90 minuten geeft een avond een begin, een midden en een slot, wat met drie korte blokken zelden lukt.',
    ],
    occasions: {
      bruiloft:
        'Past bij een koppel dat elkaar op een concert heeft leren kennen en liever een gitaarsolo hoort dan een polonaise. Eén set van 90 minuten na het dessert, daarna een dj voor wie nog wil dansen. Slows zitten er nauwelijks in, dus kies je openingsdans elders.',
      bedrijfsfeest:
        'Op een feest voor technici, bouwers of motorrijders slaat deze groep beter aan dan een breed programma. Plan haar laat, met staanplaatsen en een open bar, en hou de gesprekken voor het uur ervoor.',
      festival:
        'Hier is {act.the-rover} op haar plek: één aaneengesloten set, volle versterkers en een publiek dat de solo’s van buiten kent. Kan de programmatie geen 90 minuten kwijt, zeg het dan bij de aanvraag.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'In plaats van een slow', song: 'Baba O’Riley (The Who)', text: 'Je openingsdans koos je elders; dit is het moment waarop de gitaren overnemen.' },
          { what: 'Halverwege', song: 'Layla (Derek and the Dominos)', text: 'Tweestemmige gitaar en een slotstuk dat mag uitlopen. Ga erbij staan met een glas.' },
          { what: 'Laatste nummer', song: 'All Right Now (Free)', text: 'Een refrein voor de hele zaal, en dan een dj voor wie nog benen heeft.' },
        ],
        hall: 'Vraag de zaal voor je tekent op welk niveau de begrenzer staat en waar hij meet, en vraag een stroomkring waar geen koffiemachine op hangt. Buizenversterkers vergeven dat niet.',
      },
      bedrijfsfeest: {
        starts: ['22:00'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Eerste riff', song: 'Smoke on the Water (Deep Purple)', text: 'Vier noten, en elke technicus in de zaal draait zich om.' },
          { what: 'Halverwege', song: 'La Grange (ZZ Top)', text: 'Links en rechts een gitaar, in het midden ruimte voor een collega met een luchtgitaar.' },
          { what: 'Laatste nummer', song: 'The Boys Are Back in Town (Thin Lizzy)', text: 'De gitaren houden hun dubbele melodie, de zaal neuriet ze mee.' },
        ],
        hall: 'Zet geen stoelen in de eerste tien meter: dit is muziek voor staanplaatsen. Hou een tweede ruimte of een terras vrij voor wie liever verder praat.',
      },
      festival: {
        starts: ['20:30'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Eerste noot', song: 'Jumpin’ Jack Flash (The Rolling Stones)', text: 'Geen intro, geen band van tape. De drummer telt af en het staat er.' },
          { what: 'Middenstuk', song: 'Layla (Derek and the Dominos)', text: 'Hier zitten de solo’s waarvoor je publiek komt. Plan geen omroepbericht.' },
          { what: 'Laatste nummer', song: 'Paranoid (Black Sabbath)', text: 'Kort en snel, na anderhalf uur zonder adempauze.' },
        ],
        hall: 'Laat je geluidsploeg eerst het volume op het podium meten en dan pas de PA openen. Licht mag amber en stil zijn, met één spot per gitaar.',
      },
    },
    heaviest: { thing: 'de drie buizenversterkers', kilos: 30 },
    inHall: {
      standing: [
        'Drie buizenversterkers klinken pas als ze werk krijgen: meet in {halls} eerst het volume op het podium en open dan pas de PA voor Paranoid.',
        'Geen pauze, wel een bar die openblijft: zo houd je in {halls} een set van 90 minuten vol, van La Grange tot All Right Now.',
        'De mondharmonica staat naast de leadzang, met oude galm, en ook achteraan in {halls} hoor je waar de ene gitaar ophoudt en de andere begint.',
      ],
      either: [
        'Hou in {halls} de eerste tien meter vrij van stoelen: Jumpin’ Jack Flash is voor wie staat, en wie de solo’s liever zittend volgt, zit daarachter goed.',
        'Neem in {halls} liever een meter podium extra dan twee rijen stoelen: de drie versterkers staan op één rij achteraan, en bij Baba O’Riley wil je er plaats voor.',
      ],
      empty: [
        'Een stroomkring voor de versterkers en voor niets anders: regel die in {halls} met de verhuurder, want drie buizenversterkers vergeven geen koelkast op dezelfde lijn.',
        'Amber van achteren en één spot per gitaar volstaan om {halls} aan te kleden; het geld van de bewegende lampen gaat naar een podium dat een meter dieper is.',
        'Vijf mensen en drie versterkers op een rij: met vier meter diepte blijft er in {halls} vooraan plaats om elkaar bij Baba O’Riley aan te kijken.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/the-rover-1.svg', shows: 'tekening van de kop van een turquoise basgitaar met vier stemsleutels, van dichtbij' },
      { file: 'acts/the-rover-2.svg', shows: 'tekening van een groot kompas met een weg naar het midden, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/the-rover-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een groot kompas met een weg naar het midden als achterdoek' },
      { file: 'acts/the-rover-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een groot kompas met een weg naar het midden' },
    ],
  },
  {
    name: 'On The Night',
    slug: 'on-the-night',
    category: 'tribute',
    originalArtist: 'Dire Straits',
    image: 'acts/on-the-night.svg',
    imageShows: 'een blauwe gitaarhals, schuin door kringen van neonlicht',
    bio: 'Walk of Life luid, Brothers in Arms stil tot de laatste noot. Met saxofoon en dubbele toetsen.',
    portrait: 'Zeven muzikanten die {artist.dire-straits} met geduld spelen: een gitaar zonder plectrum, twee keer toetsen en een saxofoon voor de late uren. Walk of Life mag luid, Brothers in Arms blijft stil tot de laatste noot.',
    shortDescription: '{artist.dire-straits} met dubbele toetsen en saxofoon, ook de lange stukken van Love over Gold in hun volle lengte.',
    lineUp: 'zang en sologitaar, slaggitaar, bas, drums, twee keer toetsen en saxofoon',
    musicians: 7,
    sets: [
      { count: 2, minutes: 60 },
      { count: 1, minutes: 90, kind: 'concert' },
    ],
    priceClass: 'tribute',
    price: { from: 3000, to: 3900, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 72, to: 90 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['rock'],
    decades: [1970, 1980],
    searchWords: ['Mark Knopfler', 'luisterconcert'],
    repertoire: [
      'Sultans of Swing',
      'Money for Nothing',
      'Walk of Life',
      'Romeo and Juliet',
      'Brothers in Arms',
      'So Far Away',
      'Telegraph Road',
      'Private Investigations',
    ],
    reasons: [
      'Alle solo’s worden met de vingers gespeeld, en dat hoor je al in de eerste maten van Sultans of Swing.',
      'Met twee toetsenisten en een saxofoon hoeft Telegraph Road niet ingekort te worden.',
      'Een zittend publiek komt evenzeer aan zijn trekken als een dansend, want de set kan stil beginnen en pas bij Walk of Life de vloer openen.',
    ],
    occasions: {
      bruiloft:
        'Bij het aperitief of de koffie doen So Far Away en Romeo and Juliet het goed, op een volume waarbij je nog kunt praten. Een dansband voor de hele nacht is dit niet. Boek er een dj bij voor na de tweede set.',
      bedrijfsfeest:
        'Denk aan een concert na het diner, met stoelen vooraan en de bar achterin. Wie met deze platen opgroeide, herkent elk nummer aan het intro; de jongere collega’s haken aan bij Money for Nothing.',
      festival:
        'Tussen andere classic rock kan deze groep een namiddag afsluiten of de avond openen. Het concert van 90 minuten past ook in 75. Twee toetsenopstellingen en een saxofoon vragen wel een goed halfuur om klaar te zetten.',
    },
    plans: {
      bruiloft: {
        starts: ['21:15'],
        play: { count: 2, minutes: 60 },
        early: { at: '16:30', what: 'Aperitief', song: 'Romeo and Juliet', text: 'Met een paar muzikanten, op een volume dat het gesprek laat winnen.' },
        moments: [
          { what: 'Bij de koffie', song: 'So Far Away', text: 'Op 72 dB(A) kun je naast het podium nog een toost uitbrengen.' },
          { what: 'Na de pauze', song: 'Walk of Life', text: 'Het orgeldeuntje dat de vloer opent; vanaf hier mag het luider.' },
          { what: 'Laatste nummer', song: 'Brothers in Arms', text: 'Een slotdans in bijna-donker. Daarna neemt de dj de nacht over.' },
        ],
        hall: 'Spreek met de keuken af wanneer het stil wordt. De zachtste passages verliezen het van een afwasstraat, en van een koelkast naast het podium.',
      },
      bedrijfsfeest: {
        starts: ['21:00'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Zaallicht uit', song: 'Private Investigations', text: 'Het begint fluisterend, met gasten op stoelen en de bar even dicht.' },
          { what: 'Voor de jongere collega’s', song: 'Money for Nothing', text: 'Eén riff en de andere helft van de zaal doet mee.' },
          { what: 'Laatste nummer', song: 'Sultans of Swing', text: 'Met de vingers gespeeld, solo voor solo, zoals de kenners hopen.' },
        ],
        hall: 'Maak er een echt concert van: vooraan stoelen, de bar achterin, de ventilatie naast het podium uit. Zeven muzikanten vragen zeven meter breedte.',
      },
      festival: {
        starts: ['18:30'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Op een zonnige weide', song: 'Walk of Life', text: 'Een meezinger om een namiddag mee te openen, ook voor wie nog op een deken zit.' },
          { what: 'Het lange stuk', song: 'Telegraph Road', text: 'Twee toetsenisten en een saxofoon houden het in zijn volle lengte.' },
          { what: 'Laatste nummer', song: 'Sultans of Swing', text: 'De gitaarsolo aan het einde is wat mensen naar huis meenemen.' },
        ],
        hall: 'Hou vijfendertig minuten ombouwtijd aan en leg aan beide kanten stroom. Twee klavieren verdragen regen noch volle zon, dus het dak moet erop.',
      },
    },
    heaviest: { thing: 'de twee klavieren', kilos: 30 },
    inHall: {
      seats: [
        'Telegraph Road wordt niet ingekort, en in {halls} zit je er goed voor: neem het concert van 90 minuten in plaats van twee sets met een pauze.',
        'Laat in {halls} de ventilatie naast het podium afzetten: Brothers in Arms is stiller dan een koelkast, en wie zit, hoort elke vinger op de snaren.',
        'Een spot op de sologitaar volstaat: vanuit elke stoel van {halls} zie je dan dat Sultans of Swing zonder plectrum wordt gespeeld.',
      ],
      standing: [
        'Walk of Life opent de vloer, maar pas na een stil begin: geef in {halls} de bar een teken voor Private Investigations, want ijsblokjes hoor je daarbovenuit.',
        'Twee klavieren staan ver uit elkaar: leg in {halls} stroom aan beide kanten van zeven meter podium, en zet de saxofoon ertussen.',
        'Keer voor {halls} de set om: wie staat, wil Money for Nothing vroeg horen, en Brothers in Arms als laatste, bijna in het donker.',
      ],
      either: [
        'Stoelen vooraan en de bar achterin: zo wordt het in {halls} een concert van 90 minuten, waar pas bij Walk of Life iemand opstaat.',
        'Laat in {halls} de helft van de stoelen staan: Telegraph Road is voor wie zit, Walk of Life voor wie achteraan al op zijn tenen stond.',
      ],
      tables: [
        'Spreek met de keuken van {halls} af wanneer het stil wordt, want van een afwasstraat wint Private Investigations het niet.',
        'So Far Away en Romeo and Juliet mogen in {halls} al bij de koffie, op 72 dB(A); met Money for Nothing wacht je tot de tafels leeg zijn.',
      ],
      empty: [
        'Zeven meter breed moet het podium in {halls} zijn, met stroom links en rechts: de piano staat aan de ene kant, het orgel aan de andere.',
        'Hou in {halls} koelkasten en aggregaten ver van het podium: de zachtste passages van Brothers in Arms overleven dat gebrom niet.',
        'Zet in {halls} iemand bij de knop van de ventilatie, want bij Private Investigations moet die uit; één spot op de sologitaar is licht genoeg.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/on-the-night-1.svg', shows: 'tekening van een roze elektrische gitaar op een blauwe achtergrond, van dichtbij' },
      { file: 'acts/on-the-night-2.svg', shows: 'tekening van een blauwe gitaarhals in kringen van neonlicht, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/on-the-night-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een blauwe gitaarhals in kringen van neonlicht als achterdoek' },
      { file: 'acts/on-the-night-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een blauwe gitaarhals in kringen van neonlicht' },
    ],
  },
  {
    name: 'De Zangfabriek',
    slug: 'de-zangfabriek',
    category: 'cover',
    image: 'acts/de-zangfabriek.svg',
    imageShows: 'een rode fabriek met zaagtanddaken en twee microfoons als schoorstenen',
    bio: 'Zes mensen, zes stemmen en alleen liedjes in het Nederlands. Het tweede refrein is voor de zaal.',
    portrait: 'Zes mensen, zes stemmen en alleen liedjes in het Nederlands. {act.de-zangfabriek} zingt Mia, Suzanne en Verdronken vlinder in koor, zet een piano en een gitaar eronder en laat de zaal het tweede refrein overnemen.',
    shortDescription: 'Meezinggroep met Vlaams en Nederlands repertoire, waarin zes stemmen samen een koor vormen en het publiek de zevende is.',
    lineUp: 'twee zangeressen, zang en akoestische gitaar, zang en piano, bas en drums',
    musicians: 6,
    sets: [
      { count: 2, minutes: 45 },
      { count: 3, minutes: 45 },
    ],
    priceClass: 'allround',
    price: { from: 1900, to: 2800, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 78, to: 88 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Nederlands'],
    genres: ['kleinkunst', 'Nederlandstalige pop', 'levenslied'],
    decades: [1960, 1970, 1980, 1990, 2000],
    searchWords: ['meezingen', 'samenzang', 'Vlaamse muziek', 'Nederlandstalig', 'koor'],
    repertoire: [
      'Mia (Gorki)',
      'Ik hou van u (Noordkaap)',
      'Suzanne (VOF de Kunst)',
      'Verdronken vlinder (Boudewijn de Groot)',
      'Dromen zijn bedrog (Marco Borsato)',
      'Eenzaam zonder jou (Will Tura)',
      'Bloed, zweet en tranen (André Hazes)',
      'Laat de zon in je hart (Willy Sommers)',
    ],
    reasons: [
      'In de refreinen zingen ze alle zes, ook de bassist en de drummer, en dat draagt verder dan één solist met galm.',
      'De twee zangeressen dirigeren de zaal met handen en blikken, zodat gasten weten wanneer ze mogen invallen.',
      'In Vlaanderen kent haast iedereen aan tafel deze liedjes van buiten, van de grootmoeder tot de neef die nooit danst.',
    ],
    occasions: {
      bruiloft:
        'Zet {act.de-zangfabriek} in na het dessert, wanneer de tafels nog staan en de stemmen los zijn. Uit drie generaties die samen Mia zingen, groeit een dansvloer die je niet hoeft aan te kondigen. Jullie lied uit de auto kan erbij, als het in het Nederlands is.',
      bedrijfsfeest:
        'Samen zingen vraagt minder moed dan samen dansen, dus op een personeelsfeest is deze groep een zachte start. Leg tekstblaadjes op tafel of laat ons ze op een scherm zetten. In een gezelschap met veel anderstaligen raden we iets anders aan.',
      festival:
        'Een 11 juliviering, een dorpskermis of een plein in augustus: daar staat {act.de-zangfabriek} goed. Eén uur volstaat. Zorg voor zes goede zangmicrofoons en monitors, want stemmen die zichzelf niet horen, gaan harder in plaats van zuiverder.',
    },
    plans: {
      bruiloft: {
        starts: ['20:45'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Aan tafel', song: 'Suzanne (VOF de Kunst)', text: 'De tafels staan nog, de stemmen zijn los. Zingen mag vanaf je stoel.' },
          { what: 'De vloer opent', song: 'Mia (Gorki)', text: 'Zes stemmen zetten in, drie generaties nemen over. Een aankondiging is niet nodig.' },
          { what: 'Laatste nummer', song: 'Laat de zon in je hart (Willy Sommers)', text: 'Armen over schouders, van de grootmoeder tot de getuigen.' },
        ],
        hall: 'Leg het podium laag en dicht bij de tafels, en laat de zaal een beetje verlicht. Staat er een gestemde piano, dan blijft de elektrische thuis.',
      },
      bedrijfsfeest: {
        starts: ['21:00'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Tekstblaadjes op tafel', song: 'Dromen zijn bedrog (Marco Borsato)', text: 'Ook de directie zingt, want iedereen leest mee.' },
          { what: 'Tweede set', song: 'Ik hou van u (Noordkaap)', text: 'Zacht begonnen, in koor geëindigd. Nu staan de eersten recht.' },
          { what: 'Laatste nummer', song: 'Bloed, zweet en tranen (André Hazes)', text: 'Na een jaar samenwerken mag dit luid en vals.' },
        ],
        hall: 'Vraag de zaal om een scherm dat iedereen kan lezen, of druk de teksten af. Met een piano die al gestemd in de zaal staat, blijft de elektrische in de bus.',
      },
      festival: {
        starts: ['20:00'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Het plein zingt in', song: 'Laat de zon in je hart (Willy Sommers)', text: 'Een refrein dat ook werkt als de zon al weg is.' },
          { what: 'Stil moment', song: 'Verdronken vlinder (Boudewijn de Groot)', text: 'Zes stemmen boven één gitaar. Op een dorpskermis hoor je dan de vlaggen.' },
          { what: 'Laatste nummer', song: 'Eenzaam zonder jou (Will Tura)', text: 'Een klassieker die het plein zonder tekstblad aankan.' },
        ],
        hall: 'Zes goede zangmicrofoons en vier monitormixen zijn hier belangrijker dan subwoofers. Regel eerst de samenzang af zonder instrumenten, de drums komen laatst.',
      },
    },
    heaviest: { thing: 'de elektrische piano', kilos: 35 },
    inHall: {
      standing: [
        'Druk tekstbladen voor {halls}: staand zingt een publiek Mia harder, maar het moet de woorden zien, dus hou de zaal een beetje verlicht.',
        'Zes goede zangmicrofoons tellen in {halls} zwaarder dan subwoofers: ook de bassist en de drummer zingen het refrein van Laat de zon in je hart.',
        'Twee zangeressen tonen met handen en blikken wanneer je invalt; wie er in {halls} voor hen staat, kan Dromen zijn bedrog dus zonder repetitie.',
      ],
      either: [
        'Zet in {halls} tafels tot vlak bij een laag podium en laat de rest van de vloer vrij: zitten voor Verdronken vlinder, opstaan voor Laat de zon in je hart.',
        'Stoelen in een boog werken in {halls} beter dan rijen: de zes zien elkaar en de zaal, en bij Ik hou van u zingt de overkant terug.',
      ],
      tables: [
        'Staat er in {halls} een gestemde piano, dan blijft de elektrische thuis; leg de tekstbladen naast de dessertlepels, en Mia begint aan tafel.',
        'Drie generaties aan één tafel, dat is in {halls} het halve werk: leg een blad neer met Eenzaam zonder jou en de grootmoeders zetten zelf in.',
        'Leg het podium in {halls} laag en dicht bij de tafels: wie alle zes gezichten ziet, durft Dromen zijn bedrog mee te zingen.',
        'Hou het licht in {halls} na het dessert half aan: Verdronken vlinder lees je van een blad, en pas bij Laat de zon in je hart schuiven de stoelen.',
      ],
      empty: [
        'Zet in {halls} een laag podium van zes bij drie meter tegen de tafels aan: van ver zingt niemand Suzanne mee.',
        'Geef het geld voor {halls} liever uit aan een scherm dan aan meer geluid: zes stemmen dragen ver genoeg, als de zaal de tekst van Ik hou van u ziet.',
        'Drums met borstels en eerst de zes stemmen afregelen: zo blijft Verdronken vlinder ook in {halls} verstaanbaar, waar niets de galm tegenhoudt.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/de-zangfabriek-1.svg', shows: 'tekening van een grote rode microfoon met een crème band, van dichtbij' },
      { file: 'acts/de-zangfabriek-2.svg', shows: 'tekening van een rode fabriek met microfoons als schoorstenen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/de-zangfabriek-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een rode fabriek met microfoons als schoorstenen als achterdoek' },
      { file: 'acts/de-zangfabriek-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een rode fabriek met microfoons als schoorstenen' },
    ],
  },
  {
    name: 'Ramblin Rose',
    slug: 'ramblin-rose',
    category: 'akoestisch',
    image: 'acts/ramblin-rose.svg',
    imageShows: 'een roze roos met het klankgat van een gitaar als hart en een gitaarhals als steel',
    bio: 'Country, folk en een snuif swing, in twee stemmen rond één gitaar. Past in een hoek naast de haard.',
    portrait: 'Country, folk en een snuif swing, gezongen in twee stemmen rond één gitaar. {act.ramblin-rose} komt als duo of als trio met contrabas, past in een hoek naast de haard en laat de gesprekken gewoon doorgaan.',
    shortDescription: 'Akoestisch duo of trio met contrabas, voor een diner, een tuin of een receptie waar de muziek mag wachten op een toespraak.',
    lineUp: 'leadzang, akoestische gitaar met tweede stem en contrabas; als duo zonder contrabas',
    musicians: 3,
    sets: [
      { count: 2, minutes: 45 },
      { count: 3, minutes: 45 },
    ],
    priceClass: 'akoestisch',
    price: { from: 800, to: 1500, includes: 'twee kleine luidsprekers, mengtafel en microfoons', vatIncluded: true },
    loudness: { level: 'gesprek', from: 60, to: 70 },
    places: ['binnen', 'buiten'],
    outdoors: 'In de schaduw en op een vlakke ondergrond, want een contrabas verdraagt geen volle zon.',
    languages: ['Engels'],
    genres: ['country', 'folk', 'swing'],
    decades: [1930, 1960, 1970, 1990, 2000],
    searchWords: ['duo', 'trio', 'contrabas', 'receptie', 'diner', 'americana'],
    repertoire: [
      'Jolene (Dolly Parton)',
      'Ring of Fire (Johnny Cash)',
      'Harvest Moon (Neil Young)',
      'The Boxer (Simon & Garfunkel)',
      'Take Me Home, Country Roads (John Denver)',
      'Dream a Little Dream of Me (The Mamas & the Papas)',
      'Wagon Wheel (Old Crow Medicine Show)',
    ],
    reasons: [
      'Twee stemmen blijven de hele avond dicht bij elkaar liggen, een terts uiteen, en daar volstaat één gitaar onder.',
      'Het hele decor is een contrabas van donker hout en twee krukken, wat in een serre of een schuur niets stoort.',
      'De set laat zich onderbreken: komt er een speech of een gang tussen, dan gaat het daarna verder waar het gebleven was.',
    ],
    occasions: {
      bruiloft:
        'Bij de taart of tijdens het diner speelt {act.ramblin-rose} zacht genoeg om je buur te verstaan. Harvest Moon leent zich voor een openingsdans zonder versterking, midden in de tuin. Laat de groep niet tussen keuken en zaal staan.',
      bedrijfsfeest:
        'Voor een klantendiner of een nieuwjaarsreceptie is het duo vaak al voldoende. Boven de tachtig gasten maakt de contrabas het verschil, want een zaal vol stemmen slikt de lage tonen het eerst. Een kleine geluidsinstallatie brengt de groep zelf mee.',
      festival:
        'Een theetuin, een zijpodium of de wandeling tussen twee zalen: hier komt het akoestische trio het best tot zijn recht. Naast een groot podium met een soundcheck verliest het. Vraag de programmatie om er op dat uur niets luids naast te zetten.',
    },
    plans: {
      bruiloft: {
        starts: ['18:30'],
        play: { count: 3, minutes: 45 },
        moments: [
          { what: 'Tussen de gangen', song: 'Dream a Little Dream of Me (The Mamas & the Papas)', text: 'Twee stemmen boven een contrabas. Komt er een speech, dan wacht het lied.' },
          { what: 'Bij het hoofdgerecht', song: 'The Boxer (Simon & Garfunkel)', text: 'Samenzang in tertsen, zacht genoeg om je buur te verstaan.' },
          { what: 'Bij de taart', song: 'Take Me Home, Country Roads (John Denver)', text: 'Het eerste lied waarbij de tafels meedoen.' },
          { what: 'Openingsdans', song: 'Harvest Moon (Neil Young)', text: 'Zonder versterking, tussen de gasten of midden in de tuin.' },
        ],
        hall: 'Een hoek van negen vierkante meter weg van de keukendeur volstaat. Buiten zoekt de contrabas schaduw en een vlakke ondergrond; gras op een helling is geen van beide.',
      },
      bedrijfsfeest: {
        starts: ['18:00'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Ontvangst', song: 'Ring of Fire (Johnny Cash)', text: 'Herkenbaar vanaf de deur, en stil genoeg om naamkaartjes te lezen.' },
          { what: 'Aan tafel', song: 'Jolene (Dolly Parton)', text: 'Klanten die elkaar niet kennen, hebben plots iets om over te praten.' },
          { what: 'Laatste nummer', song: 'Wagon Wheel (Old Crow Medicine Show)', text: 'Wie nog een glas in de hand heeft, zingt het refrein mee.' },
        ],
        hall: 'Tot tachtig gasten volstaat het duo op zes vierkante meter. Daarboven neem je het trio: de lage tonen van de contrabas zijn het eerste wat een pratende zaal opslokt.',
      },
      festival: {
        starts: ['15:00'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'In de theetuin', song: 'Jolene (Dolly Parton)', text: 'Mensen schuiven hun stoel bij, zonder dat iemand het hun vroeg.' },
          { what: 'Tweede set', song: 'Ring of Fire (Johnny Cash)', text: 'Een contrabas die loopt als een trein, en verder niets dat moet ingeplugd worden.' },
          { what: 'Laatste nummer', song: 'Take Me Home, Country Roads (John Denver)', text: 'Het refrein draagt vanzelf tot aan de andere ingang.' },
        ],
        hall: 'Eén gewoon stopcontact binnen vijf meter en vier kanalen volstaan. Kijk wat er in dat uur op het hoofdpodium staat: naast een soundcheck verlies je dit trio.',
      },
    },
    heaviest: { thing: 'de contrabas', kilos: 12 },
    inHall: {
      seats: [
        'Niet op het podium maar in de foyer van {halls} hoort dit trio: een hoek van negen vierkante meter, twee krukken en The Boxer bij het glas vooraf.',
        'Wie in {halls} gaat zitten, hoort Jolene tot op de terts: twee stemmen rond één gitaar, een contrabas ernaast, en het zaallicht dat gewoon aan blijft.',
        'Harvest Moon in een zaal die luistert: laat in {halls} het licht boven het trio gewoon aan, zodat de muzikanten elkaar zien.',
      ],
      either: [
        'Tafels in een halve kring in plaats van rijen: dan hoort in {halls} ook de achterste tafel de contrabas onder Ring of Fire.',
        'Boven de tachtig gasten neem je voor {halls} het trio en niet het duo: de contrabas van Wagon Wheel is het eerste wat een pratende zaal opslokt.',
      ],
      tables: [
        'Negen vierkante meter naast de tafels van {halls} volstaan, weg van de deur waar de borden langskomen; bij Jolene versta je je buur nog.',
        'Tussen twee gangen mag in {halls} gerust een speech vallen: dit trio hervat Harvest Moon waar het gebleven was.',
        'Zonder contrabas is zes vierkante meter genoeg: tot tachtig gasten kies je in {halls} het duo, en Dream a Little Dream of Me past dan in elke hoek.',
        'Zet de twee krukken in {halls} waar het licht aan blijft: het trio speelt zonder spots, en van elke tafel zie je bij Wagon Wheel de contrabas bewegen.',
      ],
      empty: [
        'Zet het trio in {halls} in een hoek, met een muur achter de contrabas: midden in een lege ruimte is Ring of Fire na enkele meters vervlogen.',
        'Twee kleine luidsprekers komen mee en verder niets: zet in {halls} de tafels rond de contrabas, en The Boxer hoeft geen podium.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/ramblin-rose-1.svg', shows: 'tekening van het klankgat van een roze gitaar met een groene rand, van dichtbij' },
      { file: 'acts/ramblin-rose-2.svg', shows: 'tekening van een roze roos met een klankgat als hart, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/ramblin-rose-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een roze roos met een klankgat als hart als achterdoek' },
      { file: 'acts/ramblin-rose-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een roze roos met een klankgat als hart' },
    ],
  },
  {
    name: 'Silkwood',
    slug: 'silkwood',
    category: 'akoestisch',
    image: 'acts/silkwood.svg',
    imageShows: 'oranje en groene ringen, als in hout, rond een klankgat met snaren',
    bio: 'Popliedjes met twee stemmen, gitaar en cello: stil, nooit saai. Elke set duurt een halfuur.',
    portrait: 'Een stem met een gitaar, een cello die nu eens bast en dan weer meezingt: {act.silkwood} maakt popliedjes stil zonder ze saai te maken. De sets duren een halfuur en volgen het ritme van een receptie.',
    shortDescription: 'Akoestisch duo met gitaar en cello, dat in blokken van dertig minuten speelt, van het eerste glas tot de aanvang van het diner.',
    lineUp: 'zang en akoestische gitaar, cello en tweede stem',
    musicians: 2,
    sets: [
      { count: 3, minutes: 30, within: 150 },
      { count: 4, minutes: 30, within: 210 },
      { count: 5, minutes: 30, within: 270 },
    ],
    priceClass: 'akoestisch',
    price: { from: 800, to: 1200, includes: 'een kleine luidspreker, mengtafel en microfoons', vatIncluded: true },
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
        'Bij een opening, een afscheid of een ontvangst van klanten hoort muziek die je opmerkt en die niemand stoort. {act.silkwood} speelt voor dertig tot honderdvijftig gasten met een kleine luidspreker. Een speech past altijd in een van de pauzes.',
      festival:
        'Op het grote podium verdwijnt een cello, in een kapel of een boomgaard hangt het publiek aan elke noot. Programmeer {act.silkwood} dus klein en overdag, met vier of vijf halfuren verspreid over de namiddag. Een afdak is nodig, want hout en regen gaan niet samen.',
    },
    plans: {
      bruiloft: {
        starts: ['16:00'],
        play: { count: 3, minutes: 30 },
        early: { at: '15:00', what: 'Ceremonie', song: 'Hallelujah (Leonard Cohen)', text: 'Bij het tekenen of het buitengaan: stem, gitaar en een gestreken cello.' },
        moments: [
          { what: 'De eerste glazen', song: 'Kiss Me (Sixpence None the Richer)', text: 'Licht en snel getokkeld, terwijl de rij voor de felicitaties nog schuift.' },
          { what: 'Terwijl jullie poseren', song: 'Fields of Gold (Sting)', text: 'De cello neemt de melodie over zodra de fotograaf jullie meeneemt.' },
          { what: 'Alle gasten zijn er', song: 'Landslide (Fleetwood Mac)', text: 'Zacht, voor wie aan de rand van het grasveld een gesprek aanknoopt.' },
          { what: 'Naar de tafels', song: 'Make You Feel My Love (Bob Dylan)', text: 'Het lied waarop jullie binnenkomen, of waarop de gasten hun plaats zoeken.' },
        ],
        hall: 'Reken een halfuur om van de kerk of de tuin naar de receptie te verhuizen. Twee stoelen zonder armleuning en één stopcontact moeten daar al staan.',
      },
      bedrijfsfeest: {
        starts: ['18:00'],
        play: { count: 3, minutes: 30 },
        moments: [
          { what: 'De deuren gaan open', song: 'Fast Car (Tracy Chapman)', text: 'De gitaarlijn herken je voor je je jas uit hebt.' },
          { what: 'Na het welkomstwoord', song: 'Blackbird (The Beatles)', text: 'De cello tikt de maat op het hout. De speech zat in de pauze ervoor.' },
          { what: 'Naar het diner', song: 'Thinking Out Loud (Ed Sheeran)', text: 'Iedereen kent het, niemand hoeft ervoor te zwijgen.' },
        ],
        hall: 'Plan je welkomstwoord in een van de twee pauzes van een halfuur. Voor meer dan honderdvijftig gasten draagt de kleine luidspreker niet ver genoeg.',
      },
      festival: {
        starts: ['14:00'],
        play: { count: 4, minutes: 30 },
        moments: [
          { what: 'In de kapel', song: 'Blackbird (The Beatles)', text: 'Twee stoelen, een gitaar en een cello: het publiek zit op een meter afstand.' },
          { what: 'Tweede halfuur', song: 'Fields of Gold (Sting)', text: 'Wie voorbijwandelt, blijft staan tot het lied uit is.' },
          { what: 'Derde halfuur', song: 'Landslide (Fleetwood Mac)', text: 'Het stilste blok, voor een boomgaard na de warmste uren.' },
          { what: 'Laatste nummer', song: 'Hallelujah (Leonard Cohen)', text: 'Een slot zonder versterking, als de plek dat toelaat.' },
        ],
        hall: 'Programmeer de vier halfuren ver van het hoofdpodium, met een afdak tegen regen én zon. Op jouw installatie volstaan vier kanalen en een korte galm.',
      },
    },
    heaviest: { thing: 'de cello', kilos: 8 },
    inHall: {
      seats: [
        'Zet de twee stoelen in de foyer van {halls} en niet op het podium: een cello hoort op een receptie tussen de mensen, drie keer een halfuur.',
        'Hallelujah op stem en cello, terwijl het publiek van {halls} zijn plaats zoekt: twee mensen, één stopcontact en geen kabel over het gangpad.',
        'De cello strijkt, tokkelt en tikt op het hout, en wie in {halls} zit, hoort ze in Fast Car alle drie.',
      ],
      either: [
        'Losse tafels horen in {halls} bij een cello, geen rijen; boven honderdvijftig gasten draagt de kleine luidspreker niet meer.',
        'Fields of Gold verdraagt gepraat, Blackbird niet: zet in {halls} enkele stoelen dicht bij de cello en laat de rest van de zaal staan.',
      ],
      tables: [
        'Begin in {halls} bij de receptie: een halfuur later zijn stoelen en cello naar de tafels verhuisd en gaat het verder met Landslide.',
        'Een hoek van drie bij twee meter naast de tafels is in {halls} genoeg; spreek je welkomstwoord uit in de pauze tussen twee halfuren, na Kiss Me.',
        'Twee stoelen zonder armleuning moeten in {halls} klaarstaan: met een leuning ernaast kan de strijkstok niet door Thinking Out Loud.',
        'Fields of Gold bij de soep, Landslide bij de koffie: drie halfuren verdelen zich in {halls} over een diner, en daartussen is het woord aan de tafels.',
      ],
      empty: [
        'Blackbird draagt ver in een lege ruimte: geef deze twee in {halls} zes vierkante meter, zacht licht van voren en hoogstens honderdvijftig luisteraars.',
        'Make You Feel My Love heeft geen podium nodig: zes vierkante meter vlakke grond in {halls}, één stopcontact binnen vijf meter en twee stoelen.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    links: { value: { site: 'https://silkwood.example/' }, sample: true },
    soundUrl: { value: '/sounds/silkwood.mp3', sample: true },
    gallery: [
      { file: 'acts/silkwood-1.jpg', shows: 'tekening van het klankgat van een bruine gitaar met een groene rand, van dichtbij' },
      { file: 'acts/silkwood-2.jpg', shows: 'tekening van oranje en groene ringen rond een klankgat met snaren, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/silkwood-3.jpg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met oranje en groene ringen rond een klankgat met snaren als achterdoek' },
      { file: 'acts/silkwood-4.jpg', shows: 'tekening van een publiek met de handen in de lucht voor oranje en groene ringen rond een klankgat met snaren' },
    ],
    diary: { value: 'whole', sample: true },
  },
  {
    name: 'MJ History',
    slug: 'mj-history',
    category: 'tribute',
    originalArtist: 'Michael Jackson',
    image: 'acts/mj-history.svg',
    imageShows: 'een paarse filmspoel voor een lichtblauwe cirkel, met een filmstrook die over een vloer van gekleurde tegels naar voren rolt',
    bio: 'Hoed, handschoen en een band die alles live speelt. De passen van Billie Jean zitten erin.',
    portrait: 'Hoed, handschoen en een band die alles live speelt: {act.mj-history} maakt van de muziek van {artist.michael-jackson} een show met zang en dans. De passen van Billie Jean zitten erin, en de korte stilte net ervoor ook.',
    shortDescription: '{artist.michael-jackson} met liveband en twee dansers, in een show die je kort of lang kunt boeken: van 45 tot 90 minuten.',
    lineUp: 'zang en dans, twee dansers, gitaar, bas, drums, toetsen en achtergrondzang',
    musicians: 6,
    dancers: 2,
    sets: [{ count: 1, minutes: 45, upTo: 90, kind: 'show' }],
    priceClass: 'tribute',
    price: { from: 3800, to: 5000, includes: 'liveband, dansers en kostuums, geluid en licht, microfoons en een geluidstechnicus', vatIncluded: true },
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
        'Een show met een begin en een einde laat zich makkelijk inpassen tussen speeches en prijsuitreikingen. Zorg naast het podium voor een afgesloten ruimte voor de kostuumwissels en duid iemand aan die het zaallicht bedient.',
      festival:
        'In de vroege avond, als de kinderen nog wakker zijn, heeft deze show zijn beste publiek. De volle 90 minuten vragen een podium van acht op vier meter, met vooraan een strook zonder kabels voor de dansers.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 1, minutes: 45 },
        moments: [
          { what: 'Zaallicht uit', song: 'Don’t Stop ’Til You Get Enough', text: 'Drie dansers op de vloer en niemand die nog naar zijn dessert kijkt.' },
          { what: 'De stilte ervoor', song: 'Billie Jean', text: 'Hoed, handschoen en een paar tellen niets. Hou de fotograaf in de buurt.' },
          { what: 'Laatste nummer', song: 'Rock with You', text: 'Op dit tempo neemt de dj over en loopt de vloer vanzelf vol.' },
        ],
        hall: 'Meet de zaal voor je boekt: acht op vier meter, drie meter vrije hoogte, parket of een losse dansvloer. En iemand van de zaal moet op teken het licht doven.',
      },
      bedrijfsfeest: {
        starts: ['21:15'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Na de prijsuitreiking', song: 'Beat It', text: 'Een gitaarriff als startschot: het officiële deel is voorbij.' },
          { what: 'Halverwege', song: 'Thriller', text: 'De armbewegingen kent elke afdeling, van boekhouding tot magazijn.' },
          { what: 'Laatste nummer', song: 'Man in the Mirror', text: 'Een meezinger om mee te eindigen, met alle acht op het podium.' },
        ],
        hall: 'Reken naast het podium op een afgesloten ruimte met spiegel, kapstok en licht voor de kostuumwissels. Een vergaderlokaal met een deur is goed, een gang niet.',
      },
      festival: {
        starts: ['19:30'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Met de kinderen vooraan', song: 'Smooth Criminal', text: 'De show begint met een pas die iedereen op school probeerde.' },
          { what: 'Halverwege', song: 'Thriller', text: 'Een plein vol armen, en ouders die voordoen hoe het moet.' },
          { what: 'Laatste nummer', song: 'Black or White', text: 'De volledige bezetting, en een refrein voor de achterste rij.' },
        ],
        hall: 'Hou de voorste twee meter van het podium vlak, droog en zonder kabels. Een kwartier van de soundcheck is voor de dansers, die hun passen op jouw vloer uitzetten.',
      },
    },
    heaviest: { thing: 'het rek met de kostuums', kilos: 40 },
    inHall: {
      seats: [
        'Elke stoel in {halls} ziet de voeten: neem daar de volle 90 minuten, met Smooth Criminal als begin en de zaal helemaal donker voor Billie Jean.',
        'De stilte net voor Billie Jean werkt alleen als het zaallicht van {halls} op teken uit kan: laat één iemand de hele show bij de knop.',
        'Veeg het podium van {halls} droog voor de soundcheck en haal het tapijt weg: de voorste helft is dansvloer, en een kwartier is voor de passen van Thriller.',
      ],
      standing: [
        'Kinderen mogen in {halls} vooraan: wie achter een rij schouders staat, hoort Beat It wel, maar ziet de twee dansers niet.',
        'Eén strakke witte spot in het midden en het zaallicht uit: dan wordt het in {halls} stil voor Billie Jean, ook achter aan de bar.',
        'Een kwartier van de soundcheck is in {halls} voor de dansers, die hun passen op jouw vloer uitzetten: vlak en hard, want Rock with You dans je niet op tapijt.',
      ],
      either: [
        'Zet in {halls} enkele rijen stoelen voor de kinderen en laat de rest van de vloer vrij: bij Thriller doen hun ouders de armen voor.',
        'Meet in {halls} acht bij vier meter podium en drie meter vrije hoogte, zonder kabels in de voorste strook: daar wordt Don’t Stop ’Til You Get Enough gedanst.',
      ],
      tables: [
        'De korte show van 45 minuten past in {halls} tussen dessert en dansvloer: Rock with You komt als laatste, en de dj neemt op dat tempo over.',
      ],
      empty: [
        'Leg in {halls} een harde dansvloer op het podium, acht bij vier meter en droog: op tapijt lukt de pas van Billie Jean niet.',
        'Bouw in {halls} naast het podium een afgesloten hoek met spiegel, kapstok en licht: daar worden hoed en handschoen gewisseld, en een gang is niet goed genoeg.',
        'Fel wit over de voorste twee meter en één strakke spot in het midden: daarbuiten moet het in {halls} helemaal donker kunnen, want de stilte voor Billie Jean is een zwarte zaal.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/mj-history-1.svg', shows: 'tekening van een grote paarse microfoon met een crème band, van dichtbij' },
      { file: 'acts/mj-history-2.svg', shows: 'tekening van een paarse filmspoel voor een lichtblauwe cirkel, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/mj-history-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een paarse filmspoel op een vloer van tegels als achterdoek' },
      { file: 'acts/mj-history-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een grote paarse filmspoel' },
    ],
    isTopAct: true,
  },
  {
    name: 'The Amazing Bruno Mars Tribute',
    slug: 'the-amazing-bruno-mars-tribute',
    category: 'tribute',
    originalArtist: 'Bruno Mars',
    image: 'acts/the-amazing-bruno-mars-tribute.svg',
    imageShows: 'drie blaasinstrumenten met hun bekers omhoog, voor bogen in roze en goud',
    bio: 'Drie blazers die meedansen en een zanger met adem voor twee. Na Treasure is alles dansvloer.',
    portrait: 'Drie blazers die meedansen, een ritmesectie die geen tel laat vallen en een zanger met adem voor twee: dit achttal speelt {artist.bruno-mars} alsof het podium een dansvloer is. Na Treasure is het dat ook.',
    shortDescription: 'Funk, pop en samenzang van {artist.bruno-mars} door acht muzikanten, met een choreografie waaraan ook de blazers meedoen.',
    lineUp: 'zang, gitaar, bas, drums, toetsen, trompet, trombone en saxofoon',
    musicians: 8,
    sets: [
      { count: 2, minutes: 45 },
      { count: 1, minutes: 75, kind: 'show' },
    ],
    priceClass: 'tribute',
    price: { from: 3500, to: 4600, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 85, to: 93 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['pop', 'funk', 'r&b'],
    decades: [2010],
    searchWords: ['blazers', 'dansshow'],
    repertoire: [
      'Just the Way You Are',
      'Grenade',
      'Locked Out of Heaven',
      'Treasure',
      '24K Magic',
      'That’s What I Like',
      'Uptown Funk (van Mark Ronson, met Bruno Mars)',
      'Marry You',
    ],
    reasons: [
      'Wat de blazers bij Treasure spelen, zie je ook: ze staan vooraan en bewegen mee in de choreografie.',
      'Tieners en hun ouders kennen dezelfde refreinen, en bij Uptown Funk staan ze door elkaar op de vloer.',
      'Grenade geeft de zaal halverwege even adem, waarna de funk zonder onderbreking weer inzet.',
    ],
    occasions: {
      bruiloft:
        'Just the Way You Are als openingsdans en Marry You als knipoog erna: de band kent ze uit het hoofd. Laat de eerste set meteen volgen, nu iedereen toch al rond de vloer staat. Acht muzikanten vragen wel een zaal die meer dan een hoekje over heeft.',
      bedrijfsfeest:
        'Collega’s die niet dansen, bestaan, maar bij dit repertoire zijn het er minder. Plan de groep na het eten en houd de vloer voor het podium vrij van receptietafels. Overdag op een teamdag kan ook, dan volstaat één set.',
      festival:
        'Als laatste livegroep voor de dj’s is dit een dankbare keuze, want het tempo ligt de hele show hoog. Vraag de versie van 75 minuten. Vijf microfoons voor samenzang en drie blazers betekenen dat een geluidstechnicus die de groep kent, geen overbodige luxe is.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Openingsdans', song: 'Just the Way You Are', text: 'De band kent het uit het hoofd. Drie blazers houden zich in tot het laatste refrein.' },
          { what: 'Tweede set', song: '24K Magic', text: 'Tieners en hun ouders staan nu door elkaar.' },
          { what: 'Laatste nummer', song: 'Marry You', text: 'Een knipoog waar niemand nog ja op hoeft te antwoorden.' },
        ],
        hall: 'Acht muzikanten die dansen, passen niet in een hoekje: meet 8 bij 3 meter, zonder kieren in de vloer. Haal receptietafels weg tot tegen het podium.',
      },
      bedrijfsfeest: {
        starts: ['21:15'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Meteen vol', song: 'Treasure', text: 'De blazers staan vooraan en doen de passen voor.' },
          { what: 'Even adem', song: 'Grenade', text: 'Halverwege een ballade, zodat de bar kan volgen.' },
          { what: 'Laatste nummer', song: 'Uptown Funk (van Mark Ronson, met Bruno Mars)', text: 'Het nummer waarvoor ook de collega’s bij de uitgang terugkomen.' },
        ],
        hall: 'Voor een teamdag overdag volstaat één set van drie kwartier. Geef de lichttafel door dat het licht volledig moet stoppen waar de muziek stopt.',
      },
      festival: {
        starts: ['22:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Eerste noot', song: 'Locked Out of Heaven', text: 'Het tempo ligt vanaf nu hoog en blijft daar tot het einde.' },
          { what: 'Halverwege', song: 'That’s What I Like', text: 'Een rustiger groove, met vijf stemmen die samen openen en sluiten.' },
          { what: 'Laatste nummer', song: 'Uptown Funk (van Mark Ronson, met Bruno Mars)', text: 'De dj neemt een weide over die al danst.' },
        ],
        hall: 'Twintig kanalen, vijf zangmicrofoons en drie blazers: zet iemand aan de tafel die de nummers kent. Laat de podiumvloer nakijken op losse platen.',
      },
    },
    heaviest: { thing: 'de kisten met drums en blazers', kilos: 35 },
    inHall: {
      seats: [
        'Neem voor {halls} de show van 75 minuten: drie blazers dansen vooraan, en bij Uptown Funk blijft ook de achterste rij niet op haar stoel.',
        'Grenade komt halverwege, en wie in {halls} zit, hoort dan vijf stemmen samen opengaan; daarna zet de funk zonder pauze weer in.',
        'Licht dat in één tel stopt waar de muziek stopt: geef dat door aan de lichttafel van {halls}, want bij Treasure ziet elke rij het als het te laat komt.',
      ],
      standing: [
        'Geen statafels voor het podium van {halls}: de dansvloer loopt tot tegen de blazers, want de passen van Treasure doet de eerste rij na.',
        'Grenade is in {halls} het enige moment waarop je de bar haalt: de rest van de set ligt het tempo hoog, van 24K Magic tot Uptown Funk.',
        'Vijf microfoons voor samenzang en drie blazers met een eigen zender: zet in {halls} iemand aan de tafel die Locked Out of Heaven kent.',
      ],
      either: [
        'Zonder stoelen staan tieners en ouders in {halls} bij Uptown Funk door elkaar; meet acht bij drie meter, want drie blazers blijven niet op hun plek.',
        'Laat de podiumvloer van {halls} op losse platen nakijken terwijl de stoelen naar buiten gaan: bij Locked Out of Heaven dansen zanger en blazers mee.',
      ],
      tables: [
        'Haal in {halls} de tafels weg tot tegen het podium zodra het dessert op is: bij Uptown Funk wil niemand om een tafelpoot heen dansen.',
      ],
      empty: [
        'Acht bij drie meter zonder kieren bestel je voor {halls}, en iemand aan de tafel die de nummers kent: vijf stemmen en drie blazers gaan samen open en dicht.',
        'Goud en warm wit van voren, felle kleuren van achteren: meer decor heeft 24K Magic in {halls} niet nodig, zolang het licht ook helemaal uit kan.',
        'Geen receptietafels voor het podium: een vloer die je in {halls} zelf indeelt, loopt tot tegen de blazers, en dan doet de eerste rij Treasure na.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/the-amazing-bruno-mars-tribute-1.svg', shows: 'tekening van de ventielen van een gouden trompet, van dichtbij' },
      { file: 'acts/the-amazing-bruno-mars-tribute-2.svg', shows: 'tekening van drie bekers van blaasinstrumenten voor bogen in roze en goud, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/the-amazing-bruno-mars-tribute-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met drie bekers van blaasinstrumenten voor bogen in roze en goud als achterdoek' },
      { file: 'acts/the-amazing-bruno-mars-tribute-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor drie bekers van blaasinstrumenten voor bogen in roze en goud' },
    ],
  },
  {
    name: 'Vannstein',
    slug: 'vannstein',
    category: 'tribute',
    originalArtist: 'Rammstein',
    image: 'acts/vannstein.svg',
    imageShows: 'een stalen hamer die oranje vonken uit een aambeeld slaat',
    bio: 'Gitaren in de maat van een machine en elk woord in het Duits. Sonne voel je in je borstkas.',
    portrait: 'Gitaren in de maat van een machine, een stem uit de kelder en elk woord in het Duits. {act.vannstein} zet {artist.rammstein} neer met zes muzikanten, veel licht en genoeg volume om Sonne in je borstkas te voelen.',
    shortDescription: 'Rammstein-tribute voor zalen en podia die volume aankunnen, met licht en rook als decor in plaats van vuur.',
    lineUp: 'zang, twee gitaren, bas, drums en toetsen',
    musicians: 6,
    sets: [{ count: 1, minutes: 75, upTo: 90 }],
    priceClass: 'tribute',
    price: { value: 'on request', sample: true },
    loudness: { level: 'concert', from: 94, to: 100 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium, na zonsondergang.',
    languages: ['Duits'],
    genres: ['metal', 'industrial'],
    decades: [1990, 2000, 2010],
    searchWords: ['Neue Deutsche Härte', 'hardrock'],
    unsuited: {
      bruiloft:
        'Dit repertoire werkt pas op concertvolume en in het donker. Zitten er grootouders aan tafel of hangt er een begrenzer in de zaal, kies dan een andere act.',
    },
    repertoire: ['Du hast', 'Sonne', 'Engel', 'Ich will', 'Deutschland', 'Mein Herz brennt', 'Amerika'],
    reasons: [
      'Twee gitaristen spelen elke riff gelijk en gedempt, zodat Sonne ook in een kleinere zaal zijn gewicht houdt.',
      'Samples en koren komen van een toetsenist op het podium, die je dus ook ziet werken.',
      'Het publiek krijgt een rol: fluiten bij Engel, antwoorden bij Ich will, roepen bij Du hast.',
    ],
    occasions: {
      bruiloft:
        'Enkel voor een koppel dat het allebei wil, en dan laat op de avond, als de grootouders naar huis zijn. Vraag de zaal eerst naar de geluidsnorm en de begrenzer, want op halve kracht werkt dit repertoire niet. Vuur beloven we nooit.',
      bedrijfsfeest:
        'In een loods of een tent, na een barbecue, kan het. Bij een receptie met hapjes loopt het fout. Zet het in de uitnodiging, zodat niemand verrast wordt, en zorg voor een ruimte waar je nog kunt praten.',
      festival:
        'Hier is de groep thuis: een podium van zes op vier meter, een lichtbrug en een uur waarop het donker is. Meld de rook bij de brandweer. Pyrotechniek maakt geen deel uit van wat je boekt.',
    },
    plans: {
      bruiloft: {
        starts: ['23:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Als de grootouders weg zijn', song: 'Ich will', text: 'Jullie vrienden antwoorden, in het Duits, of ze dat nu kennen of niet.' },
          { what: 'Halverwege', song: 'Engel', text: 'De zaal fluit de melodie. Dit is het zachtste moment van de show.' },
          { what: 'Laatste nummer', song: 'Du hast', text: 'Wie hier ja zegt, krijgt nein terug. Op een trouw moet je daarmee kunnen lachen.' },
        ],
        hall: 'Vraag waar de begrenzer op staat en waar hij meet: is de grens streng, dan zoeken we samen een andere zaal of een andere act. Rook vraagt een afspraak over de rookmelders, nog voor de opbouw.',
      },
      bedrijfsfeest: {
        starts: ['22:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Na de barbecue', song: 'Mein Herz brennt', text: 'Traag en donker, met alleen tegenlicht: de loods valt stil.' },
          { what: 'Halverwege', song: 'Amerika', text: 'Een refrein dat ook de collega’s zonder Duits kunnen meezingen.' },
          { what: 'Laatste nummer', song: 'Sonne', text: 'Twee gitaren die exact gelijk hakken, tot in de poten van de statafels.' },
        ],
        hall: 'Meld op de uitnodiging wat er komt, en maak een ruimte waar je kunt praten. Een tent houdt geen geluid tegen, dus waarschuw ook de buren.',
      },
      festival: {
        starts: ['22:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Duisternis', song: 'Sonne', text: 'Wit en rood van achteren, zo weinig mogelijk van voren, en dan de eerste slag.' },
          { what: 'Halverwege', song: 'Deutschland', text: 'Samples en koren komen van een toetsenist die je ziet spelen.' },
          { what: 'Laatste nummer', song: 'Du hast', text: 'Het publiek roept, de groep antwoordt.' },
        ],
        hall: 'Meld de rook bij de brandweer. Pyrotechniek zit er niet in, dus je hebt er ook geen zone voor nodig; wel een ombouw van drie kwartier en vier kringen.',
      },
    },
    heaviest: { thing: 'de kisten met licht en rook', kilos: 60 },
    inHall: {
      seats: [
        'Du hast roepen gaat ook zittend, springen niet: spreek met {halls} af of de voorste rijen weg kunnen.',
        'Engel wordt gefloten, en in {halls} doet een hele zaal dat vanuit haar stoel; daarna komen wit en rood van achteren weer op.',
        'Bezorg ons de lichtlijst van {halls} drie weken vooraf: vanaf de rijen zie je elke lamp van Deutschland, en van voren willen we er bijna geen.',
      ],
      standing: [
        'Rook vraagt in {halls} meer overleg dan geluid: maak nog voor de opbouw een afspraak met de zaal en de brandweer over de rookmelders.',
        'Ich will vraagt een publiek dat antwoordt, en in {halls} staat het er al voor; op het podium is zes bij vier meter nodig voor licht en rook.',
        'Twee gitaristen spelen elke riff gelijk en gedempt, zodat Mein Herz brennt in {halls} ook achter aan de bar gewicht heeft; doe de soundcheck liefst overdag.',
      ],
      either: [
        'Alle stoelen gaan uit {halls} en het daglicht ook: zonder donker ziet niemand de rook van Mein Herz brennt.',
        'Een uur waarop het buiten donker is, en geen stoel meer op de vloer: pas zo speelt Du hast in {halls} op volle kracht.',
      ],
      empty: [
        'Anderhalf uur opbouw, een rookmachine en een eigen lichtplan komen mee naar {halls}; de afspraak met de brandweer maak jij, voor de deuren opengaan.',
        'Een loods na de barbecue is voor Amerika geen slechte plek: hou in {halls} wel een ruimte vrij waar je nog kunt praten.',
        'Wit en rood van achteren, stroboscoop op teken: hang voor {halls} een lichtbrug, want van voren vraagt Deutschland bijna niets.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/vannstein-1.svg', shows: 'tekening van een grijze basdrum met een stok en twee oranje bekkens, van dichtbij' },
      { file: 'acts/vannstein-2.svg', shows: 'tekening van een stalen hamer die oranje vonken slaat, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/vannstein-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een stalen hamer die oranje vonken slaat als achterdoek' },
      { file: 'acts/vannstein-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een stalen hamer die oranje vonken slaat' },
    ],
  },
  {
    name: 'Coldplayers',
    slug: 'coldplayers',
    category: 'tribute',
    originalArtist: 'Coldplay',
    image: 'acts/coldplayers.svg',
    imageShows: 'ronde snippers in roze, crème en blauw die uit een donkere lucht vallen',
    bio: 'Begint met één stem en Yellow, eindigt met een tent die zingt. Vijf muzikanten, de piano vooraan.',
    portrait: 'Een piano, een gitaar die blijft hangen en een refrein zonder woorden: {act.coldplayers} brengt {artist.coldplay} met vijf muzikanten. Het kan klein beginnen, met één stem en Yellow, en eindigt met een tent die zingt.',
    shortDescription: 'Coldplay-tribute met de piano vooraan, die zacht inzet bij Yellow en dansend eindigt bij A Sky Full of Stars.',
    lineUp: 'zang en piano, gitaar, bas, drums en toetsen',
    musicians: 5,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'tribute',
    price: { from: 2500, to: 3300, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 78, to: 92 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['pop', 'rock'],
    decades: [2000, 2010],
    searchWords: ['britpop', 'piano'],
    repertoire: ['Yellow', 'Clocks', 'Fix You', 'Viva la Vida', 'A Sky Full of Stars', 'Paradise', 'The Scientist'],
    reasons: [
      'Viva la Vida heeft een koor zonder tekst: wie het één keer hoort, zingt het de tweede keer mee.',
      'Op gespreksvolume klinken de eerste nummers ook goed, zodat de band al speelt terwijl de gasten nog binnenkomen.',
      'A Sky Full of Stars ligt dicht bij dansmuziek en geeft de dj een vlotte overgang.',
    ],
    occasions: {
      bruiloft:
        'Met alleen zang en piano is Yellow een openingsdans die ook onervaren dansers aankunnen. Vraag de eerste set na het diner en de tweede rond elf uur. Fix You bewaar je beter voor later, als iedereen staat.',
      bedrijfsfeest:
        'Geschikt voor een gezelschap waarvan de helft wil praten en de helft wil zingen. De eerste set blijft rustig, bij de tweede gaat het zaallicht uit. Zet de receptietafels aan de zijkant, dan loopt de ruimte voor het podium vanzelf vol.',
      festival:
        'Een affiche voor gezinnen is een goede plek, rond de schemering en met één doorlopende set. Lichtgevende polsbandjes en confetti horen er niet standaard bij. Wil je die toch, bestel ze dan zelf en spreek het moment met ons af.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30', '23:00'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Openingsdans', song: 'Yellow', text: 'Alleen zang en piano, in een maat die ook wie nooit danst, kan volgen.' },
          { what: 'Rond elf uur', song: 'Viva la Vida', text: 'Een koor zonder tekst, dus ook de nonkels zingen mee.' },
          { what: 'Laatste nummer', song: 'Fix You', text: 'Bewaard voor als iedereen recht staat. De orgeltoon van het begin is het teken.' },
        ],
        hall: 'Staat er een vleugel die dezelfde dag gestemd werd? Laat het weten, dan komen er twee microfoons voor mee en blijft de piano van de groep in de bus.',
      },
      bedrijfsfeest: {
        starts: ['20:45'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Onder de gesprekken', song: 'The Scientist', text: 'Vanaf 78 dB(A), terwijl de helft van de zaal nog aan het vertellen is.' },
          { what: 'Zaallicht uit', song: 'Clocks', text: 'De pianofiguur waarop de receptietafels leeglopen.' },
          { what: 'Laatste nummer', song: 'A Sky Full of Stars', text: 'Zo dicht bij dansmuziek dat de dj gewoon kan invallen.' },
        ],
        hall: 'Schuif de receptietafels naar de zijkant en niet tegen het podium. In de technische lijst staat één wens voor het licht: niets dat flitst vóór het laatste nummer.',
      },
      festival: {
        starts: ['21:00'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'In de schemering', song: 'Paradise', text: 'Ouders met een kind op de schouders kunnen dit refrein allebei aan.' },
          { what: 'Halverwege', song: 'Fix You', text: 'Zet de lichten op de weide even uit en laat de telefoons het doen.' },
          { what: 'Laatste nummer', song: 'Viva la Vida', text: 'Het koor gaat door op weg naar de fietsenstalling.' },
        ],
        hall: 'Polsbandjes en confetti bestel je zelf, en het moment spreek je met ons af. De piano staat links vooraan, met zicht op de drummer.',
      },
    },
    heaviest: { thing: 'de podiumpiano', kilos: 45 },
    inHall: {
      seats: [
        'Staat er in {halls} een vleugel die dezelfde dag gestemd is, dan blijft onze piano in de bus en krijgt The Scientist twee microfoons.',
        'Yellow begint met één stem en één warme spot op de piano: op de laatste rij van {halls} hoor je hoe stil dat kan.',
        'Vijf stemmen zingen het koor van Viva la Vida, en ook zittend duurt het in {halls} maar één refrein voor het publiek het overneemt.',
      ],
      standing: [
        'Fix You bewaar je tot iedereen staat, en in {halls} is dat vanaf het begin: hou de eerste nummers zacht, terwijl de zaal nog binnenloopt.',
        'Niets dat flitst vóór het laatste nummer: geef dat door aan de lichttafel van {halls}, dan valt A Sky Full of Stars pas echt open.',
        'De piano staat links vooraan, met zicht op de drummer; in {halls} kijk je de zanger bij Clocks dus op de vingers.',
      ],
      either: [
        'Laat in {halls} de helft van de stoelen staan: Fix You vraagt stilte, A Sky Full of Stars een vloer.',
        'Gepraat verdragen de eerste nummers wel: begin in {halls} op 78 dB(A) met de stoelen nog in de zaal, en haal ze weg voor Paradise.',
      ],
      tables: [
        'Schuif de tafels in {halls} naar de zijkant en niet tegen het podium: de piano staat links vooraan, en voor Yellow moet er plek zijn om te dansen.',
        'Alleen zang en piano is genoeg voor een openingsdans op Yellow: zet in {halls} de eerste set na het diner en de tweede rond elf uur.',
      ],
      empty: [
        'Eén warme spot op de piano maakt van {halls} een kamer, tot Viva la Vida: dan gaat de kleur van achteren aan.',
        'Een vleugel die dezelfde dag gestemd is, staat zelden in {halls}, dus komt de piano mee: links op vijf bij drie meter, met zicht op de drums.',
        'Confetti en polsbandjes horen er niet bij: wil je ze in {halls} bij Paradise, bestel ze dan zelf en spreek het moment met de groep af.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/coldplayers-1.svg', shows: 'tekening van pianotoetsen in roze, blauw en crème, met schuifregelaars erboven, van dichtbij' },
      { file: 'acts/coldplayers-2.svg', shows: 'tekening van ronde snippers in roze, crème en blauw, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/coldplayers-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met ronde snippers in roze, crème en blauw als achterdoek' },
      { file: 'acts/coldplayers-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor ronde snippers in roze, crème en blauw' },
    ],
    diary: { value: 'whole', sample: true },
    isTopAct: true,
  },
  {
    name: 'Be Chic',
    slug: 'be-chic',
    category: 'tribute',
    originalArtist: 'Chic',
    image: 'acts/be-chic.svg',
    imageShows: 'een grote spiegelbol in roze en lila, met vlekjes licht eromheen',
    bio: 'Disco die gespeeld wordt in plaats van geprogrammeerd. Met drie zangeressen en twee blazers.',
    portrait: 'Disco die gespeeld wordt in plaats van geprogrammeerd. {act.be-chic} zet drie zangeressen, twee blazers en een ritmesectie op het podium en houdt de groove van Good Times zo lang vast als de dansvloer dat vraagt.',
    shortDescription: 'Negenkoppige Chic-tribute met drie zangeressen en blazers, gemaakt voor dansvloeren waar niemand op de klok kijkt.',
    lineUp: 'drie zangeressen, gitaar, bas, drums, toetsen, trompet en saxofoon',
    musicians: 9,
    sets: [
      { count: 2, minutes: 45 },
      { count: 3, minutes: 45 },
    ],
    priceClass: 'tribute',
    price: { from: 3600, to: 4800, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 84, to: 92 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['disco', 'funk'],
    decades: [1970],
    searchWords: ['discoband', 'Nile Rodgers', 'blazers', 'seventies'],
    repertoire: ['Le Freak', 'Good Times', 'Everybody Dance', 'I Want Your Love', 'Dance, Dance, Dance', 'My Forbidden Lover'],
    reasons: [
      'Bas en slaggitaar zitten zo strak op elkaar dat Good Times tien minuten kan duren zonder te vervelen.',
      'Drie stemmen zingen unisono zoals op de platen, wat je met één zangeres en een computer niet krijgt.',
      'De nummers lopen in elkaar over, dus er valt geen gat waarin gasten hun jas gaan zoeken.',
    ],
    occasions: {
      bruiloft:
        'Le Freak als eerste nummer na de openingsdans, en de vloer is gedekt. Drie sets van 45 minuten vullen een avond, met een dj die de pauzes op tempo houdt. Kijk wel na of negen mensen op het podium passen naast de taarttafel.',
      bedrijfsfeest:
        'Voor een jaarfeest met een dresscode en een discobal is dit de huisband van de avond. Laat de eerste set beginnen wanneer het dessert is afgeruimd. Wie wil netwerken, vindt het geluid aan de rand van de zaal draaglijk, want disco moet strak zijn en niet luid.',
      festival:
        'Een late namiddag in de zon of het laatste uur voor de dj’s: beide uren liggen {act.be-chic}. De sets worden dan aan elkaar gespeeld tot één blok van 75 minuten. Zorg voor drie zangmicrofoons op de voorste rij en een brede opstelling.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 3, minutes: 45 },
        moments: [
          { what: 'Na de openingsdans', song: 'Le Freak', text: 'Drie zangeressen tellen het af en de vloer is gedekt.' },
          { what: 'Tweede set', song: 'I Want Your Love', text: 'De blazers nemen de melodie, de tafels lopen leeg.' },
          { what: 'Derde set', song: 'Everybody Dance', text: 'Geen gaten tussen de nummers, geen kans om je jas te zoeken.' },
          { what: 'Laatste nummer', song: 'Good Times', text: 'Zo lang als nodig: tien minuten als de vloer dat vraagt.' },
        ],
        hall: 'Negen meter breed is meer dan de meeste feestzalen hebben. Verhuis de taarttafel en het spreekgestoelte, of vraag een tweede niveau voor drums en toetsen.',
      },
      bedrijfsfeest: {
        starts: ['21:00'],
        play: { count: 3, minutes: 45 },
        moments: [
          { what: 'Dessert afgeruimd', song: 'Dance, Dance, Dance', text: 'De titel is de dresscode.' },
          { what: 'Tweede set', song: 'My Forbidden Lover', text: 'De baslijn waarop ook de directie haar badge afdoet.' },
          { what: 'Laatste nummer', song: 'Le Freak', text: 'Iedereen roept op dezelfde tel, van stagiair tot afgevaardigd bestuurder.' },
        ],
        hall: 'Disco hoeft niet luid: strak en droog gemengd blijft netwerken aan de rand mogelijk. Hang een spiegelbol met één spot, dat is genoeg decor.',
      },
      festival: {
        starts: ['18:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Late namiddagzon', song: 'Everybody Dance', text: 'Negen mensen in vol frontlicht, en niemand die op de klok kijkt.' },
          { what: 'Halverwege', song: 'Good Times', text: 'Bas en slaggitaar alleen, tot de blazers weer invallen.' },
          { what: 'Laatste nummer', song: 'Le Freak', text: 'Speel je haar voor de dj’s, dan is dit het nummer waarop zij overnemen.' },
        ],
        hall: 'Zorg voor drie zangmicrofoons op de voorste rij en een uur voor de soundcheck in een leeg veld of een lege tent: drie stemmen en twee blazers moeten elkaar horen.',
      },
    },
    heaviest: { thing: 'het drumstel en de twee klavieren', kilos: 35 },
    inHall: {
      seats: [
        'Good Times kan tien minuten duren, en zo lang blijft in {halls} niemand zitten: hou de ruimte voor de eerste rij vrij.',
        'Drie zangeressen zingen unisono, en vanuit de stoelen van {halls} hoor je of het klopt: geef hen een uur soundcheck in een lege zaal.',
        'Wit licht over negen meter breed en een spiegelbol met één spot: van elke stoel in {halls} zie je dan bij I Want Your Love drie zangeressen en twee blazers op één lijn.',
      ],
      standing: [
        'Strak en droog gemengd hoeft disco niet luid: aan de rand van {halls} praat je door, en vooraan loopt Everybody Dance zonder gat in My Forbidden Lover over.',
        'Er valt geen gat tussen twee nummers waarin iemand zijn jas gaat zoeken: in {halls} duurt Dance, Dance, Dance tot de dansvloer het zegt.',
        'Hang in {halls} een spiegelbol met één spot en laat de rest aan Good Times over: bas en slaggitaar houden dat tien minuten vol.',
      ],
      either: [
        'Eén spiegelbol met één spot is decor genoeg voor {halls}, als de stoelen weg zijn voor Le Freak begint.',
        'Meet in {halls} negen meter breedte, of zet drums en toetsen op een tweede niveau van vier bij twee: drie zangeressen en twee blazers staan vooraan op één lijn.',
      ],
      tables: [
        'Verhuis in {halls} de taarttafel en het spreekgestoelte: negen meter breedte is meer dan er naast gedekte tafels overblijft, en Le Freak begint meteen na de openingsdans.',
      ],
      empty: [
        'Een podium op twee hoogten bestel je voor {halls} in één keer mee: vier bij twee meter achteraan voor drums en toetsen, met een trap die vastligt.',
        'Hou {halls} een uur leeg voor de soundcheck: drie stemmen en twee blazers moeten elkaar horen, anders zit Everybody Dance niet gelijk.',
        'Negen meter breed staan drie zangeressen en twee blazers in {halls} echt op één lijn; mix Le Freak er strak en droog, want een kale ruimte dempt niets.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/be-chic-1.svg', shows: 'tekening van de kop van een lila basgitaar met vier stemsleutels, van dichtbij' },
      { file: 'acts/be-chic-2.svg', shows: 'tekening van een grote spiegelbol in roze en lila, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/be-chic-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een grote spiegelbol in roze en lila als achterdoek' },
      { file: 'acts/be-chic-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een grote spiegelbol in roze en lila' },
    ],
  },
  {
    name: 'The Boss Brothers',
    slug: 'the-boss-brothers',
    category: 'tribute',
    originalArtist: 'Bruce Springsteen',
    image: 'acts/the-boss-brothers.svg',
    imageShows: 'een rechte weg langs telefoonpalen naar een rode, ondergaande zon',
    bio: 'Springsteen met alles erop en eraan, ook het orgel en de saxofoon. Liefst de hele avond.',
    portrait: 'Springsteen met alles erop en eraan: piano en orgel, drie gitaren en een saxofoon die bij Born to Run naar voren komt. {act.the-boss-brothers} staat er met acht en neemt liefst de hele avond de tijd.',
    shortDescription: 'De grote bezetting voor {artist.bruce-springsteen}: acht muzikanten met saxofoon, piano en orgel, en een concert dat twee uur kan duren.',
    lineUp: 'zang en gitaar, twee gitaren, bas, drums, piano, orgel en saxofoon',
    musicians: 8,
    sets: [
      { count: 2, minutes: 60 },
      { count: 1, minutes: 90, upTo: 120, kind: 'concert' },
    ],
    priceClass: 'tribute',
    price: { from: 3400, to: 4500, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'concert', from: 88, to: 96 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['rock'],
    decades: [1970, 1980],
    searchWords: ['The Boss', 'E Street Band', 'saxofoon'],
    repertoire: [
      'Born to Run',
      'Dancing in the Dark',
      'Thunder Road',
      'Hungry Heart',
      'The River',
      'Born in the U.S.A.',
      'Badlands',
      'Tenth Avenue Freeze-Out',
    ],
    reasons: [
      'De saxofoonsolo’s worden gespeeld door iemand die er is, en dat scheelt bij Born to Run het halve nummer.',
      'Piano en orgel bezetten elk een eigen plek, waardoor Thunder Road klein kan openen en breed kan eindigen.',
      'Wie een lange avond wil, krijgt er een: tot twee uur muziek, met Hungry Heart als moment waarop de zaal het eerste couplet zingt.',
    ],
    occasions: {
      bruiloft:
        'Voor een koppel dat met Springsteen is opgegroeid, in een zaal met een volwaardig podium. Dancing in the Dark opent de vloer, de tweede set mag rocken. In een kleine feestzaal zijn acht muzikanten te veel van het goede: bekijk dan {act.barking-bruce}.',
      bedrijfsfeest:
        'Een concert van anderhalf uur als hoogtepunt van een groot personeelsfeest, met staanplaatsen en een bar die open blijft. Boven de tweehonderd gasten komt deze bezetting pas goed tot haar recht.',
      festival:
        'Zet deze groep laat op de affiche en geef haar de tijd. Onder de 75 minuten blijft er te veel liggen. Twee klavieren, drie gitaarversterkers en een blazer vragen een podium van acht op vier meter en een ruime ombouw.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 60 },
        moments: [
          { what: 'De vloer opent', song: 'Dancing in the Dark', text: 'Voor een koppel dat liever samen springt dan een slow telt.' },
          { what: 'Tweede set', song: 'Badlands', text: 'Nu mag het rocken, met drie gitaren als één muur.' },
          { what: 'Laatste nummer', song: 'Thunder Road', text: 'Piano en mondharmonica, klein begonnen en breed geëindigd.' },
        ],
        hall: 'Piano en orgel gaan elk door een deur. Zoek een weg zonder trappen, of twee vrienden die helpen dragen, en een podium van acht op vier meter.',
      },
      bedrijfsfeest: {
        starts: ['21:00'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Eerste noot', song: 'Born in the U.S.A.', text: 'Een trommelslag die ook de laatste in de rij voor het buffet bereikt.' },
          { what: 'Halverwege', song: 'Hungry Heart', text: 'Het eerste couplet is voor de zaal, de zanger wacht.' },
          { what: 'Laatste nummer', song: 'Born to Run', text: 'De saxofonist komt naar voren. Daarna mag je bedanken, niet ervoor.' },
        ],
        hall: 'Onder tweehonderd gasten is een concert van acht muzikanten te groot voor de ruimte. Leg het einduur vast met de bisnummers erbij, want die komen er.',
      },
      festival: {
        starts: ['21:30'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Eerste noot', song: 'Badlands', text: 'Acht muzikanten in één klap, op een hoog podium waar ze plaats hebben.' },
          { what: 'Het verhaal', song: 'The River', text: 'Mondharmonica en een weide die luistert. Vijf minuten later dansen ze.' },
          { what: 'Laatste nummer', song: 'Tenth Avenue Freeze-Out', text: 'De blazer vooraan, het orgel eronder, en tijd om iedereen voor te stellen.' },
        ],
        hall: 'Minder dan vijf kwartier is zonde van de bus. Zet piano links en orgel rechts, tel tweeëntwintig kanalen en hou een volgspot klaar voor de saxofoon.',
      },
    },
    heaviest: { thing: 'de piano en het orgel', kilos: 90 },
    inHall: {
      seats: [
        'Piano links, orgel rechts en een volgspot op de saxofoon: in {halls} kun je voor Thunder Road twee uur gaan zitten, en bij Badlands weer opstaan.',
        'Leg met {halls} het einduur vast, bisnummers inbegrepen: een zittende zaal roept er langer om, en Born to Run hoort er nog bij.',
        'The River klein, Tenth Avenue Freeze-Out breed: zoek in {halls} acht bij vier meter, waar piano en orgel elk een kant krijgen.',
      ],
      standing: [
        'Boven de tweehonderd gasten komt dit achttal tot zijn recht, en staand haal je die in {halls} gauw: bij Hungry Heart zingt de zaal het eerste couplet.',
        'Drie gitaren zijn één muur, met de saxofoon in het midden: in {halls} komt die bij Born to Run naar voren, dus hou de rand van het podium vrij.',
        'Geef deze acht in {halls} twee uur en een einduur met de bisnummers erbij: wie staat, laat hen na Dancing in the Dark niet gaan.',
      ],
      either: [
        'Liefst staand, en liefst vol: bij twee uur muziek voor tweehonderd gasten en meer is in {halls} elke stoel er bij Dancing in the Dark een te veel.',
        'Laat achteraan in {halls} stoelen staan voor The River en haal de rest weg voor Badlands; de saxofoon komt bij Born to Run tot aan de rand.',
      ],
      empty: [
        'Een weg zonder trappen telt in {halls} zwaarder dan het podium zelf: piano en orgel gaan elk door een deur, of er helpen twee mensen dragen.',
        'Hoog mag het zijn: zet in {halls} acht bij vier meter podium, met tweeëntwintig kanalen en een volgspot voor de saxofoon van Born to Run.',
        'Drie gitaren, piano en orgel willen in {halls} lucht boven zich: hoe hoger het dak, hoe breder Thunder Road eindigt.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/the-boss-brothers-1.svg', shows: 'tekening van een rode elektrische gitaar op een blauwe achtergrond, van dichtbij' },
      { file: 'acts/the-boss-brothers-2.svg', shows: 'tekening van een rechte weg langs telefoonpalen naar een rode zon, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/the-boss-brothers-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een rechte weg langs telefoonpalen naar een rode zon als achterdoek' },
      { file: 'acts/the-boss-brothers-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een rechte weg langs telefoonpalen naar een rode zon' },
    ],
    diary: { value: 'whole', sample: true },
    sharesMusiciansWith: { value: ['barking-bruce'], sample: true },
  },
  {
    name: "Petty's Heartbreakers",
    slug: 'pettys-heartbreakers',
    category: 'tribute',
    originalArtist: 'Tom Petty',
    image: 'acts/pettys-heartbreakers.svg',
    imageShows: 'een rood plectrum als vlieger boven blauwe heuvels, vastgemaakt aan de kop van een gitaar',
    bio: 'Een twaalfsnarige gitaar en liedjes die geen maat te lang duren. Samenzang in elk refrein.',
    portrait: 'Een twaalfsnarige gitaar, een orgel dat meeademt en liedjes die geen maat te lang duren. Vijf muzikanten spelen het werk van {artist.tom-petty} zoals het hoort: ontspannen, met scherpe hoeken en samenzang in elk refrein.',
    shortDescription: 'Tom Petty-tribute met rinkelende gitaren en orgel, voor wie graag meezingt met de raampjes open.',
    lineUp: 'zang en gitaar, sologitaar, bas, drums en toetsen',
    musicians: 5,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'tribute',
    price: { from: 2300, to: 3000, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 80, to: 89 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium, met de gitaren uit de volle zon.',
    languages: ['Engels'],
    genres: ['rock', 'americana'],
    decades: [1970, 1980, 1990],
    searchWords: ['heartland rock', 'roots'],
    repertoire: ['American Girl', 'Refugee', 'Free Fallin’', 'I Won’t Back Down', 'Learning to Fly', 'Mary Jane’s Last Dance', 'Runnin’ Down a Dream'],
    reasons: [
      'Free Fallin’ heeft maar een paar akkoorden nodig om een heel terras aan het zingen te krijgen.',
      'Vier van de vijf muzikanten zingen, dus de refreinen klinken vol zonder hulp van een computer.',
      'De set past bij mensen die liever met een glas in de hand luisteren dan dat ze de dansvloer op moeten.',
    ],
    occasions: {
      bruiloft:
        'Een tuinfeest, een schuur, een lange tafel onder de bomen: daar zit deze muziek goed. Learning to Fly kan akoestisch bij de receptie, de elektrische set volgt na het eten. Voor dansers die house verwachten, heb je nadien een dj nodig.',
      bedrijfsfeest:
        'Bij een zomerbarbecue of een opendeurdag geeft deze groep kleur zonder de gesprekken te overstemmen. Twee sets met een ruime pauze werken beter dan één lang blok, want dan blijft er tijd om met klanten te praten.',
      festival:
        'Americana, roots, classic rock: op zo’n affiche past de groep in de namiddag, wanneer het publiek nog in het gras zit. Runnin’ Down a Dream sluit een set van een uur af. De ombouw is licht, op het orgel na.',
    },
    plans: {
      bruiloft: {
        starts: ['21:00'],
        play: { count: 2, minutes: 45 },
        early: { at: '16:30', what: 'Receptie', song: 'Learning to Fly', text: 'Akoestisch, met enkele stemmen, tussen de glazen.' },
        moments: [
          { what: 'Na het eten', song: 'American Girl', text: 'Twaalf snaren en een open staldeur.' },
          { what: 'Tweede set', song: 'Runnin’ Down a Dream', text: 'De gitaren mogen scherper nu de tafels leeg zijn.' },
          { what: 'Laatste nummer', song: 'Free Fallin’', text: 'Een paar akkoorden, en alle gasten in de tuin zingen.' },
        ],
        hall: 'In een schuur of tuin moet er een dak boven het podium, en uit de zon: daar ontstemt een twaalfsnarige gitaar. Voor wie house wil, boek je een dj na middernacht.',
      },
      bedrijfsfeest: {
        starts: ['19:00', '20:45'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Bij de barbecue', song: 'Learning to Fly', text: 'Op 80 dB(A) bestel je nog zonder roepen een hamburger.' },
          { what: 'Na een ruime pauze', song: 'I Won’t Back Down', text: 'Vier stemmen, één boodschap; ook de verkoopploeg zingt mee.' },
          { what: 'Laatste nummer', song: 'Mary Jane’s Last Dance', text: 'Rustig genoeg om er een klant bij uit te wuiven.' },
        ],
        hall: 'Twee sets met veel lucht ertussen passen beter dan één blok: in de pauze praat je met klanten. Overdag heeft de groep geen licht nodig.',
      },
      festival: {
        starts: ['16:30'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Publiek in het gras', song: 'Learning to Fly', text: 'De eersten leggen hun boek neer.' },
          { what: 'Halverwege', song: 'Refugee', text: 'Het orgel gromt, de rij bij de bar wordt korter.' },
          { what: 'Laatste nummer', song: 'Runnin’ Down a Dream', text: 'Een uur na de eerste noot, met een gitaarsolo die de avond aankondigt.' },
        ],
        hall: 'Een namiddagplek tussen roots en classic rock volstaat, met vijfentwintig minuten ombouw. Alleen het orgel is zwaar, dus laat de bus tot aan de trap rijden.',
      },
    },
    heaviest: { thing: 'het orgel', kilos: 70 },
    inHall: {
      seats: [
        'Liedjes die geen maat te lang duren, zitten goed in {halls}: neem twee sets, met een pauze lang genoeg om in de foyer American Girl na te neuriën.',
        'Vier stemmen even luid en een twaalfsnarige die rinkelt in plaats van scheurt: in {halls} versta je vanuit je stoel elk woord van I Won’t Back Down.',
        'Learning to Fly kan op een akoestische gitaar: begin daar in {halls} mee, en laat het orgel bij Refugee pas inzetten als iedereen zit.',
      ],
      standing: [
        'Met een glas in de hand luisteren is hier geen schande: in {halls} hoor je de twaalfsnarige gitaar bij 89 dB(A) ook achter aan de bar.',
        'Free Fallin’ heeft een paar akkoorden nodig en de mensen die in {halls} vooraan staan; vier stemmen op het podium doen de rest.',
        'Warm licht dat weinig beweegt, volstaat in {halls}: Runnin’ Down a Dream heeft tempo genoeg van zichzelf.',
      ],
      either: [
        'Laat in {halls} aan de kanten stoelen staan: I Won’t Back Down is voor de vloer, Learning to Fly voor wie liever zit.',
        'Twee sets met veel lucht ertussen vragen in {halls} geen rijen maar statafels: je praat in de pauze met je gasten en kijkt bij Mary Jane’s Last Dance weer op.',
      ],
      tables: [
        'Aan een lange tafel in {halls} hoort Free Fallin’ bij het dessert: deze groep geeft kleur zonder het gesprek te overstemmen.',
        'Een pauze zo lang als de kaasplank, dat vragen twee sets in {halls}; daarna mogen de tafels weg voor Runnin’ Down a Dream.',
      ],
      empty: [
        'Alleen het orgel is zwaar: laat de bus in {halls} tot aan de trap van het podium rijden, en de rest staat in een uur klaar.',
        'Bij daglicht hoeft er in {halls} geen lamp aan: American Girl, een lange pauze aan de bar en daarna Refugee dragen een hele middag.',
        'Vijf bij drie meter en vier zangmicrofoons even luid: meer bestel je niet voor {halls}, en dan rinkelt Learning to Fly tot tegen de achterwand.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/pettys-heartbreakers-1.svg', shows: 'tekening van een lichtblauwe elektrische gitaar op een rode achtergrond, van dichtbij' },
      { file: 'acts/pettys-heartbreakers-2.svg', shows: 'tekening van een rood plectrum als vlieger, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/pettys-heartbreakers-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een rood plectrum als vlieger als achterdoek' },
      { file: 'acts/pettys-heartbreakers-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een rood plectrum als vlieger' },
    ],
  },
  {
    name: 'Radio Negra',
    slug: 'radio-negra',
    category: 'cover',
    image: 'acts/radio-negra.svg',
    imageShows: 'een zendmast die golven in oranje en turquoise uitzendt',
    bio: 'Ska, cumbia en punk in hetzelfde glas, met trompet en trombone. La Bamba eindigt twee keer zo snel.',
    portrait: 'Ska, cumbia en punk in hetzelfde glas: {act.radio-negra} speelt met trompet en trombone, met een conga naast het drumstel en met drie tellen pauze per uur. La Bamba begint zoals je ze kent en eindigt twee keer zo snel.',
    shortDescription: 'Zevenkoppige mestizoband met blazers en percussie, die Latin, ska en punk aan elkaar speelt tot het plein springt.',
    lineUp: 'zang en gitaar, gitaar, bas, drums, percussie, trompet en trombone',
    musicians: 7,
    sets: [
      { count: 2, minutes: 50 },
      { count: 1, minutes: 75 },
    ],
    priceClass: 'rock-pop',
    price: { from: 2600, to: 3400, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'concert', from: 86, to: 95 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Spaans', 'Engels', 'Italiaans'],
    genres: ['ska', 'cumbia', 'punk'],
    decades: [1950, 1960, 1970, 1980, 1990],
    searchWords: ['wereldmuziek', 'latin', 'mestizo', 'blazers', 'zomerfeest'],
    repertoire: [
      'La Bamba (Los Lobos)',
      'Matador (Los Fabulosos Cadillacs)',
      'One Step Beyond (Madness)',
      'A Message to You, Rudy (The Specials)',
      'Should I Stay or Should I Go (The Clash)',
      'Oye Como Va (Santana)',
      'Bella ciao (Italiaans partizanenlied)',
    ],
    reasons: [
      'De blazers spelen op de tegentijd en de conga op de tel, en precies tussen die twee begint een voet vanzelf te bewegen.',
      'De trombonist stapt het publiek in en keert terug met een sliert mensen achter zich aan.',
      'Niemand hoeft Spaans te kennen: na één refrein van Bella ciao zingt een plein mee op klanken.',
    ],
    occasions: {
      bruiloft:
        'Trouw je buiten, met een tent en vrienden die graag zweten, dan is dit jullie avondgroep. Voor een openingsdans of een rustige start kies je beter een tweede, kleinere act. Twee sets van 50 minuten zijn genoeg: daarna is iedereen op.',
      bedrijfsfeest:
        'Een zomerbarbecue of een internationaal team vaart wel bij muziek die niet in het Engels begint. De groep vraagt ruimte, een vloer waarop je mag springen en een baas die meedoet. In een vergaderzaal met tapijt werkt het niet.',
      festival:
        '{act.radio-negra} is gemaakt voor straatfeesten, wereldmuziekpodia en het uur waarop de zon zakt. Geef haar 75 minuten aan één stuk en een podium zonder barrière. Zeven mensen met blazers en percussie staan in een halfuur klaar als de kanalen vooraf gelabeld zijn.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 50 },
        moments: [
          { what: 'In de tent', song: 'La Bamba (Los Lobos)', text: 'Ze begint zoals je ze kent en eindigt twee keer zo snel.' },
          { what: 'Tweede set', song: 'One Step Beyond (Madness)', text: 'De trombonist gaat het publiek in en komt met een sliert terug.' },
          { what: 'Laatste nummer', song: 'Bella ciao (Italiaans partizanenlied)', text: 'Iedereen op elkaars schouders, en daarna is iedereen op.' },
        ],
        hall: 'Laat een houten vloer boven een kelder nakijken: er wordt gesprongen. Voor de openingsdans en het diner neem je een tweede, kleinere act.',
      },
      bedrijfsfeest: {
        starts: ['21:00'],
        play: { count: 2, minutes: 50 },
        moments: [
          { what: 'Na de speeches', song: 'Oye Como Va (Santana)', text: 'Een groove in het Spaans die voor elke nationaliteit even vreemd en even vertrouwd is.' },
          { what: 'Tweede set', song: 'A Message to You, Rudy (The Specials)', text: 'Ska op wandeltempo, zodat de baas kan meedoen.' },
          { what: 'Laatste nummer', song: 'Should I Stay or Should I Go (The Clash)', text: 'De vraag van elk personeelsfeest, met een antwoord op de dansvloer.' },
        ],
        hall: 'Kies een binnenplein, een tent of een loods, geen vergaderzaal met tapijt. De groep zingt in het Spaans, Engels en Italiaans, wat een internationaal team herkent.',
      },
      festival: {
        starts: ['20:45'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Als de zon zakt', song: 'Matador (Los Fabulosos Cadillacs)', text: 'Percussie eerst, dan de blazers, dan het plein.' },
          { what: 'Halverwege', song: 'Should I Stay or Should I Go (The Clash)', text: 'Punk tussen twee cumbia’s: de rij bij de bar loopt leeg.' },
          { what: 'Laatste nummer', song: 'La Bamba (Los Lobos)', text: 'Op dubbele snelheid, met de trombonist tussen het volk.' },
        ],
        hall: 'Laat de hekken voor het podium weg en zet rechts vooraan een trapje. Zijn de achttien kanalen vooraf gelabeld, dan staan zeven mensen in een halfuur klaar.',
      },
    },
    heaviest: { thing: 'het drumstel en de conga', kilos: 30 },
    inHall: {
      standing: [
        'Geen hekken voor het podium van {halls} en rechts vooraan een trapje: de trombonist gaat eraf en keert terug met een sliert mensen achter zich aan.',
        'La Bamba begint zoals je ze kent en eindigt twee keer zo snel: laat in {halls} nakijken of het podium springen verdraagt.',
        'Label in {halls} de achttien kanalen vooraf, dan staan zeven mensen met blazers en conga in een halfuur klaar voor Matador.',
      ],
      either: [
        'Haal in {halls} met de stoelen ook de hekken weg: de conga speelt op de tel, trompet en trombone op de tegentijd, en daartussen danst iedereen op Oye Como Va.',
        'Zit er onder de vloer van {halls} een kelder, laat die vloer dan nakijken: zodra de stoelen weg zijn, wordt er op One Step Beyond gesprongen.',
      ],
      empty: [
        'Een harde vloer zonder kelder eronder: wie in {halls} op Matador wil springen, vraagt dat na bij de verhuurder.',
        'Een loods of een hal is waar deze ska hoort: zet in {halls} zeven bij drie meter podium zonder hekken, met een trapje rechts voor de trombonist.',
        'Volle, warme kleuren en veel wit van voren: huur voor {halls} licht dat niemand verblindt, want bij Should I Stay or Should I Go zoekt de groep oogcontact.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/radio-negra-1.svg', shows: 'tekening van een oranje basdrum met een stok en twee turquoise bekkens, van dichtbij' },
      { file: 'acts/radio-negra-2.svg', shows: 'tekening van een zendmast met golven in oranje en turquoise, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/radio-negra-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een zendmast met golven in oranje en turquoise als achterdoek' },
      { file: 'acts/radio-negra-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een zendmast met golven in oranje en turquoise' },
    ],
  },
  {
    name: 'Bonavox',
    slug: 'bonavox',
    category: 'tribute',
    originalArtist: 'U2',
    image: 'acts/bonavox.svg',
    imageShows: 'een joshuaboom in de woestijn voor een rode zon',
    bio: 'Vier muzikanten, en alles wat je hoort, komt uit hun handen. Bij One mag de zaal eerst zingen.',
    portrait: 'Vier muzikanten, net als bij {artist.u2}, en alles wat je hoort, komt uit hun handen. {act.bonavox} heeft de echo op de gitaar tot op de milliseconde juist en laat het publiek bij One als eerste zingen.',
    shortDescription: 'U2-tribute in dezelfde bezetting als het origineel, met de nadruk op The Joshua Tree en Achtung Baby.',
    lineUp: 'zang, gitaar, bas en drums',
    musicians: 4,
    sets: [
      { count: 2, minutes: 50 },
      { count: 1, minutes: 75 },
    ],
    priceClass: 'tribute',
    price: { from: 2200, to: 2900, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'concert', from: 86, to: 95 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['rock'],
    decades: [1980, 1990, 2000],
    searchWords: ['Bono', 'Ierse rock'],
    repertoire: [
      'With or Without You',
      'One',
      'Sunday Bloody Sunday',
      'Where the Streets Have No Name',
      'Beautiful Day',
      'I Still Haven’t Found What I’m Looking For',
      'Pride (In the Name of Love)',
      'New Year’s Day',
    ],
    reasons: [
      'Het lange intro van Where the Streets Have No Name zet een zaal op scherp nog voor de zang begint.',
      'Vier muzikanten nemen weinig plaats in, terwijl de gitaar met haar echo’s klinkt als twee.',
      'In één set zitten een marsritme, een ballade en een meezinger, zodat luisteraars en springers elk hun kwartier krijgen.',
    ],
    occasions: {
      bruiloft:
        'With or Without You klinkt als een openingsdans, al gaat de tekst eerder over twijfel dan over trouw. Beautiful Day is een vrolijker begin van het avondfeest. Vier muzikanten passen in bijna elke feestzaal.',
      bedrijfsfeest:
        'Wie een klantenevent met driehonderd mensen organiseert, heeft aan Beautiful Day een goed eerste nummer en aan One een slot waarbij telefoons de lucht in gaan. Houd de speeches vóór de set: erna luistert niemand nog.',
      festival:
        'Groot geluid, kleine bus: op een podium met eigen PA staat de groep in twintig minuten klaar, en in de open lucht is ze van ver te horen. Sunday Bloody Sunday doet het ook overdag. Een uitloper in het publiek is welkom, de zanger gebruikt hem.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 50 },
        moments: [
          { what: 'Begin van het feest', song: 'Beautiful Day', text: 'Vrolijker dan een slow over twijfel, en even makkelijk om op te dansen.' },
          { what: 'Tweede set', song: 'Where the Streets Have No Name', text: 'Een lang intro waarin iedereen terug naar de vloer komt.' },
          { what: 'Laatste nummer', song: 'One', text: 'Het publiek begint, de zanger volgt.' },
        ],
        hall: 'Twaalf vierkante meter is genoeg, dus een gewone feestzaal volstaat. Maak wel een vrije baan naar de dansvloer: de zanger komt naar jullie toe.',
      },
      bedrijfsfeest: {
        starts: ['21:30'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Na het laatste woord', song: 'Beautiful Day', text: 'Driehonderd klanten en één gitaarecho: meteen weten ze waar ze zijn.' },
          { what: 'Halverwege', song: 'Pride (In the Name of Love)', text: 'Een refrein zonder moeilijke woorden, voor wie het logo op de badge nog moest lezen.' },
          { what: 'Laatste nummer', song: 'One', text: 'De telefoons gaan de lucht in. Zet je bedankslide daarna, niet ervoor.' },
        ],
        hall: 'Vier muzikanten en één bestelwagen. Met de eigen installatie duren opbouw en soundcheck samen ruim anderhalf uur; hangt er al een PA en licht, dan is een uur genoeg.',
      },
      festival: {
        starts: ['17:30'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Bij daglicht', song: 'Sunday Bloody Sunday', text: 'Een marsritme dat tot aan de parking draagt.' },
          { what: 'Halverwege', song: 'New Year’s Day', text: 'De gitarist speelt ook wat op de plaat de piano doet.' },
          { what: 'Laatste nummer', song: 'Where the Streets Have No Name', text: 'Begin eraan als de zon laag staat, met wit tegenlicht in het intro.' },
        ],
        hall: 'Een uitloper in het publiek of een trapje vooraan wordt gebruikt. Stuur merk en aantal van je monitors door: de drummer speelt op de echo van de gitaar.',
      },
    },
    heaviest: { thing: 'het drumstel en de basversterker', kilos: 40 },
    inHall: {
      seats: [
        'Hou in {halls} een gangpad vrij: bij One zingt het publiek als eerste, en de zanger komt daarvoor naar beneden.',
        'Het intro van Where the Streets Have No Name duurt lang en begint in wit tegenlicht: laat in {halls} niemand meer binnen voor de zang inzet.',
        'Vier mensen op vier bij drie meter, meer zie je in {halls} niet; de gitaar klinkt met haar echo’s als twee, en With or Without You hoor je het best zittend.',
      ],
      standing: [
        'Een trapje vooraan of een uitloper tussen de mensen: de zanger gebruikt in {halls} wat je hem geeft, en Pride (In the Name of Love) zingt hij vanaf daar.',
        'Stuur ons merk en aantal van de monitors in {halls}: de drummer speelt op de echo van de gitaar, en Sunday Bloody Sunday luistert tot op de milliseconde.',
        'Beautiful Day eerst, speeches nog eerder: wie in {halls} staat, luistert na de set naar geen toespraak meer.',
      ],
      either: [
        'Vier bij drie meter podium en de rest is vloer: haal in {halls} de stoelen weg en hou een baan vrij voor de zanger, die bij Beautiful Day naar je toe komt.',
        'Opbouw en soundcheck duren samen een uur: de stoelen mogen in {halls} tot vijf uur blijven staan, en ’s avonds klinkt New Year’s Day over een lege vloer.',
      ],
      empty: [
        'Een uitloper is in {halls} snel gebouwd, met enkele podiumdelen extra: de zanger van Pride (In the Name of Love) loopt hem uit tot het einde.',
        'Wit tegenlicht in het lange intro, rood en blauw daarna en één spot die de zanger volgt: zo hang je in {halls} Where the Streets Have No Name op.',
        'Twee stroomkringen, één bestelwagen en vier mensen: zo weinig huur je zelden bij voor {halls}, op een trapje voor de zanger na.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/bonavox-1.svg', shows: 'tekening van de kop van een bruine basgitaar met vier stemsleutels, van dichtbij' },
      { file: 'acts/bonavox-2.svg', shows: 'tekening van een joshuaboom voor een rode zon, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/bonavox-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een joshuaboom voor een rode zon als achterdoek' },
      { file: 'acts/bonavox-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een joshuaboom voor een rode zon' },
    ],
  },
  {
    name: 'Barking Bruce',
    slug: 'barking-bruce',
    category: 'tribute',
    originalArtist: 'Bruce Springsteen',
    image: 'acts/barking-bruce.svg',
    imageShows: 'de neus van een rode truck met twee ronde koplampen',
    bio: 'Springsteen met schuurpapier op de stem, zonder blazers of orgel. Atlantic City én Glory Days.',
    portrait: 'Geen blazers, geen orgel: {act.barking-bruce} speelt Springsteen als een cafégroep met schuurpapier op de stem. Twee gitaren, bas en drums, een mondharmonica op de steun en evenveel Atlantic City als Glory Days.',
    shortDescription: '{artist.bruce-springsteen}, rauw en met z’n vieren, waarbij de stille nummers even zwaar wegen als de bekende.',
    lineUp: 'zang en gitaar, tweede gitaar, bas en drums',
    musicians: 4,
    sets: [
      { count: 2, minutes: 45 },
      { count: 1, minutes: 75 },
    ],
    priceClass: 'tribute',
    price: { from: 2000, to: 2600, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 80, to: 90 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['rock', 'rootsrock'],
    decades: [1970, 1980, 1990],
    searchWords: ['The Boss', 'caféoptreden', 'kroeg'],
    repertoire: ['Atlantic City', 'The River', 'I’m on Fire', 'Streets of Philadelphia', 'Prove It All Night', 'Glory Days', 'Born in the U.S.A.'],
    reasons: [
      'Met vier op een klein podium klinkt Prove It All Night zoals in een café: dichtbij, met de versterkers op zichtafstand.',
      'The River met enkel mondharmonica en gitaar maakt een pratende zaal stil.',
      'Een kleine bezetting betekent één bestelwagen en een korte soundcheck. Heeft de zaal een eigen PA, dan staat de groep na drie kwartier klaar.',
    ],
    occasions: {
      bruiloft:
        'I’m on Fire bij kaarslicht, Glory Days na middernacht: zo ziet een feest met deze groep eruit. Ze past in een boerderij, een café of een kleine zaal. Een breed dansrepertoire heeft ze niet, dus combineer haar met een playlist of een dj.',
      bedrijfsfeest:
        'Teams die na het werk liever in een kroeg staan dan op een gala, zitten hier goed. Honderd mensen, een bar en een hoek van vier op drie meter volstaan. De groep draait het volume terug als er nog gesproken moet worden.',
      festival:
        'Op een tweede podium of in een clubtent komt het schorre geluid beter over dan op een weide. Eén set van 75 minuten, zonder pauze en met weinig tekst tussen de nummers. De ombouw is in een kwartier gebeurd.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Bij kaarslicht', song: 'I’m on Fire', text: 'Bijna gefluisterd, zodat de gesprekken vanzelf zachter gaan.' },
          { what: 'Tweede set', song: 'Prove It All Night', text: 'Zoals in een café: dichtbij, met de versterkers op zichtafstand.' },
          { what: 'Laatste nummer', song: 'Glory Days', text: 'Na middernacht, als de das af is.' },
        ],
        hall: 'In een boerderij of café volstaat een hoek van vier op drie meter op de vloer. Hang een gordijn voor veel glas, en zorg voor een playlist of dj voor wie breder wil dansen.',
      },
      bedrijfsfeest: {
        starts: ['21:00'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Aan de bar', song: 'Atlantic City', text: 'Schuurpapier op de stem, een mondharmonica op de steun.' },
          { what: 'Het wordt stil', song: 'The River', text: 'Ook honderd pratende collega’s zwijgen hiervoor.' },
          { what: 'Laatste nummer', song: 'Born in the U.S.A.', text: 'Met vier, zonder synthesizer, en des te harder meegebruld.' },
        ],
        hall: 'Wordt er nog gesproken, dan draait de groep het volume terug: vertel het uur bij je aanvraag. Opbouw en soundcheck duren samen anderhalf uur, of drie kwartier in een zaal met eigen PA.',
      },
      festival: {
        starts: ['19:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'In de clubtent', song: 'Prove It All Night', text: 'Geen praatje vooraf. Aftellen en spelen.' },
          { what: 'Stil moment', song: 'Streets of Philadelphia', text: 'Alleen wie dichtbij staat, hoort elk woord; daarom geen weide.' },
          { what: 'Laatste nummer', song: 'Glory Days', text: 'Een kwartier later kan de volgende groep beginnen.' },
        ],
        hall: 'Twaalf kanalen, twee monitors en een kwartier ombouw: dit is de act voor het tweede podium waar de ploeg klein is. Leg de speeltijd van je hoofdpodium ernaast.',
      },
    },
    heaviest: { thing: 'de twee gitaarversterkers', kilos: 25 },
    inHall: {
      seats: [
        'The River met enkel mondharmonica en gitaar maakt in {halls} ook de laatste prater stil: neem er de set van 75 minuten.',
        'Zet deze vier in {halls} dicht bij elkaar en vooraan, met laag en warm licht: zo blijft Atlantic City ook voor vaste rijen een cafélied.',
        'Geen blazers, geen orgel: wie in {halls} zit, hoort in I’m on Fire twee gitaren en een schorre stem, en verder bijna niets.',
      ],
      standing: [
        'Een laag podium is in {halls} beter dan een hoog: Prove It All Night klinkt dan zoals in een café, met de versterkers op zichtafstand.',
        'Atlantic City vroeg en Glory Days laat: in {halls} draait het kwartet het volume terug zolang er aan de bar nog gesproken wordt.',
        'Twaalf kanalen en een kwartier wissel: zet deze vier in {halls} gerust voor of na een andere groep, met Born in the U.S.A. als laatste.',
      ],
      either: [
        'Laat in {halls} de helft van de stoelen staan: vier man met Streets of Philadelphia hebben geen volle vloer nodig om dichtbij te klinken.',
        'Zet ze in {halls} op de vloer en niet op het podium, in een hoek van vier bij drie meter: Atlantic City is voor wie de versterkers kan aanraken.',
      ],
      tables: [
        'Een hoek van vier bij drie meter op de vloer van {halls} is genoeg, met een tapijt eronder: I’m on Fire hoor je dan bij kaarslicht, van dichtbij.',
        'Het kwartet draait in {halls} het volume terug zolang er gesproken wordt; zeg ons het uur van de laatste speech, dan komt Prove It All Night daarna.',
      ],
      empty: [
        'Maak {halls} kleiner met doeken: een hoek van vier bij drie meter, twee lampen zoals boven een bar, en The River klinkt weer als in een café.',
        'Een tapijt eronder en een gordijn erachter maken de twee gitaren van Prove It All Night in {halls} minder scherp: een kale ruimte doet het omgekeerde.',
        'Opbouw en soundcheck duren samen drie kwartier: huur {halls} gerust pas vanaf zes uur, Glory Days is toch voor laat op de avond.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/barking-bruce-1.svg', shows: 'tekening van een grote rode microfoon met een crème band, van dichtbij' },
      { file: 'acts/barking-bruce-2.svg', shows: 'tekening van de neus van een rode truck met ronde koplampen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/barking-bruce-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met de neus van een rode truck met ronde koplampen als achterdoek' },
      { file: 'acts/barking-bruce-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor de neus van een rode truck met ronde koplampen' },
    ],
    diary: { value: 'whole', sample: true },
  },
  {
    name: 'Back To Amy',
    slug: 'back-to-amy',
    category: 'tribute',
    originalArtist: 'Amy Winehouse',
    image: 'acts/back-to-amy.svg',
    imageShows: 'een plaat met een roze label naast golvende linten in groen en crème',
    bio: 'Soul met een randje jazz, zonder pruik of imitatie. Met een baritonsax onder Back to Black.',
    portrait: 'Soul met een randje jazz, gezongen zonder pruik en zonder imitatie. {act.back-to-amy} legt de songs van {artist.amy-winehouse} in de handen van een zangeres en zes muzikanten, met een baritonsax die Back to Black zijn schaduw geeft.',
    shortDescription: '{artist.amy-winehouse} met blazers en een zangeres die haar eigen timing volgt, van een late dinerset tot Valerie op de dansvloer.',
    lineUp: 'zangeres, gitaar, bas, drums, toetsen, trompet en baritonsax',
    musicians: 7,
    sets: [{ count: 2, minutes: 45 }],
    priceClass: 'tribute',
    price: { from: 3000, to: 3800, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 76, to: 88 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['soul', 'jazz', 'r&b'],
    decades: [2000],
    searchWords: ['jazzband', 'zangeres', 'blazers'],
    repertoire: [
      'Rehab',
      'Back to Black',
      'You Know I’m No Good',
      'Tears Dry on Their Own',
      'Valerie (met Mark Ronson)',
      'Love Is a Losing Game',
      'Stronger Than Me',
    ],
    reasons: [
      'Trompet en baritonsax spelen kort en droog, precies wat You Know I’m No Good nodig heeft.',
      'De eerste set leent zich voor tafels en gesprekken, de tweede voor wie bij Valerie toch wil dansen.',
      'Love Is a Losing Game met alleen gitaar en stem geeft een drukke avond drie minuten rust.',
    ],
    occasions: {
      bruiloft:
        'Tijdens het aperitief en de late dans is dit een mooie groep. De teksten gaan vaak over liefde die stukloopt, dus overloop de lijst samen met ons. Valerie en Tears Dry on Their Own houden de stemming licht, Back to Black kun je schrappen.',
      bedrijfsfeest:
        'Een walking dinner of een opening in een galerie krijgt met deze soul een duidelijke toon. De zangeres hoeft niet boven het volk uit te schreeuwen als de PA laag en breed staat. Vraag de dansbare set als laatste onderdeel.',
      festival:
        'Jazzfestivals en stadsfeesten halen deze groep het best in huis op een avondpodium met een goede monitoring. Blazers en stem vragen meer van de soundcheck dan de gitaren. Twee sets van 45 minuten mogen worden samengevoegd.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Tussen koffie en vloer', song: 'Tears Dry on Their Own', text: 'Het tempo is licht, ook al huilt de titel. We overlopen de lijst samen.' },
          { what: 'Late dans', song: 'You Know I’m No Good', text: 'Trompet en baritonsax, kort en droog. Liever niet? Dan schrappen we het.' },
          { what: 'Laatste nummer', song: 'Valerie (met Mark Ronson)', text: 'Het enige nummer waarbij de hele familie weet wanneer het refrein komt.' },
        ],
        hall: 'Zet tafels op minstens drie meter van de luidsprekers, laag en breed opgesteld. De zangeres heeft een spiegel nodig en het liefst een eigen kamertje.',
      },
      bedrijfsfeest: {
        starts: ['19:30', '21:00'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Walking dinner', song: 'Love Is a Losing Game', text: 'Alleen gitaar en stem, terwijl de borden rondgaan.' },
          { what: 'De dansbare set', song: 'Rehab', text: 'Blazers erbij, en een antwoord dat iedereen meezingt.' },
          { what: 'Laatste nummer', song: 'Valerie (met Mark Ronson)', text: 'De galerie sluit met een dansvloer.' },
        ],
        hall: 'Zet de dansbare set als laatste in je draaiboek. Vanaf 76 dB(A) blijft een gesprek aan tafel mogelijk; begin de soundcheck met de zang, niet met de drums.',
      },
      festival: {
        starts: ['20:30'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Avondpodium', song: 'Rehab', text: 'De baritonsax zet in, en de jazzliefhebbers kijken op van hun programmaboekje.' },
          { what: 'Halverwege', song: 'Stronger Than Me', text: 'Het jazzigste nummer van de set, voor wie dicht bij het podium staat.' },
          { what: 'Laatste nummer', song: 'Back to Black', text: 'Amber en diepblauw, en een weide die het laatste woord zingt.' },
        ],
        hall: 'Stem en blazers vragen meer soundcheck dan gitaren: drie kwartier. De twee sets zijn hier samengevoegd; met minder tijd kan één set van 45 minuten.',
      },
    },
    heaviest: { thing: 'de toetsen en de baritonsax', kilos: 30 },
    inHall: {
      seats: [
        'Begin de soundcheck in {halls} met de stem en pas daarna met de drums: Love Is a Losing Game is alleen gitaar en zang, en moet de laatste rij halen.',
        'Warm licht op de zangeres en diepblauw van achteren, meer wil Back to Black in {halls} niet; voor de schaduw zorgt de baritonsax.',
        'Twee sets van drie kwartier mogen in {halls} samen één concert worden: Stronger Than Me in het begin, Rehab tegen het einde.',
      ],
      standing: [
        'Trompet en baritonsax spelen kort en droog, precies wat You Know I’m No Good vraagt: in {halls} sta je daar met je glas vlak voor.',
        'Draai voor {halls} de sets om: wie al staat, krijgt Valerie en Rehab eerst, en Love Is a Losing Game als drie minuten rust.',
        'De blazers staan links naast de zangeres, zodat ze elkaar zien ademen; zet in {halls} dus geen monitor tussen die drie.',
      ],
      either: [
        'Kleine tafels op minstens drie meter van de luidsprekers maken van {halls} een jazzclub, tot Valerie: dan mogen ze opzij.',
        'Laat je gasten in {halls} de eerste set zitten en de tweede staan: Tears Dry on Their Own is het nummer waarbij de stoelen weg mogen.',
      ],
      tables: [
        'Bij 76 dB(A) praat je in {halls} aan tafel gewoon door, als de luidsprekers laag en breed staan; Rehab komt pas in de tweede set.',
        'Regel in {halls} een kamertje met een spiegel voor de zangeres voor je de tafels tekent; de eerste set is voor bij het eten, Valerie voor daarna.',
      ],
      empty: [
        'Richt in {halls} een kamertje met een spiegel in en zet de PA laag en breed: boven een walking dinner hoeft de zangeres Tears Dry on Their Own niet uit te schreeuwen.',
        'Drie kwartier soundcheck heb je in {halls} nodig: een lege ruimte galmt, en trompet en baritonsax moeten in You Know I’m No Good kort blijven.',
        'Amber en diepblauw op een kale muur is genoeg decor voor Back to Black; zeven bij drie meter podium huur je in {halls} bij.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/back-to-amy-1.svg', shows: 'tekening van een grote roze microfoon met een crème band, van dichtbij' },
      { file: 'acts/back-to-amy-2.svg', shows: 'tekening van een plaat met een roze label naast golvende linten, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/back-to-amy-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een plaat met een roze label naast golvende linten als achterdoek' },
      { file: 'acts/back-to-amy-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een plaat met een roze label naast golvende linten' },
    ],
  },
  {
    name: 'I Found The Cure',
    slug: 'i-found-the-cure',
    category: 'tribute',
    originalArtist: 'The Cure',
    image: 'acts/i-found-the-cure.svg',
    imageShows: 'een rood spinnenweb waaruit druppels in plassen vallen',
    bio: 'Aan de ene kant Friday I’m in Love, aan de andere A Forest. De bas draagt de melodie.',
    portrait: 'Aan de ene kant Friday I’m in Love, aan de andere A Forest in het halfdonker: {act.i-found-the-cure} speelt beide gezichten van de groep. Vijf muzikanten, met een bas die de melodie draagt en toetsen als mist.',
    shortDescription: '{artist.the-cure} in licht en schaduw: een tribute die popliedjes en lange, donkere nummers in één boog legt.',
    lineUp: 'zang en gitaar, tweede gitaar, bas, drums en toetsen',
    musicians: 5,
    sets: [
      { count: 1, minutes: 75 },
      { count: 2, minutes: 45 },
    ],
    priceClass: 'tribute',
    price: { from: 2300, to: 3000, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'concert', from: 85, to: 95 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['new wave', 'postpunk'],
    decades: [1970, 1980, 1990],
    searchWords: ['gothic', 'eighties', 'jaren tachtig'],
    repertoire: ['Boys Don’t Cry', 'Just Like Heaven', 'Friday I’m in Love', 'Lovesong', 'A Forest', 'Lullaby', 'Pictures of You', 'Close to Me'],
    reasons: [
      'Je bepaalt de verhouding mee: een set vol singles voor een dansavond, of meer Disintegration voor kenners.',
      'A Forest duurt live zo lang als de bassist het volhoudt, en dat is voor veel gasten het moment van de avond.',
      'Boys Don’t Cry en Just Like Heaven brengen ook mensen op de vloer die zelden dansen.',
    ],
    occasions: {
      bruiloft:
        'Lovesong als openingsdans is kort en duidelijk, en Friday I’m in Love past op vrijdag het best. Vraag voor een bruiloft de lichte set; de donkere nummers zijn voor na middernacht, als alleen de vrienden overblijven.',
      bedrijfsfeest:
        'In de culturele sector, bij een radio of een uitgeverij slaat deze muziek makkelijker aan dan op een beurs. Met twee sets van 45 minuten houd je ruimte voor een gesprek. Geef de lichttechnicus gerust de vrije hand.',
      festival:
        'New wave en postpunk op de affiche, dan is de plek gevonden. De groep speelt liefst in het donker, met weinig wit licht en wat rook. Een halfuur ombouwtijd is nodig om de effecten van twee gitaren in te regelen.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Openingsdans', song: 'Lovesong', text: 'Kort en duidelijk, wat op een lege vloer een voordeel is.' },
          { what: 'Tweede set', song: 'Just Like Heaven', text: 'Vanaf hier dansen ook de gasten die dat anders nooit doen.' },
          { what: 'Laatste nummer', song: 'Friday I’m in Love', text: 'Op elke trouwdag raak, op vrijdag dubbel.' },
        ],
        hall: 'Vraag bij je aanvraag de lichte set. A Forest en de rest van de donkere nummers zijn voor na middernacht, als alleen de vrienden er nog zijn.',
      },
      bedrijfsfeest: {
        starts: ['20:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Eerste set', song: 'Close to Me', text: 'Handgeklap en een baslijn: genoeg om een vernissage te laten wiegen.' },
          { what: 'Tweede set', song: 'Lullaby', text: 'Licht in blauw, en een zaal die dichterbij komt.' },
          { what: 'Laatste nummer', song: 'Boys Don’t Cry', text: 'De ploeg van de redactie kent elk woord.' },
        ],
        hall: 'De zaal moet donker kunnen, ook als je in de namiddag begint. Geef de lichttechnicus de vrije hand: weinig wit, geen volgspot, wat rook.',
      },
      festival: {
        starts: ['22:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'In het donker', song: 'Pictures of You', text: 'Een intro van lagen, met toetsen als mist en de bas vooraan.' },
          { what: 'Halverwege', song: 'A Forest', text: 'Zo lang als de bassist het volhoudt. Plan er geen overgang op de seconde.' },
          { what: 'Laatste nummer', song: 'Boys Don’t Cry', text: 'Na de nevel een popliedje van nauwelijks drie minuten.' },
        ],
        hall: 'Laat de voorste strook van het podium vrij voor drie pedalenborden. Een halfuur ombouw is krap maar haalbaar om de effecten van twee gitaren in te regelen.',
      },
    },
    heaviest: { thing: 'de pedalenborden en de basversterker', kilos: 35 },
    inHall: {
      seats: [
        'Zittend hoor je in {halls} de donkere set van 75 minuten: A Forest duurt er zo lang als de bassist het volhoudt, en Friday I’m in Love bewaar je voor het einde.',
        'Blauw van achteren, wat rook en geen volgspot: vanuit elke stoel in {halls} zie je bij Lullaby vooral silhouetten.',
        'Laat de bas in {halls} boven de gitaren uitkomen: die draagt in Just Like Heaven de melodie, en een zaal die zit, luistert ernaar.',
      ],
      standing: [
        'A Forest duurt in {halls} zo lang als de bassist het volhoudt; hou de voorste strook van het podium vrij, want daar liggen drie pedalenborden.',
        'Jij kiest de verhouding: voor wie in {halls} staat een set vol singles, van Boys Don’t Cry tot Friday I’m in Love, en Disintegration voor een andere keer.',
        'Wat rook, weinig wit, en de lichttechnicus van {halls} krijgt de vrije hand: meer heeft Close to Me niet nodig.',
      ],
      either: [
        'Maak {halls} donker voor je over stoelen begint: Lullaby hoor je zittend, bij Boys Don’t Cry komt ook wie zelden danst van zijn plaats.',
        'Twee sets van drie kwartier, een lichte en een donkere: zet in {halls} voor Pictures of You de stoelen terug die voor Just Like Heaven weg moesten.',
      ],
      empty: [
        'Verduister {halls} ook overdag: wat rook en blauw tegenlicht werken alleen in het donker, en meer vraagt Lullaby niet.',
        'Bestel voor {halls} een podium met vooraan een vrije strook: de pedalenborden van twee gitaren en een bas liggen daar, op vijf bij drie meter.',
        'Trek in {halls} tijd uit voor de effecten van twee gitaren: een kale ruimte voegt er een derde bij, en Just Like Heaven heeft aan twee genoeg.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/i-found-the-cure-1.svg', shows: 'tekening van de kop van een rode basgitaar met vier stemsleutels, van dichtbij' },
      { file: 'acts/i-found-the-cure-2.svg', shows: 'tekening van een rood spinnenweb met druppels, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/i-found-the-cure-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een rood spinnenweb met druppels als achterdoek' },
      { file: 'acts/i-found-the-cure-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een rood spinnenweb met druppels' },
    ],
  },
  {
    name: 'The Deputees',
    slug: 'the-deputees',
    category: 'tribute',
    originalArtist: 'Bob Marley',
    image: 'acts/the-deputees.svg',
    imageShows: 'een halve zon boven het water, met stralen in rood, geel en groen',
    bio: 'Reggae, traag genoeg om te dansen, warm genoeg om te blijven zitten. Met z’n achten.',
    portrait: 'Reggae met z’n achten: een bas die de vloer laat veren, een orgel op de tegentijd en stemmen die Three Little Birds optillen. {act.the-deputees} speelt {artist.bob-marley} traag genoeg om te dansen en warm genoeg om te blijven zitten.',
    shortDescription: 'Bob Marley-tribute met percussie en twee achtergrondzangeressen, thuis op terrassen en grasvelden en in volle tenten.',
    lineUp: 'zang en slaggitaar, sologitaar, bas, drums, orgel, percussie en twee achtergrondzangeressen',
    musicians: 8,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'tribute',
    price: { from: 3200, to: 4200, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 78, to: 90 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['reggae'],
    decades: [1970, 1980],
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
        'De beste tijd is van namiddag tot zonsondergang, op een weide of een stadsplein. Eén set van een uur is genoeg; langer kan, want de nummers laten zich rekken. Percussie en twee zangmicrofoons links vooraan vragen enkele kanalen extra.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        early: { at: '15:00', what: 'Ceremonie', song: 'Redemption Song', text: 'Eén stem en één gitaar, terwijl jullie buitengaan.' },
        moments: [
          { what: '’s Avonds op de vloer', song: 'Could You Be Loved', text: 'Ouders kennen het van toen, de kinderen dansen mee.' },
          { what: 'Tweede set', song: 'Jamming', text: 'Een orgel op de tegentijd, en schoenen die onder tafel blijven.' },
          { what: 'Laatste nummer', song: 'One Love', text: 'Acht stemmen en een kring rond het koppel.' },
        ],
        hall: 'Reken op acht mensen aan tafel en een dak of zeil boven het podium, ook tegen de zon. De bas draagt ver: waarschuw de buren, al hoeft het volume niet hoog.',
      },
      bedrijfsfeest: {
        starts: ['18:30', '20:45'],
        play: { count: 2, minutes: 60 },
        moments: [
          { what: 'Bij de foodtrucks', song: 'Three Little Birds', text: 'Kinderen zingen mee voor ze hun ijsje op hebben.' },
          { what: 'Na de speeches', song: 'Is This Love', text: 'Een gesprek voeren kan nog altijd, wiegen ook.' },
          { what: 'Laatste nummer', song: 'No Woman, No Cry', text: 'Twee achtergrondzangeressen dragen het koor, de collega’s nemen het over.' },
        ],
        hall: 'Zet de speeches tussen de twee sets, op de microfoon van de groep. Buiten, bij daglicht, is er geen podiumlicht nodig; in de winter verhuis je alles naar een foyer.',
      },
      festival: {
        starts: ['19:00'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Voor zonsondergang', song: 'Is This Love', text: 'De hele weide staat, maar niemand duwt.' },
          { what: 'Halverwege', song: 'I Shot the Sheriff', text: 'Een refrein in vraag en antwoord, met percussie links vooraan.' },
          { what: 'Laatste nummer', song: 'Could You Be Loved', text: 'Het nummer laat zich rekken, dus een uitgelopen programma valt hier op te vangen.' },
        ],
        hall: 'Reserveer kanalen voor percussie en twee zangmicrofoons. Is acht meter breed te veel, dan kan zes op vier, met de percussie achteraan.',
      },
    },
    heaviest: { thing: 'het orgel en de percussie', kilos: 40 },
    inHall: {
      seats: [
        'Redemption Song met één gitaar vraagt een zaal die zit, en in {halls} is dat de enige keer dat er niemand wiegt.',
        'Twee achtergrondzangeressen dragen No Woman, No Cry, en vanuit de stoelen van {halls} hoor je het koor nog voor het publiek begint.',
        'Is het podium van {halls} geen acht meter breed, dan kan zes bij vier ook, met de percussie achteraan; Is This Love klinkt er even warm om.',
      ],
      standing: [
        'Zet de subwoofers in {halls} niet onder het podium: de bas van Jamming draagt verder dan je denkt, en wie vooraan staat, voelt hem toch.',
        'Drums en bas laten zoveel ruimte dat je in {halls} de groep goed hoort zonder dat het luid wordt; bij Could You Be Loved veert de vloer vanzelf.',
        'Hou in {halls} kanalen vrij voor de percussie en voor twee zangmicrofoons links vooraan: One Love leunt op dat koor, en het publiek staat er vlakbij.',
      ],
      either: [
        'Haal in {halls} de helft van de stoelen weg: bij Could You Be Loved danst wie bij Is This Love nog zat.',
        'Traag en warm licht in rood, geel en groen, en niets dat flitst: wie wil, blijft in {halls} bij Redemption Song zitten, en bij Jamming staat de rest.',
      ],
      tables: [
        'Reken in {halls} op acht mensen aan tafel: bij het aperitief spelen ze Is This Love en One Love op gespreksvolume, na het eten Could You Be Loved voor de dansvloer.',
      ],
      empty: [
        'Waarschuw de buren van {halls} vooraf: het volume blijft laag, maar de bas van I Shot the Sheriff gaat door een dunne wand.',
        'Percussie, orgel en twee zangeressen vullen in {halls} acht meter podium; zet de speeches tussen de twee sets, op de microfoon van de groep.',
        'Zes bij vier meter kan als acht bij drie niet gaat: huur voor {halls} het podium dat er is, en zet de percussie van Jamming dan achteraan.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/the-deputees-1.jpg', shows: 'tekening van een rode basdrum met een stok en twee groene bekkens, van dichtbij' },
      { file: 'acts/the-deputees-2.jpg', shows: 'tekening van een halve zon met stralen in rood, geel en groen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/the-deputees-3.jpg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een halve zon met stralen in rood, geel en groen als achterdoek' },
      { file: 'acts/the-deputees-4.jpg', shows: 'tekening van een publiek met de handen in de lucht voor een halve zon met stralen in rood, geel en groen' },
    ],
    diary: { value: 'taken', sample: true },
    isTopAct: true,
  },
  {
    name: 'Doolittle',
    slug: 'doolittle',
    category: 'tribute',
    originalArtist: 'Pixies',
    image: 'acts/doolittle.svg',
    imageShows: 'een houten kist waaruit ringen opstijgen',
    bio: 'Fluisteren, brullen en weer fluisteren, in nog geen drie minuten. Geen keel gespaard.',
    portrait: 'Fluisteren, brullen en weer fluisteren, en dat in minder dan drie minuten. {act.doolittle} speelt {artist.pixies} met zijn vieren: scherpe gitaar, bas met een tweede stem en een zanger die zijn keel niet spaart.',
    shortDescription: 'Pixies-tribute met vier muzikanten en korte nummers, voor clubs, festivals en feesten met gasten die van gitaren houden.',
    lineUp: 'zang en gitaar, sologitaar, bas en tweede stem, drums',
    musicians: 4,
    sets: [{ count: 1, minutes: 60, upTo: 75 }],
    priceClass: 'tribute',
    price: { from: 2000, to: 2600, includes: 'geluid en licht, microfoons en een geluidstechnicus', vatIncluded: true },
    loudness: { level: 'concert', from: 88, to: 96 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['alternatieve rock', 'indierock'],
    decades: [1980, 1990],
    searchWords: ['indie', 'gitaarband', 'clubconcert'],
    unsuited: {
      bruiloft:
        'Dit repertoire wisselt gefluister met gebrul, en daar moeten gasten voor gekozen hebben. Boek het alleen als jullie allebei van de groep houden, met een dj erbij.',
    },
    repertoire: ['Where Is My Mind?', 'Here Comes Your Man', 'Monkey Gone to Heaven', 'Debaser', 'Hey', 'Gigantic', 'Wave of Mutilation'],
    reasons: [
      'In een uur passen ruim twintig nummers, dus wie er één niet kent, wacht nooit lang op het volgende.',
      'De bassiste zingt de tweede stem, en zo krijgt Gigantic de zang die het vraagt.',
      'Where Is My Mind? kent bijna iedereen uit een film, ook wie nooit een plaat van {artist.pixies} kocht.',
    ],
    occasions: {
      bruiloft:
        'Alleen als bruid en bruidegom samen naar dit soort concerten gingen. Here Comes Your Man is dan een vrolijke ingang, de rest is voor de late uren. Boek er een dj of een tweede groep bij voor wie niet van schreeuwen houdt.',
      bedrijfsfeest:
        'Een softwarehuis, een brouwerij, een ploeg van dertigers en veertigers die nog naar clubs gaat: daar werkt het. Voor een gala met lange tafels raden we het af. Eén set van een uur, na het eten, in een zaal zonder galm.',
      festival:
        'Een clubpodium of een tent, met andere gitaargroepen ervoor en erna: daar komt {act.doolittle} het best uit de verf. Vier mensen met eigen versterkers zijn op een podium met PA in een kwartier opgebouwd. De set kan terug naar 50 minuten zonder dat je de bekende nummers mist.',
    },
    plans: {
      bruiloft: {
        starts: ['22:30'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Vrolijke ingang', song: 'Here Comes Your Man', text: 'Het enige nummer waarbij de tantes nog glimlachen.' },
          { what: 'Halverwege', song: 'Gigantic', text: 'De bassiste zingt, jullie vrienden roepen de titel.' },
          { what: 'Laatste nummer', song: 'Where Is My Mind?', text: 'Een film, een einde, twee mensen in het midden. Daarna de dj.' },
        ],
        hall: 'Zet dit in het tweede deel van de avond en zeg het op de uitnodiging. Een lage hoek vlak bij de vloer werkt beter dan een podium van een meter hoog.',
      },
      bedrijfsfeest: {
        starts: ['21:30'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Na het eten', song: 'Debaser', text: 'Geen aankondiging, geen begroeting. Meer dan twintig nummers in een uur.' },
          { what: 'Halverwege', song: 'Hey', text: 'Eén traag nummer, voor wie een pint wil halen.' },
          { what: 'Laatste nummer', song: 'Here Comes Your Man', text: 'Het lied dat iedereen de dag erna op kantoor fluit.' },
        ],
        hall: 'Geen galm: hang gordijnen langs de achterwand van een loods of kantine. Met lange tafels en kaarslicht past deze muziek niet, en dan zeggen we dat ook.',
      },
      festival: {
        starts: ['18:30'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'In de tent', song: 'Wave of Mutilation', text: 'Twee minuten, en wie twijfelde, staat vooraan.' },
          { what: 'Halverwege', song: 'Monkey Gone to Heaven', text: 'Fluisteren, tellen, brullen. Het publiek telt mee.' },
          { what: 'Laatste nummer', song: 'Where Is My Mind?', text: 'Ook wie nooit een plaat kocht, zingt de hoge lijn.' },
        ],
        hall: 'Vier mensen met eigen versterkers staan op een podium met PA in een kwartier klaar. Zit je krap, dan kan de set terug naar vijftig minuten zonder een bekend nummer te verliezen.',
      },
    },
    heaviest: { thing: 'de drie kleine versterkers', kilos: 20 },
    inHall: {
      seats: [
        'Ruim twintig nummers in een uur: wie in {halls} zit en Debaser niet kent, wacht nooit lang op Here Comes Your Man.',
        'Fluisteren en brullen in minder dan drie minuten: in {halls} hoor je Hey vanuit je stoel inademen voor het losbarst.',
        'Eén kleur per nummer en plotselinge wissels, en de rest donker: vanuit de rijen van {halls} is Monkey Gone to Heaven ook iets om naar te kijken.',
      ],
      standing: [
        'Liever veertig centimeter podium dan twee meter: in {halls} mag het publiek met de neus tegen de bas van Gigantic staan.',
        'Kleine versterkers op het podium, alleen stemmen en kick door de PA: zo brult Debaser in {halls} zonder te galmen.',
        'Vier mensen met eigen versterkers staan in {halls} in een kwartier klaar, dus past Wave of Mutilation ook tussen twee andere gitaargroepen.',
      ],
      either: [
        'Een gordijn dwars door {halls} is hier meer waard dan stoelen: galm is de vijand van Debaser.',
        'Stoelen eruit, podium laag en publiek vlakbij: zo klinkt Where Is My Mind? in {halls} als in een club.',
      ],
      empty: [
        'Hang in {halls} gordijnen langs de achterwand, anders hoor je elke klap van Wave of Mutilation twee keer.',
        'Bouw in {halls} geen hoog podium: vier bij drie meter op veertig centimeter volstaat, en dan staat de eerste rij bij Gigantic op armlengte van de bassiste.',
        'Van fluisteren tot roepen: zet in {halls} een limiter op de stem, en luister vooraf hoe lang de ruimte na Monkey Gone to Heaven blijft klinken.',
      ],
    },
    gallery: [
      { file: 'acts/doolittle-1.svg', shows: 'tekening van de kop van een oranje basgitaar met vier stemsleutels, van dichtbij' },
      { file: 'acts/doolittle-2.svg', shows: 'tekening van een houten kist waaruit ringen opstijgen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/doolittle-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een houten kist waaruit ringen opstijgen als achterdoek' },
      { file: 'acts/doolittle-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een houten kist waaruit ringen opstijgen' },
    ],
  },
  {
    name: 'Winnetoe',
    slug: 'winnetoe',
    category: 'cover',
    image: 'acts/winnetoe.svg',
    imageShows: 'een turquoise en een oranje microfoon die naar elkaar toe leunen, voor een lichte maan',
    bio: 'Zij neemt Dancing Queen, hij Livin’ on a Prayer. Zacht bij het diner, los op de dansvloer.',
    portrait: 'Zij neemt Dancing Queen, hij Livin’ on a Prayer, en de band erachter kan beide kanten op. {act.winnetoe} begint zacht bij het diner, bouwt op naar de dansvloer en stopt als de lichten aangaan.',
    shortDescription: 'Allround coverband met twee leadstemmen, die een avond van dinermuziek tot laatste dans in één hand houdt.',
    lineUp: 'zang, zang en gitaar, toetsen, bas en drums',
    musicians: 5,
    sets: [{ count: 3, minutes: 45 }],
    priceClass: 'allround',
    price: {
      from: 1800,
      to: 2600,
      includes: 'drie sets, geluid en licht, een microfoon voor de toespraken en achtergrondmuziek tussen de sets',
      vatIncluded: true,
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
        'Bij honderd collega’s tussen twintig en vijfenzestig is breedte geen zwakte. {act.winnetoe} speelt van elk decennium een paar titels en blijft bij geen enkel te lang hangen. Een bedrijfslied of een naam in een refrein kan, als je het een maand vooraf vraagt.',
      festival:
        'Op een dorpsfeest met een gemengd publiek, van kinderen tot grootouders, houdt {act.winnetoe} de tent bij elkaar. Reken op een set van een uur en een tweede later op de avond. Voor een nichefestival met één genre kies je beter een groep die daar thuis is.',
    },
    plans: {
      bruiloft: {
        starts: ['19:00', '21:30', '22:45'],
        play: { count: 3, minutes: 45 },
        moments: [
          { what: 'Tijdens het diner', song: 'Sweet Caroline (Neil Diamond)', text: 'Piano en twee stemmen. De drums blijven stil tot de koffie.' },
          { what: 'Na de openingsdans', song: 'Dancing Queen (ABBA)', text: 'Zij neemt de eerste strofe, de vloer de rest.' },
          { what: 'Derde set', song: 'Livin’ on a Prayer (Bon Jovi)', text: 'Nu is hij aan de beurt, en de vrienden ook.' },
          { what: 'Laatste nummer', song: 'Twist and Shout (The Beatles)', text: 'Met de lichten al half aan, en niemand die ernaar kijkt.' },
        ],
        hall: 'Bezorg ons twee weken vooraf het dagschema, en hou het podium vrij voor de eerste gast binnenkomt. Eén opbouw dient dan voor diner, speeches en feest.',
      },
      bedrijfsfeest: {
        starts: ['19:30', '21:15', '22:30'],
        play: { count: 3, minutes: 45 },
        moments: [
          { what: 'Onder het eten', song: 'I’m Still Standing (Elton John)', text: 'In een uitvoering aan de piano, vanaf 70 dB(A).' },
          { what: 'Na de speeches', song: 'I Wanna Dance with Somebody (Whitney Houston)', text: 'In de originele toonaard. De marketing staat als eerste op de vloer.' },
          { what: 'Derde set', song: 'Shake It Off (Taylor Swift)', text: 'Voor de jongsten van het bedrijf, en wie zich zo voelt.' },
          { what: 'Laatste nummer', song: 'Sweet Caroline (Neil Diamond)', text: 'Vijfenzestigers en stagiairs in één koor.' },
        ],
        hall: 'Wil je een bedrijfslied of een naam in een refrein, vraag het een maand vooraf. Voor de speeches ligt een draadloze microfoon klaar: die zit in de prijs.',
      },
      festival: {
        starts: ['19:30'],
        play: { count: 1, minutes: 60 },
        moments: [
          { what: 'Tent gevuld', song: 'Shut Up and Dance (Walk the Moon)', text: 'Tieners vooraan, grootouders op de bank aan de kant.' },
          { what: 'Halverwege', song: 'Livin’ on a Prayer (Bon Jovi)', text: 'De toonaard gaat omhoog, het dorp gaat mee.' },
          { what: 'Laatste nummer', song: 'I’m Still Standing (Elton John)', text: 'Later op de avond kan een tweede set volgen, met dezelfde opstelling.' },
        ],
        hall: 'Dit is een act voor een dorpsfeest en niet voor een affiche met één genre. Voor het licht volstaan twee standen: warm en vast, en kleur met beweging.',
      },
    },
    heaviest: { thing: 'de toetsen en het drumstel', kilos: 35 },
    inHall: {
      standing: [
        'Ook waar niemand zit, is er in {halls} een microfoon voor je toespraak, draadloos en in de prijs; pas daarna begint I’m Still Standing.',
        'Sla in {halls} de pianoset over, want wie staat, wil meteen Shut Up and Dance: de drums mogen er dan vanaf het eerste nummer bij.',
        'Disco, rock en hits van nu lossen elkaar om de drie nummers af; in {halls} blijft de vloer zo vol, van I Wanna Dance with Somebody tot Twist and Shout.',
      ],
      either: [
        'Dineren en dansen kan in {halls} op één avond en met één opbouw: de piano links vooraan, en na het dessert de stoelen weg voor Dancing Queen.',
        'Bezorg ons twee weken vooraf het dagschema voor {halls}: de drums zwijgen zolang er gegeten wordt, en I Wanna Dance with Somebody begint als de vloer vrij is.',
      ],
      tables: [
        'Twee stemmen aan de piano tussen de gangen, op 70 dB(A), en na het dessert de drums erbij: zo kunnen de tafels in {halls} blijven staan tot Dancing Queen.',
        'Hou het podium van {halls} vrij voor de eerste gast binnenkomt: opgebouwd wordt er één keer, en Sweet Caroline komt pas na de openingsdans.',
        'Een naam of een bedrijfslied in een refrein kan in {halls} ook, als je het een maand vooraf vraagt; Twist and Shout kennen de tafels vanzelf.',
        'Bij het diner in {halls} zitten twee stemmen dicht rond de piano; na de openingsdans komen de drums erbij, en is Shut Up and Dance voor de vloer.',
      ],
      empty: [
        'Eén opbouw dient in {halls} voor diner, toespraken en feest: vijf bij drie meter podium, met de piano links vooraan, dicht bij de tafels.',
        'Teken {halls} eerst op papier: het podium klaar voor de eerste gast, de tafels bij de piano, en een vloer voor Shake It Off ertussen.',
        'Twee lichtstanden volstaan, ook in {halls}: warm en vast bij het diner, kleur en beweging vanaf Livin’ on a Prayer.',
      ],
    },
    gallery: [
      { file: 'acts/winnetoe-1.svg', shows: 'tekening van het klankgat van een oranje gitaar met een turquoise rand, van dichtbij' },
      { file: 'acts/winnetoe-2.svg', shows: 'tekening van twee microfoons die naar elkaar leunen voor een lichte maan, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/winnetoe-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met twee leunende microfoons voor een lichte maan als achterdoek' },
      { file: 'acts/winnetoe-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor twee leunende microfoons en een lichte maan' },
    ],
  },
  {
    name: 'The Muse Experience',
    slug: 'the-muse-experience',
    category: 'tribute',
    originalArtist: 'Muse',
    image: 'acts/the-muse-experience.svg',
    imageShows: 'een satelliet boven een roze planeet met blauwe ringen',
    bio: 'Een vervormde bas als motor en een falset die boven alles uitkomt. Ook de synthesizers zijn live.',
    portrait: 'Een vervormde bas als motor, een falset die boven alles uitkomt en een piano tussen twee stormen. {act.the-muse-experience} brengt {artist.muse} met één muzikant meer dan het trio, zodat de synthesizers live gespeeld worden.',
    shortDescription: 'Muse-tribute voor een publiek dat staat: zware riffs, hoge zang en een lichtplan dat elke breuk volgt.',
    lineUp: 'zang en gitaar, bas, drums en toetsen',
    musicians: 4,
    sets: [
      { count: 1, minutes: 75 },
      { count: 2, minutes: 45 },
    ],
    priceClass: 'tribute',
    price: { from: 2500, to: 3300, includes: 'geluid en licht, microfoons en een geluidstechnicus', vatIncluded: true },
    loudness: { level: 'concert', from: 92, to: 99 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['alternatieve rock'],
    decades: [2000],
    searchWords: ['Matt Bellamy', 'stadionrock'],
    unsuited: {
      bruiloft: 'Midden op een trouwfeest is dit te zwaar en te luid. Als afsluiter voor een groep vrienden kan het wel: bespreek het met ons en met de zaal.',
    },
    repertoire: ['Plug In Baby', 'Time Is Running Out', 'Hysteria', 'Supermassive Black Hole', 'Starlight', 'Uprising', 'Knights of Cydonia', 'New Born'],
    reasons: [
      'De baslijn van Hysteria wordt in het juiste tempo gespeeld, en bassisten in het publiek komen dat controleren.',
      'Licht en muziek lopen gelijk: bij de eerste riff van Plug In Baby ziet de achterste rij ook dat er iets gebeurt.',
      'Starlight en Uprising vragen handgeklap en samenzang, zodat ook de partner die niets met rock heeft, kan meedoen.',
    ],
    occasions: {
      bruiloft:
        'Midden op een trouwfeest is dit te zwaar; als afsluiter voor een bende vrienden kan het wel. Starlight is het enige nummer dat zich tot openingsdans laat ombuigen. Vraag de zaal eerst of er een begrenzer hangt.',
      bedrijfsfeest:
        'Productlancering, technologiebedrijf, zaal met een lichtinstallatie: dan past {act.the-muse-experience}. Twee sets van 45 minuten na de toespraken zijn haalbaar, als de gasten weten dat het luid wordt. Leg oordopjes aan de ingang.',
      festival:
        'Groot podium, donkere hemel, een lichttechnicus die de nummers kent: zo hoort het. Knights of Cydonia houdt de groep voor het laatst. Vraag ons vroeg naar het lichtplan, zodat je leverancier het kan voorbereiden.',
    },
    plans: {
      bruiloft: {
        starts: ['00:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Als de familie weg is', song: 'Starlight', text: 'Het enige nummer dat zich tot openingsdans laat ombuigen; hier opent het de nacht.' },
          { what: 'Halverwege', song: 'Supermassive Black Hole', text: 'Een groove om op te dansen, met een falset erboven.' },
          { what: 'Laatste nummer', song: 'Knights of Cydonia', text: 'Galopperend naar huis, met alle vrienden in een rij.' },
        ],
        hall: 'Weet de zaal dat het tussen middernacht en kwart over één tot 99 dB(A) wordt? Vraag het einduur, de begrenzer en de buren na, in die volgorde.',
      },
      bedrijfsfeest: {
        starts: ['20:45'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'De lancering', song: 'Uprising', text: 'Voetstampen en handgeklap, terwijl het doek valt.' },
          { what: 'Na de pauze', song: 'Time Is Running Out', text: 'Een titel die elke projectleider herkent.' },
          { what: 'Laatste nummer', song: 'Starlight', text: 'Klappen op de maat, ook door wie niets met rock heeft.' },
        ],
        hall: 'Leg oordopjes aan de ingang en zet op de uitnodiging dat het luid wordt. De groep neemt na de soundcheck een halfuur om het lichtplan na te lopen.',
      },
      festival: {
        starts: ['22:30'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Donkere hemel', song: 'New Born', text: 'Een pianofiguur alleen, en dan de storm.' },
          { what: 'Halverwege', song: 'Hysteria', text: 'De baslijn in het juiste tempo. Bassisten komen het controleren.' },
          { what: 'Laatste nummer', song: 'Knights of Cydonia', text: 'Ruim zes minuten, met licht dat elke breuk volgt.' },
        ],
        hall: 'Vraag ons het lichtplan zodra je tekent, zodat je leverancier het kan voorbereiden. Veertig minuten ombouw, met klavieren en versterkers op zes meter breedte.',
      },
    },
    heaviest: { thing: 'de klavieren en de pedalenborden', kilos: 40 },
    inHall: {
      seats: [
        'Licht en muziek lopen gelijk, en vanuit elke stoel in {halls} zie je de eerste riff van Plug In Baby; het lichtplan sturen we zodra je tekent.',
        'New Born begint bij de piano en barst dan los: laat in {halls} oordopjes uitdelen, want het komt tot 99 dB(A).',
        'Ook wie niets met rock heeft, klapt bij Starlight mee vanuit de rijen van {halls}; Knights of Cydonia houdt de groep voor het laatst.',
      ],
      standing: [
        'Leg in {halls} oordopjes aan de ingang: tussen Hysteria en Uprising haalt deze groep 99 dB(A).',
        'Schoon en vervormd signaal van de bas gaan in {halls} samen open, luider dan de gitaar: bij Hysteria komen bassisten in de zaal dat controleren.',
        'Na de soundcheck neemt de groep in {halls} een halfuur om het lichtplan na te lopen: bij Supermassive Black Hole valt elke lamp op de noot.',
      ],
      either: [
        'Stoelen weg en ramen dicht: het lichtplan van Uprising werkt in {halls} alleen in het donker.',
        'Hou in {halls} de vloer leeg en de lichttafel bemand: de technicus beluistert vooraf Time Is Running Out en Starlight, zodat licht en muziek gelijk lopen.',
      ],
      empty: [
        'Je lichtleverancier begint in {halls} van nul, dus krijgt hij ons lichtplan vroeg: bij Plug In Baby moet ook de achterste rij iets zien gebeuren.',
        'Zes bij drie meter voor vier mensen lijkt veel, tot klavieren, pedalenborden en versterkers in {halls} staan; de klavieren krijgen een eigen stroomkring.',
        'Een uur soundcheck is in {halls} niet overdreven: een kale ruimte kaatst, en de kopstem van Time Is Running Out moet boven alles uitkomen.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/the-muse-experience-1.svg', shows: 'tekening van synthesizertoetsen in rood, blauw en crème, met schuifregelaars erboven, van dichtbij' },
      { file: 'acts/the-muse-experience-2.svg', shows: 'tekening van een satelliet boven een roze planeet met blauwe ringen, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/the-muse-experience-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een satelliet boven een roze planeet met blauwe ringen als achterdoek' },
      { file: 'acts/the-muse-experience-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een satelliet boven een roze planeet met blauwe ringen' },
    ],
  },
  {
    name: "SLASH N' ROSES",
    slug: 'slash-n-roses',
    category: 'tribute',
    originalArtist: "Guns N' Roses",
    image: 'acts/slash-n-roses.svg',
    imageShows: 'een hoekige rode roos voor een muur van luidsprekers',
    bio: 'Hardrock met een hoge hoed, en een piano voor November Rain. De toonaard gaat niet omlaag.',
    portrait: "Hardrock met een hoge hoed: {act.slash-n-roses} speelt {artist.guns-n-roses} met twee gitaren, een piano voor November Rain en een zanger die Welcome to the Jungle haalt zonder de toonaard te verlagen.",
    shortDescription: "Guns N' Roses-tribute waarin de gitaarsolo’s hun volle lengte houden en de ballades een eigen plek krijgen.",
    lineUp: 'zang, twee gitaren, bas, drums en toetsen',
    musicians: 6,
    sets: [
      { count: 2, minutes: 45 },
      { count: 1, minutes: 90 },
    ],
    priceClass: 'tribute',
    price: { from: 2800, to: 3700, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'concert', from: 92, to: 99 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['hardrock'],
    decades: [1980, 1990],
    searchWords: ['Axl Rose', 'rockballads', 'Guns and Roses'],
    repertoire: ['Sweet Child o’ Mine', 'Welcome to the Jungle', 'Paradise City', 'November Rain', 'Patience', 'You Could Be Mine', 'Don’t Cry'],
    reasons: [
      'Op de eerste noten van Sweet Child o’ Mine draait iedereen aan de bar zich om.',
      'November Rain komt met piano en met alle solo’s, een rustpunt waar een rockavond zelden voor durft te kiezen.',
      'Paradise City begint als meezinger en eindigt als sprint, een slot dat geen aankondiging nodig heeft.',
    ],
    occasions: {
      bruiloft:
        'Patience bij de ceremonie, op akoestische gitaren en met gefloten intro, is een verrassing die iedereen aankan. De elektrische set komt na tien uur. Waarschuw de zaal: zes rockmuzikanten met een drumstel klinken ook zonder PA al fors.',
      bedrijfsfeest:
        'Dit vraagt een ploeg die van gitaren houdt en een zaal waar het na het buffet luid mag worden. De ballades geven ook de anderen iets om mee te zingen. Voor de meeste personeelsfeesten volstaat één set.',
      festival:
        'Laat op de avond, met een breed podium waarop de gitarist de rand kan opzoeken. De set van 90 minuten bevat ook You Could Be Mine. De groep brengt haar eigen versterkers mee en heeft een drumpodium nodig.',
    },
    plans: {
      bruiloft: {
        starts: ['22:00'],
        play: { count: 2, minutes: 45 },
        early: { at: '15:00', what: 'Ceremonie', song: 'Patience', text: 'Akoestische gitaren en het gefloten intro. Dit verwacht niemand van deze groep.' },
        moments: [
          { what: 'Na tien uur', song: 'Sweet Child o’ Mine', text: 'De eerste noten, en iedereen aan de bar draait zich om.' },
          { what: 'Tweede set', song: 'November Rain', text: 'Met piano en alle solo’s. Durf de vloer leeg te laten: ze kijken.' },
          { what: 'Laatste nummer', song: 'Paradise City', text: 'Een meezinger die eindigt als sprint.' },
        ],
        hall: 'Waarschuw de zaal: zes rockmuzikanten zijn ook zonder PA fors. Een drumpodium van twee op twee meter staat in de rider. Laat de buren vooraf weten tot hoe laat het luid is.',
      },
      bedrijfsfeest: {
        starts: ['21:45'],
        play: { count: 1, minutes: 45 },
        moments: [
          { what: 'Na het buffet', song: 'Welcome to the Jungle', text: 'In de toonaard van de plaat, zonder verlaging.' },
          { what: 'Ballade', song: 'Don’t Cry', text: 'Voor de collega’s die geen gitaarheld wilden worden.' },
          { what: 'Laatste nummer', song: 'Paradise City', text: 'Het refrein is trager dan je denkt, het slot sneller.' },
        ],
        hall: 'Eén set volstaat voor de meeste personeelsfeesten, in een zaal waar het na het eten luid mag. Vier kringen, want toetsen en backline hangen elk apart.',
      },
      festival: {
        starts: ['22:00'],
        play: { count: 1, minutes: 90 },
        moments: [
          { what: 'Eerste noot', song: 'Welcome to the Jungle', text: 'Rood van achteren, de gitarist op de rand van het podium.' },
          { what: 'Diep in de set', song: 'You Could Be Mine', text: 'Zit er alleen in de versie van 90 minuten.' },
          { what: 'Laatste nummer', song: 'Paradise City', text: 'Een slot dat geen aankondiging nodig heeft, en geen vonken: die horen er niet bij.' },
        ],
        hall: 'Hou de voorste rand van het podium vrij voor de solo’s. De groep brengt haar versterkers mee; van jou komt het drumpodium, veertig centimeter hoog.',
      },
    },
    heaviest: { thing: 'de gitaarversterkers en het drumstel', kilos: 35 },
    inHall: {
      seats: [
        'November Rain mag in {halls} zittend, met piano en alle solo’s; bij Paradise City houd je de rijen niet meer tegen.',
        'Patience, op akoestische gitaren en met gefloten intro, past in {halls} bij wie zit, en Don’t Cry ook: kies daarom de set van 90 minuten.',
        'Een spot op de sologitaar en een vrije rand vooraan: zo ziet in {halls} ook de achterste rij wie Sweet Child o’ Mine speelt.',
      ],
      standing: [
        'Zes rockmuzikanten zijn ook zonder PA al fors: hoor ze in {halls} eerst zonder luidsprekers, met het drumstel op een podium van twee bij twee meter.',
        'De gitarist zoekt bij Sweet Child o’ Mine de rand op: hou die in {halls} vrij, dan draait ook wie aan de bar staat zich om.',
        'Paradise City begint als meezinger en eindigt als sprint: plan er in {halls} niets meer na, en zet de drums op een podium van veertig centimeter.',
      ],
      either: [
        'Haal in {halls} de voorste rijen stoelen weg: You Could Be Mine speel je niet voor mensen die zitten.',
        'Begin in {halls} met Patience voor een zaal die zit, en maak tussen de twee sets de vloer leeg voor Welcome to the Jungle.',
      ],
      empty: [
        'Zes bij drie meter met een drumpodium van twee bij twee, veertig centimeter hoog: dat lever jij in {halls}, de versterkers brengt de groep mee.',
        'Deze zes zijn zonder PA al fors, en een kale ruimte doet er nog iets bij: begin in {halls} met Don’t Cry, om te horen wat de wanden doen.',
        'Fel wit en rood van achteren en één spot op de sologitaar: vuur en vonken horen er niet bij, ook in {halls} niet, hoe wild You Could Be Mine ook klinkt.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/slash-n-roses-1.svg', shows: 'tekening van een groene elektrische gitaar op een rode achtergrond, van dichtbij' },
      { file: 'acts/slash-n-roses-2.svg', shows: 'tekening van een hoekige rode roos voor een muur van luidsprekers, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/slash-n-roses-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een hoekige rode roos voor een muur van luidsprekers als achterdoek' },
      { file: 'acts/slash-n-roses-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een hoekige rode roos voor een muur van luidsprekers' },
    ],
  },
  {
    name: 'This is Tina',
    slug: 'this-is-tina',
    category: 'tribute',
    originalArtist: 'Tina Turner',
    image: 'acts/this-is-tina.svg',
    imageShows: 'een gouden ster boven aan een paarse trap met lampjes',
    bio: 'Begint traag als Proud Mary, eindigt buiten adem. Met zangeressen die meedansen.',
    portrait: 'Proud Mary begint traag en eindigt buiten adem, en precies zo is de hele show gebouwd. {act.this-is-tina} brengt {artist.tina-turner} met een zangeres, twee achtergrondzangeressen die meedansen, blazers en een band die nooit inzakt.',
    shortDescription: 'Tina Turner-tribute met negen mensen op het podium, van de soul van de vroege jaren tot de stadionrock van The Best.',
    lineUp: 'zangeres, twee achtergrondzangeressen, gitaar, bas, drums, toetsen, saxofoon en trompet',
    musicians: 9,
    sets: [
      { count: 2, minutes: 45 },
      { count: 1, minutes: 75, kind: 'show' },
    ],
    priceClass: 'tribute',
    price: {
      from: 3900,
      to: 5000,
      includes: 'geluid en licht, microfoons, een geluidstechnicus, kostuums en achtergrondmuziek tussen de sets',
      vatIncluded: true,
    },
    loudness: { level: 'dansvloer', from: 86, to: 94 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['soul', 'rock', 'pop'],
    decades: [1960, 1970, 1980],
    searchWords: ['Ike and Tina', 'zangeres', 'dansshow'],
    repertoire: [
      'What’s Love Got to Do with It',
      'The Best',
      'Proud Mary',
      'Private Dancer',
      'We Don’t Need Another Hero',
      'Nutbush City Limits',
      'Steamy Windows',
    ],
    reasons: [
      'Drie zangeressen dansen zoals ze zingen, en bij Nutbush City Limits leert de eerste rij de pas vanzelf.',
      'Private Dancer krijgt een saxofoonsolo en de rust die het nodig heeft, voor het tempo weer klimt.',
      'The Best is een slot waarbij een jubilaris, een kampioenenploeg of een bruidspaar op het podium kan komen staan.',
    ],
    occasions: {
      bruiloft:
        'Zet What’s Love Got to Do with It niet op als openingsdans: de titel zegt genoeg. The Best doet het dan weer uitstekend als het koppel binnenkomt. Daarna is Proud Mary de kortste weg naar een volle vloer.',
      bedrijfsfeest:
        'Jubilea en afscheidsfeesten zijn dankbaar terrein, omdat de muziek over drie generaties personeel heen reikt. De show van 75 minuten past na het hoofdgerecht. Zorg voor een kleedkamer met spiegel voor drie zangeressen.',
      festival:
        'Dorpsfeesten en stadspleinen vragen om dit soort act: iedereen kent minstens vijf nummers. Het podium meet liefst zeven op vier meter, zodat er vooraan ruimte blijft om te dansen. Een ventilator bij de zangeressen wordt gewaardeerd.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Het koppel komt binnen', song: 'The Best', text: 'Negen mensen op het podium en jullie twee in het midden.' },
          { what: 'Tweede set', song: 'Steamy Windows', text: 'Drie zangeressen dansen zoals ze zingen.' },
          { what: 'Laatste nummer', song: 'Proud Mary', text: 'Traag begonnen, buiten adem geëindigd.' },
        ],
        hall: 'Kies je openingsdans bij een andere titel: What’s Love Got to Do with It zegt te veel. De vloer van het podium moet zonder naden zijn, want er wordt op hakken gedanst.',
      },
      bedrijfsfeest: {
        starts: ['20:45'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Na het hoofdgerecht', song: 'Nutbush City Limits', text: 'De eerste rij leert de pas vanzelf, de tweede kijkt af.' },
          { what: 'Halverwege', song: 'Private Dancer', text: 'Een saxofoonsolo en een rustpunt, voor het tempo weer klimt.' },
          { what: 'Laatste nummer', song: 'The Best', text: 'Haal de jubilaris op het podium: dit nummer is ervoor gemaakt.' },
        ],
        hall: 'Zorg voor een kleedkamer met spiegel voor drie zangeressen en een lokaal voor zes muzikanten. Laat de dansvloer vrij bij de doorloop, een kwartier voor het einde van de soundcheck.',
      },
      festival: {
        starts: ['21:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Het plein danst', song: 'Steamy Windows', text: 'Warm licht over de hele breedte, blazers in goud.' },
          { what: 'Halverwege', song: 'We Don’t Need Another Hero', text: 'Een refrein dat op een dorpsplein groter klinkt dan op de plaat.' },
          { what: 'Laatste nummer', song: 'Proud Mary', text: 'De langste sprint van de avond. Zet een ventilator bij de zangeressen.' },
        ],
        hall: 'Zeven op vier meter laat vooraan plaats om te dansen. Tape over elke voeg, vijfendertig minuten ombouw en een compressor voor een stem die van praten naar vol gaat.',
      },
    },
    heaviest: { thing: 'het drumstel en de kostuumkoffers', kilos: 35 },
    inHall: {
      seats: [
        'Vanuit de stoelen van {halls} zie je de passen van Proud Mary van kop tot teen: neem er de show van 75 minuten.',
        'Private Dancer krijgt een saxofoonsolo en de rust van een zaal die zit; daarna klimt in {halls} het tempo, en bij The Best staat iedereen.',
        'Drie zangeressen dansen op hakken, dus gaat er in {halls} tape over elke voeg van het podium; vanuit de rijen zie je bij Nutbush City Limits elke stap.',
      ],
      standing: [
        'Nutbush City Limits leert de eerste rij de pas vanzelf, en in {halls} staat die vlak voor een podium van zeven bij vier meter, zonder naden.',
        'Proud Mary begint traag en eindigt buiten adem: zet in {halls} een ventilator naast de zangeressen, en laat vooraan ruimte om mee te doen.',
        'Vol en warm licht over de hele breedte, goud van achteren: in {halls} ziet dan ook wie achteraan staat drie zangeressen de pas van Steamy Windows doen.',
      ],
      either: [
        'Laat in {halls} de dansvloer vrij voor de doorloop, een kwartier voor de soundcheck eindigt: de stoelen zet je pas daarna.',
        'Stoelen voor Private Dancer, een lege vloer voor Steamy Windows: spreek in {halls} af na welk nummer er geschoven wordt.',
      ],
      tables: [
        'The Best terwijl de jubilaris of het bruidspaar binnenkomt, zo begint het in {halls}; de show van 75 minuten past na het hoofdgerecht.',
      ],
      empty: [
        'Zeven bij vier meter zonder kieren, zeg dat in {halls} aan wie het podium levert: bij Proud Mary wordt er op hakken gedanst.',
        'Een kleedruimte met spiegel voor drie zangeressen, een lokaal voor zes muzikanten en een ventilator naast de microfoons: dat is het lijstje voor {halls}.',
        'Private Dancer vraagt rust en een saxofoonsolo: zet in {halls} de bar ver van het podium, met een dansvloer voor Nutbush City Limits ertussen.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/this-is-tina-1.svg', shows: 'tekening van een grote gele microfoon met een crème en paarse band, van dichtbij' },
      { file: 'acts/this-is-tina-2.svg', shows: 'tekening van een gouden ster boven aan een paarse trap, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/this-is-tina-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met een gouden ster boven aan een paarse trap als achterdoek' },
      { file: 'acts/this-is-tina-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor een gouden ster boven aan een paarse trap' },
    ],
  },
  {
    name: 'KRVTZ',
    slug: 'krvtz',
    category: 'cover',
    image: 'acts/krvtz.svg',
    imageShows: 'golvende banen in paars, oranje en crème, met rafels aan de rand',
    bio: 'Funk met vervorming erop, van Superstition tot Give It Away. Vijf mensen en geen enkele ballade.',
    portrait: 'Funk met vervorming erop: {act.krvtz} laat een clavinet knarsen, een bas met de duim spelen en een gitaar tussendoor flink uit de bocht gaan. Vijf mensen, van Superstition tot Give It Away, en geen enkele ballade.',
    shortDescription: 'Funkrock met vijf muzikanten, strak in de groove en ruw aan de randen, voor een vloer die graag zweet.',
    lineUp: 'zang, gitaar, bas, drums en toetsen',
    musicians: 5,
    sets: [{ count: 2, minutes: 45, upTo: 60 }],
    priceClass: 'soul-funk',
    price: { from: 2000, to: 2600, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'concert', from: 88, to: 96 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['funk', 'funkrock'],
    decades: [1970, 1980, 1990],
    searchWords: ['groove', 'dansvloer', 'funkband'],
    repertoire: [
      'Superstition (Stevie Wonder)',
      'Give It Away (Red Hot Chili Peppers)',
      'Play That Funky Music (Wild Cherry)',
      'Kiss (Prince)',
      'Long Train Runnin’ (The Doobie Brothers)',
      'Walk This Way (Aerosmith)',
      'Sex Machine (James Brown)',
      'Cosmic Girl (Jamiroquai)',
    ],
    reasons: [
      'Bas en basdrum vallen exact samen, en de gitaar scheurt er bovenop zonder de groove te breken.',
      'De zanger staat geen maat stil en de toetsenist speelt rechtop, met één voet op het wahpedaal.',
      'Nummers lopen via een drumbreak in elkaar over, dus een volle vloer blijft vol tot aan de pauze.',
    ],
    occasions: {
      bruiloft:
        'Neem {act.krvtz} voor het laatste deel van de avond, als de dansers er zijn en de anderen aan de bar staan. Bij het diner is ze te luid, en dat zegt ze zelf ook. Met een akoestisch duo op de receptie is de dag rond.',
      bedrijfsfeest:
        'Een lancering, een afterparty of een jong team: daar past deze muziek. Twee sets volstaan, want het tempo zakt nergens. Reken in een glazen of betonnen ruimte op gordijnen of tapijt, anders kaatst de snare je om de oren.',
      festival:
        'Om elf uur ’s avonds, na een rustigere naam, haalt {act.krvtz} een tent weer overeind. Vijf kwartier aan één stuk is de ideale maat. Goede subwoofers tellen hier zwaarder dan licht.',
    },
    plans: {
      bruiloft: {
        starts: ['22:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Laatste deel van de avond', song: 'Superstition (Stevie Wonder)', text: 'De dansers zijn er, de anderen staan aan de bar.' },
          { what: 'Tweede set', song: 'Kiss (Prince)', text: 'Een falset en een droge gitaar. De schoenen gaan uit.' },
          { what: 'Laatste nummer', song: 'Sex Machine (James Brown)', text: 'Zolang de drumbreak duurt, gaat niemand naar huis.' },
        ],
        hall: 'Bij het diner is deze groep te luid. Neem een akoestisch duo voor de receptie, en laat het podium van vijf meter al klaarstaan voor de gasten binnenkomen.',
      },
      bedrijfsfeest: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Afterparty', song: 'Play That Funky Music (Wild Cherry)', text: 'De zanger staat geen maat stil, en dat werkt aanstekelijk.' },
          { what: 'Tweede set', song: 'Cosmic Girl (Jamiroquai)', text: 'Discofunk voor wie na de lancering nog energie heeft.' },
          { what: 'Laatste nummer', song: 'Give It Away (Red Hot Chili Peppers)', text: 'Bas met de duim, gitaar uit de bocht, geen ballade te bespeuren.' },
        ],
        hall: 'Glas en beton kaatsen de snaredrum terug: reken op gordijnen of tapijt. De technicus wil vooraf één volledig nummer horen in een lege zaal.',
      },
      festival: {
        starts: ['23:00'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Elf uur, de tent sluimert', song: 'Walk This Way (Aerosmith)', text: 'Een riff en een rap, en de achterste rij komt naar voren.' },
          { what: 'Halverwege', song: 'Long Train Runnin’ (The Doobie Brothers)', text: 'Een gitaarritme dat niet stopt, met een toetsenist op het wahpedaal.' },
          { what: 'Laatste nummer', song: 'Superstition (Stevie Wonder)', text: 'Het clavinet knarst tot de dj overneemt.' },
        ],
        hall: 'Steek je budget in subwoofers en zet ze niet in een hoek. Boek deze groep na een rustigere naam: twee harde acts na elkaar heffen elkaar op.',
      },
    },
    heaviest: { thing: 'het clavinet', kilos: 35 },
    inHall: {
      standing: [
        'Steek in {halls} het geld in subwoofers en niet in licht: Give It Away hoor je met je buik.',
        'Een drumbreak brengt je van het ene nummer naar het andere, dus raakt in {halls} tussen Kiss en Sex Machine niemand aan de bar.',
        'Boek voor {halls} een rustigere naam vóór deze vijf, niet erna: twee harde groepen heffen elkaar op, en Walk This Way is voor het laatste deel van de avond.',
      ],
      either: [
        'Stoelen weg en gordijnen voor het glas: anders kaatst de snaredrum van Play That Funky Music in {halls} om je oren.',
        'Twee sets waarin het tempo nergens zakt: zet de stoelen in {halls} voor Long Train Runnin’ aan de kant en laat ze daar.',
      ],
      empty: [
        'Eén volledig nummer voor er iemand binnen is, Superstition bijvoorbeeld: de technicus wil horen wat bas en basdrum in {halls} doen zolang de ruimte leeg is.',
        'Hang in {halls} gordijnen of leg tapijt: op glas en beton slaat de snaredrum van Give It Away harder terug dan hij gespeeld wordt.',
        'Subwoofers uit de hoeken, dat is in {halls} belangrijker dan een lichtbrug: bas en basdrum van Sex Machine moeten als één slag aankomen.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/krvtz-1.svg', shows: 'tekening van een paarse basdrum met een stok en twee oranje bekkens, van dichtbij' },
      { file: 'acts/krvtz-2.svg', shows: 'tekening van golvende banen in paars, oranje en crème, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/krvtz-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met golvende banen in paars, oranje en crème als achterdoek' },
      { file: 'acts/krvtz-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor golvende banen in paars, oranje en crème' },
    ],
    diary: { value: 'taken', sample: true },
  },
  {
    name: 'The Barrytown Ten',
    slug: 'the-barrytown-ten',
    category: 'cover',
    image: 'acts/the-barrytown-ten.svg',
    imageShows: 'tien bekers van blaasinstrumenten in goud en blauw, van voren gezien',
    bio: 'Tien op een podium, waarvan drie blazers en drie zangstemmen. Soul uit de jaren zestig en zeventig.',
    portrait: 'Tien op een podium, waarvan drie blazers en drie zangstemmen: {act.the-barrytown-ten} speelt soul uit de jaren zestig en zeventig in volle bezetting, met een orgel dat gromt en twee zangeressen die de zanger van antwoord dienen.',
    shortDescription: 'Tienkoppige soulband met blazers en hammondorgel, voor zalen met plaats en gasten van alle leeftijden.',
    lineUp: 'zanger, twee zangeressen, gitaar, bas, drums, hammondorgel, trompet, saxofoon en trombone',
    musicians: 10,
    sets: [
      { count: 2, minutes: 45 },
      { count: 3, minutes: 45 },
    ],
    priceClass: 'soul-funk',
    price: { from: 2800, to: 3200, includes: 'geluid en licht, microfoons, een geluidstechnicus en achtergrondmuziek tussen de sets', vatIncluded: true },
    loudness: { level: 'dansvloer', from: 85, to: 93 },
    places: ['binnen', 'buiten'],
    outdoors: 'Op een overdekt podium met drie dichte zijden.',
    languages: ['Engels'],
    genres: ['soul', 'r&b'],
    decades: [1960, 1970],
    searchWords: ['soulband', 'bigband', 'blazers', 'hammond', 'Motown'],
    repertoire: [
      'Soul Man (Sam & Dave)',
      'Signed, Sealed, Delivered I’m Yours (Stevie Wonder)',
      'Ain’t No Mountain High Enough (Marvin Gaye & Tammi Terrell)',
      'Knock on Wood (Eddie Floyd)',
      '(Your Love Keeps Lifting Me) Higher and Higher (Jackie Wilson)',
      'I Want You Back (The Jackson 5)',
      'Let’s Stay Together (Al Green)',
      'Dancing in the Street (Martha and the Vandellas)',
    ],
    reasons: [
      'Trompet, saxofoon en trombone spelen echte driestemmige partijen, en dat voel je bij de eerste stoot van Soul Man.',
      'De twee zangeressen en de blazers bewegen als twee rijen die elkaar spiegelen, met de zanger ertussen.',
      'Soul heeft een tempo waarop ook vijftigplussers een hele set blijven dansen.',
    ],
    occasions: {
      bruiloft:
        'Let’s Stay Together als openingsdans, met tien muzikanten achter jullie: dat is een beeld voor de fotograaf. Meet eerst de zaal op, want de band vraagt dertig vierkante meter en flink wat stroom. Voor minder dan tachtig gasten is een kleinere groep aangenamer.',
      bedrijfsfeest:
        'Een jubileum in een hal met een hoog dak, met stagiairs en gepensioneerden door elkaar: daar komt zo’n grote groep tot haar recht. De eerste set kan na het hoofdgerecht, de tweede wanneer de tafels weg zijn. Laat de cateraar weten dat er tien eters bijkomen.',
      festival:
        'Op een soul- of jazzweekend is deze bezetting een logische afsluiter, op een gemengd podium een rustpunt voor wie genoeg gitaren hoorde. Zorg voor een podium van minstens tien op drie meter en genoeg tijd om drie blazers en drie stemmen af te regelen. Na zonsondergang klinkt ze op haar best.',
    },
    plans: {
      bruiloft: {
        starts: ['21:30'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Openingsdans', song: 'Let’s Stay Together (Al Green)', text: 'Tien muzikanten achter jullie: een beeld voor de fotograaf.' },
          { what: 'Tweede set', song: 'I Want You Back (The Jackson 5)', text: 'Twee zangeressen en drie blazers die elkaar spiegelen.' },
          { what: 'Laatste nummer', song: '(Your Love Keeps Lifting Me) Higher and Higher (Jackie Wilson)', text: 'Een slot dat ook vijftigplussers op de vloer houdt.' },
        ],
        hall: 'Loop de weg van de laaddeur naar het podium zelf eens af: het orgel gaat door geen wenteltrap. Dertig vierkante meter mag ook op twee niveaus van vijf meter breed.',
      },
      bedrijfsfeest: {
        starts: ['20:45'],
        play: { count: 2, minutes: 45 },
        moments: [
          { what: 'Na het hoofdgerecht', song: 'Signed, Sealed, Delivered I’m Yours (Stevie Wonder)', text: 'Een contract op muziek, voor een zaal vol handtekeningen.' },
          { what: 'Als de tafels weg zijn', song: 'Soul Man (Sam & Dave)', text: 'De blazers in drie stemmen. Je voelt de eerste stoot in je glas.' },
          { what: 'Laatste nummer', song: 'Dancing in the Street (Martha and the Vandellas)', text: 'Stagiairs en gepensioneerden, door elkaar.' },
        ],
        hall: 'Waarschuw de cateraar van tien eters extra en een technicus. Een hal met een hoog dak is ideaal; hou twee laadplaatsen en parking voor drie wagens vrij.',
      },
      festival: {
        starts: ['21:30'],
        play: { count: 1, minutes: 75 },
        moments: [
          { what: 'Na zonsondergang', song: 'Knock on Wood (Eddie Floyd)', text: 'Het orgel gromt en de blazers antwoorden.' },
          { what: 'Halverwege', song: 'Ain’t No Mountain High Enough (Marvin Gaye & Tammi Terrell)', text: 'Op de plaat een duet; hier dienen twee zangeressen de zanger van antwoord.' },
          { what: 'Laatste nummer', song: 'Soul Man (Sam & Dave)', text: 'Als afsluiter van een soulweekend, met de weide als vierde blazer.' },
        ],
        hall: 'Een uur soundcheck en veertig minuten ombouw: drie blazers, drie stemmen en een Leslie staan niet vanzelf in balans. Geef blazers en zang elk een eigen regelaar op de lichttafel.',
      },
    },
    heaviest: { thing: 'het hammondorgel', kilos: 180 },
    inHall: {
      standing: [
        'Loop in {halls} eerst zelf van de laaddeur naar het podium: een hammondorgel gaat door geen wenteltrap, en zonder orgel gromt Knock on Wood niet.',
        'Soul houdt een tempo waarop ook vijftigplussers een hele set blijven dansen: laat in {halls} voor Soul Man de ruimte tot tegen de drie blazers vrij.',
        'Een uur soundcheck is in {halls} niet te veel: drie blazers, drie stemmen en een Leslie staan niet vanzelf in balans voor Dancing in the Street.',
      ],
      either: [
        'Zodra de stoelen weg zijn, staan in {halls} drie blazers met hun neus op de dansvloer, en houdt ook wie vijftig is Soul Man een hele set vol.',
        'Tien bij drie meter podium, of twee niveaus van vijf: meet het in {halls} voor de stoelen een plan krijgen, want Let’s Stay Together speel je met tien achter het bruidspaar.',
      ],
      tables: [
        'Tien meter breedte kost in {halls} al gauw enkele tafels: teken het podium voor je de gasten plaatst, of vraag twee niveaus van vijf meter.',
        'Laat de cateraar in {halls} weten dat er tien eters bijkomen, en hou een vloer vrij voor de blazers: Let’s Stay Together opent de dans met tien muzikanten achter je.',
        'Vanaf tachtig gasten is deze groep in {halls} op haar plaats: de eerste set na het hoofdgerecht, Knock on Wood als de tafels weg zijn.',
      ],
      empty: [
        'Huur voor {halls} tien bij drie meter podium, of twee niveaus van vijf meter breed, en maak voor het orgel een weg zonder trappen.',
        'Een hoog dak doet deze tien goed: zet ze in {halls} niet in een hoek, want drie blazers en drie stemmen willen Ain’t No Mountain High Enough kwijt.',
        'Twee bestelwagens en drie wagens komen naar {halls}: hou de laaddeur vrij, want voor Soul Man klinkt, wordt er anderhalf uur opgebouwd.',
        'Leg in {halls} drie kringen van 16 ampère tot aan het podium: de eerste is voor de versterkers, het hammondorgel en de Leslie, de andere zijn voor de PA en het licht.',
      ],
    },
    videoUrl: { value: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', sample: true },
    gallery: [
      { file: 'acts/the-barrytown-ten-1.svg', shows: 'tekening van de ventielen van een gouden trompet, van dichtbij' },
      { file: 'acts/the-barrytown-ten-2.svg', shows: 'tekening van bekers van blaasinstrumenten in goud en blauw, van dichtbij en onder drie lichtbundels' },
      { file: 'acts/the-barrytown-ten-3.svg', shows: 'tekening van een leeg podium met een microfoon en twee monitoren, met bekers van blaasinstrumenten in goud en blauw als achterdoek' },
      { file: 'acts/the-barrytown-ten-4.svg', shows: 'tekening van een publiek met de handen in de lucht voor bekers van blaasinstrumenten in goud en blauw' },
    ],
  },
] as const satisfies readonly Marked<Act>[]
