/**
 * The roster, in the order of the act list. To add an act: copy an entry, fill in every line, put its pictures in `static/images/acts/`
 * and its biography in `content/acts/<slug>.md`, and run `npm run generate`. Its pages appear by themselves: one of its own, one on how to
 * book it, one for each occasion and one for each supported city.
 *
 * No film of the acts is known yet: `videoUrl` shows one openly licensed film (Big Buck Bunny) as a stand-in until the agency has its own.
 */
import type { Act } from '../generator/schema/act.ts'

export const acts = [
  {
    name: 'Band Marginal',
    slug: 'band-marginal',
    category: 'cover',
    image: 'acts/band-marginal.svg',
    bio: 'Rock en pop om op te springen, van Summer of ’69 tot Mr. Brightside. Band Marginal staat met vijf op het podium, praat weinig tussen de nummers en past de volgorde aan zodra de dansvloer daarom vraagt.',
    shortDescription: 'Feestband voor rock en pop uit vijf decennia, die eerst naar de dansvloer kijkt en dan pas het volgende nummer kiest.',
    lineUp: 'zang, gitaar, bas, drums en toetsen',
    musicians: 5,
    setLength: 'twee of drie sets van 45 tot 60 minuten',
    priceClass: 'rock-pop',
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
    riderUrl: '/riders/band-marginal.pdf',
    gallery: ['acts/band-marginal-1.svg', 'acts/band-marginal-2.svg', 'acts/band-marginal-3.svg', 'acts/band-marginal-4.svg'],
  },
  {
    name: '1984',
    slug: '1984',
    category: 'tribute',
    originalArtist: 'Simple Minds',
    image: 'acts/1984.svg',
    bio: 'Brede synthesizers, een gitaar vol echo en drums die een plein aankunnen: 1984 speelt Simple Minds met zes mensen op het podium. Bij het slot van Don’t You (Forget About Me) neemt de zaal het over.',
    shortDescription: 'Tribute aan Simple Minds, met het zwaartepunt op de platen uit de eerste helft van de jaren tachtig.',
    lineUp: 'zang, gitaar, bas, drums, toetsen en achtergrondzang',
    musicians: 6,
    setLength: 'twee sets van 45 tot 60 minuten',
    priceClass: 'tribute',
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
    gallery: ['acts/1984-1.svg', 'acts/1984-2.svg', 'acts/1984-3.svg', 'acts/1984-4.svg'],
  },
  {
    name: 'The Rover',
    slug: 'the-rover',
    category: 'cover',
    image: 'acts/the-rover.svg',
    bio: 'Klassieke rock in lange adem: twee gitaren die elkaar antwoorden, een drummer die zwaar en laat slaat, en sets van 90 minuten waarin een solo mag uitlopen. The Rover speelt voor wie komt luisteren en blijft staan.',
    shortDescription: 'Vijf muzikanten, buizenversterkers en sets van 90 minuten vol rock uit de jaren zestig en zeventig.',
    lineUp: 'zang, twee gitaren, bas en drums',
    musicians: 5,
    setLength: 'sets van 90 minuten',
    priceClass: 'rock-pop',
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
    gallery: ['acts/the-rover-1.svg', 'acts/the-rover-2.svg', 'acts/the-rover-3.svg', 'acts/the-rover-4.svg'],
  },
  {
    name: 'On The Night',
    slug: 'on-the-night',
    category: 'tribute',
    originalArtist: 'Dire Straits',
    image: 'acts/on-the-night.svg',
    bio: 'Zeven muzikanten die Dire Straits met geduld spelen: een gitaar zonder plectrum, twee keer toetsen en een saxofoon voor de late uren. Walk of Life mag luid, Brothers in Arms blijft stil tot de laatste noot.',
    shortDescription: 'Dire Straits met dubbele toetsen en saxofoon, ook de lange stukken van Love over Gold in hun volle lengte.',
    lineUp: 'zang en sologitaar, slaggitaar, bas, drums, twee keer toetsen en saxofoon',
    musicians: 7,
    setLength: 'twee sets van 60 minuten of één concert van 90 minuten',
    priceClass: 'tribute',
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
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/on-the-night-1.svg', 'acts/on-the-night-2.svg', 'acts/on-the-night-3.svg', 'acts/on-the-night-4.svg'],
  },
  {
    name: 'De Zangfabriek',
    slug: 'de-zangfabriek',
    category: 'cover',
    image: 'acts/de-zangfabriek.svg',
    bio: 'Zes mensen, zes stemmen en alleen liedjes in het Nederlands. De Zangfabriek zingt Mia, Suzanne en Verdronken vlinder in koor, zet een piano en een gitaar eronder en laat de zaal het tweede refrein overnemen.',
    shortDescription: 'Meezinggroep met Vlaams en Nederlands repertoire, waarin zes stemmen samen een koor vormen en het publiek de zevende is.',
    lineUp: 'twee zangeressen, zang en akoestische gitaar, zang en piano, bas en drums',
    musicians: 6,
    setLength: 'twee of drie sets van 45 minuten',
    priceClass: 'allround',
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
      'Nederlandstalige liedjes kent iedereen aan tafel van buiten, van de grootmoeder tot de neef die nooit danst.',
    ],
    occasions: {
      bruiloft:
        'Zet De Zangfabriek in na het dessert, wanneer de tafels nog staan en de stemmen los zijn. Uit drie generaties die samen Mia zingen, groeit een dansvloer die je niet hoeft aan te kondigen. Jullie lied uit de auto kan erbij, als het in het Nederlands is.',
      bedrijfsfeest:
        'Samen zingen vraagt minder moed dan samen dansen, dus op een personeelsfeest is deze groep een zachte start. Leg tekstblaadjes op tafel of laat ons ze op een scherm zetten. In een gezelschap met veel anderstaligen raden we iets anders aan.',
      festival:
        'Een 11 juliviering, een dorpskermis of een plein in augustus: daar staat De Zangfabriek goed. Eén uur volstaat. Zorg voor zes goede zangmicrofoons en monitors, want stemmen die zichzelf niet horen, gaan harder in plaats van zuiverder.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/de-zangfabriek-1.svg', 'acts/de-zangfabriek-2.svg', 'acts/de-zangfabriek-3.svg', 'acts/de-zangfabriek-4.svg'],
  },
  {
    name: 'Ramblin Rose',
    slug: 'ramblin-rose',
    category: 'akoestisch',
    image: 'acts/ramblin-rose.svg',
    bio: 'Country, folk en een snuif swing, gezongen in twee stemmen rond één gitaar. Ramblin Rose komt als duo of als trio met contrabas, past in een hoek naast de haard en laat de gesprekken gewoon doorgaan.',
    shortDescription: 'Akoestisch duo of trio met contrabas, voor een diner, een tuin of een receptie waar de muziek mag wachten op een toespraak.',
    lineUp: 'leadzang, akoestische gitaar met tweede stem en contrabas; als duo zonder contrabas',
    musicians: 3,
    setLength: 'twee of drie sets van 45 minuten',
    priceClass: 'akoestisch',
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
        'Bij de taart of tijdens het diner speelt Ramblin Rose zacht genoeg om je buur te verstaan. Harvest Moon leent zich voor een openingsdans zonder versterking, midden in de tuin. Laat de groep niet tussen keuken en zaal staan.',
      bedrijfsfeest:
        'Voor een klantendiner of een nieuwjaarsreceptie is het duo vaak al voldoende. Boven de tachtig gasten maakt de contrabas het verschil, want een zaal vol stemmen slikt de lage tonen het eerst. Een kleine geluidsinstallatie brengt de groep zelf mee.',
      festival:
        'Een theetuin, een zijpodium of de wandeling tussen twee zalen: hier komt het akoestische trio het best tot zijn recht. Naast een groot podium met een soundcheck verliest het. Vraag de programmatie om er op dat uur niets luids naast te zetten.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    riderUrl: '/riders/ramblin-rose.pdf',
    gallery: ['acts/ramblin-rose-1.svg', 'acts/ramblin-rose-2.svg', 'acts/ramblin-rose-3.svg', 'acts/ramblin-rose-4.svg'],
  },
  {
    name: 'Silkwood',
    slug: 'silkwood',
    category: 'akoestisch',
    image: 'acts/silkwood.svg',
    bio: 'Eén stem met een gitaar, één cello die nu eens bast en dan weer meezingt: Silkwood maakt popliedjes stil zonder ze saai te maken. De sets duren een halfuur en volgen het ritme van een receptie.',
    shortDescription: 'Akoestisch duo met gitaar en cello, dat in blokken van dertig minuten speelt, van het eerste glas tot de aanvang van het diner.',
    lineUp: 'zang en akoestische gitaar, cello en tweede stem',
    musicians: 2,
    setLength: '3 × 30 minuten binnen 2,5 uur, 4 × 30 minuten binnen 3,5 uur of 5 × 30 minuten binnen 4,5 uur',
    priceClass: 'akoestisch',
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
    riderUrl: '/riders/silkwood.pdf',
    gallery: ['acts/silkwood-1.jpg', 'acts/silkwood-2.jpg', 'acts/silkwood-3.jpg', 'acts/silkwood-4.jpg'],
  },
  {
    name: 'MJ History',
    slug: 'mj-history',
    category: 'tribute',
    originalArtist: 'Michael Jackson',
    image: 'acts/mj-history.svg',
    bio: 'Hoed, handschoen en een band die alles live speelt: MJ History maakt van de muziek van Michael Jackson een show met zang en dans. De passen van Billie Jean zitten erin, en de korte stilte net ervoor ook.',
    shortDescription: 'Michael Jackson met liveband en twee dansers, in een show die je kort of lang kunt boeken: van 45 tot 90 minuten.',
    lineUp: 'zang en dans, twee dansers, gitaar, bas, drums, toetsen en achtergrondzang',
    musicians: 8,
    setLength: 'show van 45 tot 90 minuten',
    priceClass: 'tribute',
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
    riderUrl: '/riders/mj-history.pdf',
    gallery: ['acts/mj-history-1.svg', 'acts/mj-history-2.svg', 'acts/mj-history-3.svg', 'acts/mj-history-4.svg'],
    isTopAct: true,
  },
  {
    name: 'The Amazing Bruno Mars Tribute',
    slug: 'the-amazing-bruno-mars-tribute',
    category: 'tribute',
    originalArtist: 'Bruno Mars',
    image: 'acts/the-amazing-bruno-mars-tribute.svg',
    bio: 'Drie blazers die meedansen, een ritmesectie die geen tel laat vallen en een zanger met adem voor twee: dit achttal speelt Bruno Mars alsof het podium een dansvloer is. Na Treasure is het dat ook.',
    shortDescription: 'Funk, pop en samenzang van Bruno Mars door acht muzikanten, met een choreografie waaraan ook de blazers meedoen.',
    lineUp: 'zang, gitaar, bas, drums, toetsen, trompet, trombone en saxofoon',
    musicians: 8,
    setLength: 'twee sets van 45 minuten of één show van 75 minuten',
    priceClass: 'tribute',
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
        'Collega’s die niet dansen bestaan, maar bij dit repertoire zijn het er minder. Plan de groep na het eten en houd de vloer voor het podium vrij van receptietafels. Overdag op een teamdag kan ook, dan volstaat één set.',
      festival:
        'Als laatste livegroep voor de dj’s is dit een dankbare keuze, want het tempo ligt de hele show hoog. Vraag de versie van 75 minuten. Vijf microfoons voor samenzang en drie blazers betekenen dat een geluidsman die de groep kent geen overbodige luxe is.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: [
      'acts/the-amazing-bruno-mars-tribute-1.svg',
      'acts/the-amazing-bruno-mars-tribute-2.svg',
      'acts/the-amazing-bruno-mars-tribute-3.svg',
      'acts/the-amazing-bruno-mars-tribute-4.svg',
    ],
  },
  {
    name: 'Vannstein',
    slug: 'vannstein',
    category: 'tribute',
    originalArtist: 'Rammstein',
    image: 'acts/vannstein.svg',
    bio: 'Gitaren in de maat van een machine, een stem uit de kelder en elk woord in het Duits. Vannstein zet Rammstein neer met zes muzikanten, veel licht en genoeg volume om Sonne in je borstkas te voelen.',
    shortDescription: 'Rammstein-tribute voor zalen en podia die volume aankunnen, met licht en rook als decor in plaats van vuur.',
    lineUp: 'zang, twee gitaren, bas, drums en toetsen',
    musicians: 6,
    setLength: 'één set van 75 tot 90 minuten',
    priceClass: 'tribute',
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
        'In een loods of een tent, na een barbecue, kan het. Bij een receptie met hapjes loopt het fout. Zet het in de uitnodiging, zodat niemand verrast wordt, en voorzie een ruimte waar je nog kunt praten.',
      festival:
        'Hier is de groep thuis: een podium van zes op vier meter, een lichtbrug en een uur waarop het donker is. Meld de rook bij de brandweer. Pyrotechniek maakt geen deel uit van wat je boekt.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/vannstein-1.svg', 'acts/vannstein-2.svg', 'acts/vannstein-3.svg', 'acts/vannstein-4.svg'],
  },
  {
    name: 'Coldplayers',
    slug: 'coldplayers',
    category: 'tribute',
    originalArtist: 'Coldplay',
    image: 'acts/coldplayers.svg',
    bio: 'Een piano, een gitaar die blijft hangen en een refrein zonder woorden: Coldplayers brengt Coldplay met vijf muzikanten. Het kan klein beginnen, met één stem en Yellow, en eindigt met een tent die zingt.',
    shortDescription: 'Coldplay-tribute met de piano vooraan, die zacht inzet bij Yellow en dansend eindigt bij A Sky Full of Stars.',
    lineUp: 'zang en piano, gitaar, bas, drums en toetsen',
    musicians: 5,
    setLength: 'twee sets van 45 tot 60 minuten',
    priceClass: 'tribute',
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
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    riderUrl: '/riders/coldplayers.pdf',
    gallery: ['acts/coldplayers-1.svg', 'acts/coldplayers-2.svg', 'acts/coldplayers-3.svg', 'acts/coldplayers-4.svg'],
    isTopAct: true,
  },
  {
    name: 'Be Chic',
    slug: 'be-chic',
    category: 'tribute',
    originalArtist: 'Chic',
    image: 'acts/be-chic.svg',
    bio: 'Disco die gespeeld wordt in plaats van geprogrammeerd. Be Chic zet drie zangeressen, twee blazers en een ritmesectie op het podium en houdt de groove van Good Times zo lang vast als de dansvloer dat vraagt.',
    shortDescription: 'Negenkoppige Chic-tribute met drie zangeressen en blazers, gemaakt voor dansvloeren waar niemand op de klok kijkt.',
    lineUp: 'drie zangeressen, gitaar, bas, drums, toetsen, trompet en saxofoon',
    musicians: 9,
    setLength: 'twee of drie sets van 45 minuten',
    priceClass: 'tribute',
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
        'Een late namiddag in de zon of het laatste uur voor de dj’s: beide uren liggen Be Chic. De sets worden dan aan elkaar gespeeld tot één blok van 75 minuten. Voorzie drie zangmicrofoons op de voorste rij en een brede opstelling.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    riderUrl: '/riders/be-chic.pdf',
    gallery: ['acts/be-chic-1.svg', 'acts/be-chic-2.svg', 'acts/be-chic-3.svg', 'acts/be-chic-4.svg'],
  },
  {
    name: 'The Boss Brothers',
    slug: 'the-boss-brothers',
    category: 'tribute',
    originalArtist: 'Bruce Springsteen',
    image: 'acts/the-boss-brothers.svg',
    bio: 'Springsteen met alles erop en eraan: piano en orgel, drie gitaren en een saxofoon die bij Born to Run naar voren komt. The Boss Brothers staat er met acht en neemt liefst de hele avond de tijd.',
    shortDescription: 'De grote bezetting voor Bruce Springsteen: acht muzikanten met saxofoon, piano en orgel, en een concert dat twee uur kan duren.',
    lineUp: 'zang en gitaar, twee gitaren, bas, drums, piano, orgel en saxofoon',
    musicians: 8,
    setLength: 'twee sets van 60 minuten of één concert tot 120 minuten',
    priceClass: 'tribute',
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
        'Voor een koppel dat met Springsteen is opgegroeid, in een zaal met een volwaardig podium. Dancing in the Dark opent de vloer, de tweede set mag rocken. In een kleine feestzaal zijn acht muzikanten te veel van het goede: bekijk dan Barking Bruce.',
      bedrijfsfeest:
        'Een concert van anderhalf uur als hoogtepunt van een groot personeelsfeest, met staanplaatsen en een bar die open blijft. Boven de tweehonderd gasten komt deze bezetting pas goed tot haar recht.',
      festival:
        'Zet deze groep laat op de affiche en geef haar de tijd. Onder de 75 minuten blijft er te veel liggen. Twee klavieren, drie gitaarversterkers en een blazer vragen een podium van acht op vier meter en een ruime wissel.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/the-boss-brothers-1.svg', 'acts/the-boss-brothers-2.svg', 'acts/the-boss-brothers-3.svg', 'acts/the-boss-brothers-4.svg'],
  },
  {
    name: "Petty's Heartbreakers",
    slug: 'pettys-heartbreakers',
    category: 'tribute',
    originalArtist: 'Tom Petty',
    image: 'acts/pettys-heartbreakers.svg',
    bio: 'Een twaalfsnarige gitaar, een orgel dat meeademt en liedjes die geen maat te lang duren. Vijf muzikanten spelen het werk van Tom Petty zoals het hoort: ontspannen, met scherpe hoeken en samenzang in elk refrein.',
    shortDescription: 'Tom Petty-tribute met rinkelende gitaren en orgel, voor wie graag meezingt met de raampjes open.',
    lineUp: 'zang en gitaar, sologitaar, bas, drums en toetsen',
    musicians: 5,
    setLength: 'twee sets van 45 tot 60 minuten',
    priceClass: 'tribute',
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
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/pettys-heartbreakers-1.svg', 'acts/pettys-heartbreakers-2.svg', 'acts/pettys-heartbreakers-3.svg', 'acts/pettys-heartbreakers-4.svg'],
  },
  {
    name: 'Radio Negra',
    slug: 'radio-negra',
    category: 'cover',
    image: 'acts/radio-negra.svg',
    bio: 'Ska, cumbia en punk in hetzelfde glas: Radio Negra speelt met trompet en trombone, met een conga naast het drumstel en met drie tellen pauze per uur. La Bamba begint zoals je ze kent en eindigt twee keer zo snel.',
    shortDescription: 'Zevenkoppige mestizoband met blazers en percussie, die Latin, ska en punk aan elkaar speelt tot het plein springt.',
    lineUp: 'zang en gitaar, gitaar, bas, drums, percussie, trompet en trombone',
    musicians: 7,
    setLength: 'twee sets van 50 minuten of één set van 75 minuten',
    priceClass: 'rock-pop',
    repertoire: [
      'La Bamba (Los Lobos)',
      'Matador (Los Fabulosos Cadillacs)',
      'One Step Beyond (Madness)',
      'A Message to You, Rudy (The Specials)',
      'Should I Stay or Should I Go (The Clash)',
      'Oye Como Va (Santana)',
      'Bella ciao (Italiaans volkslied)',
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
        'Radio Negra is gemaakt voor straatfeesten, wereldmuziekpodia en het uur waarop de zon zakt. Geef haar 75 minuten aan één stuk en een podium zonder barrière. Zeven mensen met blazers en percussie staan in een halfuur klaar als de kanalen vooraf gelabeld zijn.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    riderUrl: '/riders/radio-negra.pdf',
    gallery: ['acts/radio-negra-1.svg', 'acts/radio-negra-2.svg', 'acts/radio-negra-3.svg', 'acts/radio-negra-4.svg'],
  },
  {
    name: 'Bonavox',
    slug: 'bonavox',
    category: 'tribute',
    originalArtist: 'U2',
    image: 'acts/bonavox.svg',
    bio: 'Vier muzikanten, net als bij U2, en alles wat je hoort komt uit hun handen. Bonavox heeft de echo op de gitaar tot op de milliseconde juist en laat het publiek bij One als eerste zingen.',
    shortDescription: 'U2-tribute in dezelfde bezetting als het origineel, met de nadruk op The Joshua Tree en Achtung Baby.',
    lineUp: 'zang, gitaar, bas en drums',
    musicians: 4,
    setLength: 'twee sets van 50 minuten of één set van 75 minuten',
    priceClass: 'tribute',
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
        'Wie een klantenevent met driehonderd mensen organiseert, heeft aan Beautiful Day een goed eerste nummer en aan One een slot waarbij gsm’s de lucht in gaan. Houd de speeches vóór de set: erna luistert niemand nog.',
      festival:
        'Groot geluid, kleine bus: de groep staat in twintig minuten klaar en haalt in open lucht ver. Sunday Bloody Sunday doet het ook overdag. Een uitloper in het publiek is welkom, de zanger gebruikt hem.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/bonavox-1.svg', 'acts/bonavox-2.svg', 'acts/bonavox-3.svg', 'acts/bonavox-4.svg'],
  },
  {
    name: 'Barking Bruce',
    slug: 'barking-bruce',
    category: 'tribute',
    originalArtist: 'Bruce Springsteen',
    image: 'acts/barking-bruce.svg',
    bio: 'Geen blazers, geen orgel: Barking Bruce speelt Springsteen als een cafégroep met schuurpapier op de stem. Twee gitaren, bas en drums, een mondharmonica op de steun en evenveel Atlantic City als Glory Days.',
    shortDescription: 'Bruce Springsteen, rauw en met z’n vieren, waarbij de stille nummers even zwaar wegen als de bekende.',
    lineUp: 'zang en gitaar, tweede gitaar, bas en drums',
    musicians: 4,
    setLength: 'twee sets van 45 minuten of één set van 75 minuten',
    priceClass: 'tribute',
    repertoire: ['Atlantic City', 'The River', 'I’m on Fire', 'Streets of Philadelphia', 'Prove It All Night', 'Glory Days', 'Born in the U.S.A.'],
    reasons: [
      'Met vier op een klein podium klinkt Prove It All Night zoals in een café: dichtbij, met de versterkers op zichtafstand.',
      'The River met enkel mondharmonica en gitaar maakt een pratende zaal stil.',
      'Een kleine bezetting betekent één bestelwagen en een korte soundcheck, handig als de zaal pas om zes uur vrijkomt.',
    ],
    occasions: {
      bruiloft:
        'I’m on Fire bij kaarslicht, Glory Days na middernacht: zo ziet een feest met deze groep eruit. Ze past in een boerderij, een café of een kleine zaal. Een breed dansrepertoire heeft ze niet, dus combineer haar met een playlist of een dj.',
      bedrijfsfeest:
        'Teams die na het werk liever in een kroeg staan dan op een gala, zitten hier goed. Honderd mensen, een bar en een hoek van vier op drie meter volstaan. De groep draait het volume terug als er nog gesproken moet worden.',
      festival:
        'Op een tweede podium of in een clubtent komt het schorre geluid beter over dan op een weide. Eén set van 75 minuten, zonder pauze en met weinig tekst tussen de nummers. De wissel is in een kwartier gebeurd.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/barking-bruce-1.svg', 'acts/barking-bruce-2.svg', 'acts/barking-bruce-3.svg', 'acts/barking-bruce-4.svg'],
  },
  {
    name: 'Back To Amy',
    slug: 'back-to-amy',
    category: 'tribute',
    originalArtist: 'Amy Winehouse',
    image: 'acts/back-to-amy.svg',
    bio: 'Soul met een randje jazz, gezongen zonder pruik en zonder imitatie. Back To Amy legt de songs van Amy Winehouse in de handen van een zangeres en zes muzikanten, met een baritonsax die Back to Black zijn schaduw geeft.',
    shortDescription: 'Amy Winehouse met blazers en een zangeres die haar eigen timing volgt, van een late dinerset tot Valerie op de dansvloer.',
    lineUp: 'zangeres, gitaar, bas, drums, toetsen, trompet en baritonsax',
    musicians: 7,
    setLength: 'twee sets van 45 minuten',
    priceClass: 'tribute',
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
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/back-to-amy-1.svg', 'acts/back-to-amy-2.svg', 'acts/back-to-amy-3.svg', 'acts/back-to-amy-4.svg'],
  },
  {
    name: 'I Found The Cure',
    slug: 'i-found-the-cure',
    category: 'tribute',
    originalArtist: 'The Cure',
    image: 'acts/i-found-the-cure.svg',
    bio: 'Aan de ene kant Friday I’m in Love, aan de andere A Forest in het halfdonker: I Found The Cure speelt beide gezichten van de groep. Vijf muzikanten, met een bas die de melodie draagt en toetsen als mist.',
    shortDescription: 'The Cure in licht en schaduw: een tribute die popliedjes en lange, donkere nummers in één boog legt.',
    lineUp: 'zang en gitaar, tweede gitaar, bas, drums en toetsen',
    musicians: 5,
    setLength: 'één set van 75 minuten of twee sets van 45 minuten',
    priceClass: 'tribute',
    repertoire: ['Boys Don’t Cry', 'Just Like Heaven', 'Friday I’m in Love', 'Lovesong', 'A Forest', 'Lullaby', 'Pictures of You', 'Close to Me'],
    reasons: [
      'Je bepaalt de verhouding mee: een set vol singles voor een dansavond, of meer Disintegration voor kenners.',
      'A Forest duurt live zo lang als de bassist het volhoudt, en dat is voor veel gasten het moment van de avond.',
      'Boys Don’t Cry en Just Like Heaven brengen ook mensen op de vloer die zelden dansen.',
    ],
    occasions: {
      bruiloft:
        'Lovesong als openingsdans is kort en duidelijk, en Friday I’m in Love past op vrijdag het best. Vraag voor een trouw de lichte set; de donkere nummers zijn voor na middernacht, als alleen de vrienden overblijven.',
      bedrijfsfeest:
        'In de culturele sector, bij een radio of een uitgeverij slaat deze muziek makkelijker aan dan op een beurs. Met twee sets van 45 minuten houd je ruimte voor een gesprek. Geef de lichtman gerust de vrije hand.',
      festival:
        'New wave en postpunk op de affiche, dan is de plek gevonden. De groep speelt liefst in het donker, met weinig wit licht en wat rook. Een halfuur wisseltijd is nodig om de effecten van twee gitaren in te regelen.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/i-found-the-cure-1.svg', 'acts/i-found-the-cure-2.svg', 'acts/i-found-the-cure-3.svg', 'acts/i-found-the-cure-4.svg'],
  },
  {
    name: 'The Deputees',
    slug: 'the-deputees',
    category: 'tribute',
    originalArtist: 'Bob Marley',
    image: 'acts/the-deputees.svg',
    bio: 'Reggae met z’n achten: een bas die de vloer laat veren, een orgel op de tegentijd en stemmen die Three Little Birds optillen. The Deputees speelt Bob Marley traag genoeg om te dansen en warm genoeg om te blijven zitten.',
    shortDescription: 'Bob Marley-tribute met percussie en twee achtergrondzangeressen, thuis op terrassen en grasvelden en in volle tenten.',
    lineUp: 'zang en slaggitaar, sologitaar, bas, drums, orgel, percussie en twee achtergrondzangeressen',
    musicians: 8,
    setLength: 'twee sets van 45 tot 60 minuten',
    priceClass: 'tribute',
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
    riderUrl: '/riders/the-deputees.pdf',
    gallery: ['acts/the-deputees-1.jpg', 'acts/the-deputees-2.jpg', 'acts/the-deputees-3.jpg', 'acts/the-deputees-4.jpg'],
    isTopAct: true,
  },
  {
    name: 'Doolittle',
    slug: 'doolittle',
    category: 'tribute',
    originalArtist: 'Pixies',
    image: 'acts/doolittle.svg',
    bio: 'Fluisteren, brullen en weer fluisteren, en dat in minder dan drie minuten. Doolittle speelt Pixies met zijn vieren: scherpe gitaar, bas met een tweede stem en een zanger die zijn keel niet spaart.',
    shortDescription: 'Pixies-tribute met vier muzikanten en korte nummers, voor clubs, festivals en feesten met gasten die van gitaren houden.',
    lineUp: 'zang en gitaar, sologitaar, bas en tweede stem, drums',
    musicians: 4,
    setLength: 'één set van 60 tot 75 minuten',
    priceClass: 'tribute',
    repertoire: ['Where Is My Mind?', 'Here Comes Your Man', 'Monkey Gone to Heaven', 'Debaser', 'Hey', 'Gigantic', 'Wave of Mutilation'],
    reasons: [
      'In een uur passen ruim twintig nummers, dus wie er één niet kent, wacht nooit lang op het volgende.',
      'De bassiste zingt de tweede stem, en zo krijgt Gigantic de zang die het vraagt.',
      'Where Is My Mind? kent bijna iedereen uit een film, ook wie nooit een plaat van Pixies kocht.',
    ],
    occasions: {
      bruiloft:
        'Alleen als bruid en bruidegom samen naar dit soort concerten gingen. Here Comes Your Man is dan een vrolijke ingang, de rest is voor de late uren. Boek er een dj of een tweede groep bij voor wie niet van schreeuwen houdt.',
      bedrijfsfeest:
        'Een softwarehuis, een brouwerij, een ploeg van dertigers en veertigers die nog naar clubs gaat: daar werkt het. Voor een gala met lange tafels raden we het af. Eén set van een uur, na het eten, in een zaal zonder galm.',
      festival:
        'Een clubpodium of een tent, met andere gitaargroepen ervoor en erna: daar komt Doolittle het best uit de verf. Vier mensen met eigen versterkers zijn in een kwartier opgebouwd. De set kan terug naar 50 minuten zonder dat je de bekende nummers mist.',
    },
    gallery: ['acts/doolittle-1.svg', 'acts/doolittle-2.svg', 'acts/doolittle-3.svg', 'acts/doolittle-4.svg'],
  },
  {
    name: 'Winnetoe',
    slug: 'winnetoe',
    category: 'cover',
    image: 'acts/winnetoe.svg',
    bio: 'Zij neemt Dancing Queen, hij Livin’ on a Prayer, en de band erachter kan beide kanten op. Winnetoe begint zacht bij het diner, bouwt op naar de dansvloer en stopt als de lichten aangaan.',
    shortDescription: 'Allround coverband met twee leadstemmen, die een avond van dinermuziek tot laatste dans in één hand houdt.',
    lineUp: 'zang, zang en gitaar, toetsen, bas en drums',
    musicians: 5,
    setLength: 'drie sets van 45 minuten',
    priceClass: 'allround',
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
    gallery: ['acts/winnetoe-1.svg', 'acts/winnetoe-2.svg', 'acts/winnetoe-3.svg', 'acts/winnetoe-4.svg'],
  },
  {
    name: 'The Muse Experience',
    slug: 'the-muse-experience',
    category: 'tribute',
    originalArtist: 'Muse',
    image: 'acts/the-muse-experience.svg',
    bio: 'Een vervormde bas als motor, een falset die boven alles uitkomt en een piano tussen twee stormen. The Muse Experience brengt Muse met één muzikant meer dan het trio, zodat de synthesizers live gespeeld worden.',
    shortDescription: 'Muse-tribute voor een publiek dat rechtstaat: zware riffs, hoge zang en een lichtplan dat elke breuk volgt.',
    lineUp: 'zang en gitaar, bas, drums en toetsen',
    musicians: 4,
    setLength: 'één set van 75 minuten of twee sets van 45 minuten',
    priceClass: 'tribute',
    repertoire: ['Plug In Baby', 'Time Is Running Out', 'Hysteria', 'Supermassive Black Hole', 'Starlight', 'Uprising', 'Knights of Cydonia', 'New Born'],
    reasons: [
      'De baslijn van Hysteria wordt in het juiste tempo gespeeld, en bassisten in het publiek komen dat controleren.',
      'Licht en muziek lopen gelijk: bij de eerste riff van Plug In Baby ziet de achterste rij ook dat er iets gebeurt.',
      'Starlight en Uprising vragen handgeklap en samenzang, zodat ook de partner die niets met rock heeft kan meedoen.',
    ],
    occasions: {
      bruiloft:
        'Midden op een trouwfeest is dit te zwaar; als afsluiter voor een bende vrienden kan het wel. Starlight is het enige nummer dat zich tot openingsdans laat ombuigen. Vraag de zaal eerst of er een begrenzer hangt.',
      bedrijfsfeest:
        'Productlancering, technologiebedrijf, zaal met een lichtinstallatie: dan past Muse. Twee sets van 45 minuten met een toespraak ertussen zijn haalbaar, als de gasten weten dat het luid wordt. Leg oordopjes aan de ingang.',
      festival:
        'Groot podium, donkere hemel, een lichttechnicus die de nummers kent: zo hoort het. Knights of Cydonia houdt de groep voor het laatst. Vraag ons vroeg naar het lichtplan, zodat je leverancier het kan voorbereiden.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/the-muse-experience-1.svg', 'acts/the-muse-experience-2.svg', 'acts/the-muse-experience-3.svg', 'acts/the-muse-experience-4.svg'],
  },
  {
    name: "SLASH N' ROSES",
    slug: 'slash-n-roses',
    category: 'tribute',
    originalArtist: "Guns N' Roses",
    image: 'acts/slash-n-roses.svg',
    bio: "Hardrock met een hoge hoed: SLASH N' ROSES speelt Guns N' Roses met twee gitaren, een piano voor November Rain en een zanger die Welcome to the Jungle haalt zonder de toonaard te verlagen.",
    shortDescription: "Guns N' Roses-tribute waarin de gitaarsolo’s hun volle lengte houden en de ballades een eigen plek krijgen.",
    lineUp: 'zang, twee gitaren, bas, drums en toetsen',
    musicians: 6,
    setLength: 'twee sets van 45 minuten of één set van 90 minuten',
    priceClass: 'tribute',
    repertoire: ['Sweet Child o’ Mine', 'Welcome to the Jungle', 'Paradise City', 'November Rain', 'Patience', 'You Could Be Mine', 'Don’t Cry'],
    reasons: [
      'Op de eerste noten van Sweet Child o’ Mine draait iedereen aan de toog zich om.',
      'November Rain komt met piano en met beide solo’s, een rustpunt waar een rockavond zelden voor durft te kiezen.',
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
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/slash-n-roses-1.svg', 'acts/slash-n-roses-2.svg', 'acts/slash-n-roses-3.svg', 'acts/slash-n-roses-4.svg'],
  },
  {
    name: 'This is Tina',
    slug: 'this-is-tina',
    category: 'tribute',
    originalArtist: 'Tina Turner',
    image: 'acts/this-is-tina.svg',
    bio: 'Proud Mary begint traag en eindigt buiten adem, en precies zo is de hele show gebouwd. This is Tina brengt Tina Turner met een zangeres, twee achtergrondzangeressen die meedansen, blazers en een band die nooit inzakt.',
    shortDescription: 'Tina Turner-tribute met negen mensen op het podium, van de soul van de vroege jaren tot de stadionrock van The Best.',
    lineUp: 'zangeres, twee achtergrondzangeressen, gitaar, bas, drums, toetsen, saxofoon en trompet',
    musicians: 9,
    setLength: 'twee sets van 45 minuten of één show van 75 minuten',
    priceClass: 'tribute',
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
        'Jubilea en afscheidsfeesten zijn dankbaar terrein, omdat de muziek over drie generaties personeel heen reikt. De show van 75 minuten past na het hoofdgerecht. Voorzie een kleedkamer met spiegel voor drie zangeressen.',
      festival:
        'Dorpsfeesten en stadspleinen vragen om dit soort act: iedereen kent minstens vijf nummers. Het podium meet liefst zeven op vier meter, zodat er vooraan ruimte blijft om te dansen. Een ventilator bij de zangeressen wordt gewaardeerd.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/this-is-tina-1.svg', 'acts/this-is-tina-2.svg', 'acts/this-is-tina-3.svg', 'acts/this-is-tina-4.svg'],
  },
  {
    name: 'KRVTZ',
    slug: 'krvtz',
    category: 'cover',
    image: 'acts/krvtz.svg',
    bio: 'Funk met vervorming erop: KRVTZ laat een clavinet knarsen, een bas met de duim spelen en een gitaar tussendoor flink uit de bocht gaan. Vijf mensen, van Superstition tot Give It Away, en geen enkele ballade.',
    shortDescription: 'Funkrock met vijf muzikanten, strak in de groove en ruw aan de randen, voor een vloer die graag zweet.',
    lineUp: 'zang, gitaar, bas, drums en toetsen',
    musicians: 5,
    setLength: 'twee sets van 45 tot 60 minuten',
    priceClass: 'soul-funk',
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
        'Neem KRVTZ voor het laatste deel van de avond, als de dansers er zijn en de anderen aan de bar staan. Bij het diner is ze te luid, en dat zegt ze zelf ook. Met een akoestisch duo op de receptie is de dag rond.',
      bedrijfsfeest:
        'Een lancering, een afterparty of een jong team: daar past deze muziek. Twee sets volstaan, want het tempo zakt nergens. Reken in een glazen of betonnen ruimte op gordijnen of tapijt, anders kaatst de snare je om de oren.',
      festival:
        'Om elf uur ’s avonds, na een rustigere naam, haalt KRVTZ een tent weer overeind. Vijf kwartier aan één stuk is de ideale maat. Goede subwoofers tellen hier zwaarder dan licht.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    gallery: ['acts/krvtz-1.svg', 'acts/krvtz-2.svg', 'acts/krvtz-3.svg', 'acts/krvtz-4.svg'],
  },
  {
    name: 'The Barrytown Ten',
    slug: 'the-barrytown-ten',
    category: 'cover',
    image: 'acts/the-barrytown-ten.svg',
    bio: 'Tien op een podium, waarvan drie blazers en drie zangstemmen: The Barrytown Ten speelt soul uit de jaren zestig en zeventig in volle bezetting, met een orgel dat gromt en twee zangeressen die de zanger van antwoord dienen.',
    shortDescription: 'Tienkoppige soulband met blazers en hammondorgel, voor zalen met plaats en gasten van alle leeftijden.',
    lineUp: 'zanger, twee zangeressen, gitaar, bas, drums, hammondorgel, trompet, saxofoon en trombone',
    musicians: 10,
    setLength: 'twee of drie sets van 45 minuten',
    priceClass: 'soul-funk',
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
        'Op een soul- of jazzweekend is deze bezetting een logische afsluiter, op een gemengd podium een rustpunt voor wie genoeg gitaren hoorde. Voorzie een podium van minstens tien op drie meter en genoeg tijd om drie blazers en drie stemmen af te regelen. Na zonsondergang klinkt ze op haar best.',
    },
    videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    riderUrl: '/riders/the-barrytown-ten.pdf',
    gallery: ['acts/the-barrytown-ten-1.svg', 'acts/the-barrytown-ten-2.svg', 'acts/the-barrytown-ten-3.svg', 'acts/the-barrytown-ten-4.svg'],
  },
] as const satisfies readonly Act[]
