/**
 * Questions and answers, one list per page.
 *
 * `generalFaqs` stands on `/coverband-boeken/` and is also given to search engines; `weddingFaqs` on `/coverband-bruiloft/`; `tributePriceFaqs` on
 * `/tributeband-prijzen/`; `tributeFestivalFaqs` on `/tributeband-festival/`; `bestCoverBandFaqs` on `/beste-coverband-belgie/`.
 *
 * To add a question: copy an entry in the right list, write the question and an answer of 40 to 80 words, and run `npm run generate`. It
 * appears on that page, in this order. Figures stand in sentences here, so whoever changes `data/prices.ts` looks through this file too.
 */
import type { Faq } from '../generator/schema/faq.ts'

export const generalFaqs = [
  {
    question: 'Wat kost een coverband?',
    answer:
      'Een coverband kost gemiddeld tussen {range.coverband.from} en {range.coverband.to}. Voor een allround groep kom je meestal op {range.allround-evening.from} tot {range.allround-evening.to} per avond, een kleine akoestische act begint bij {price.akoestisch.from}. De dag, de afstand, het aantal muzikanten en de techniek in je zaal bepalen waar je in die vork belandt. In ons voorstel staat één bedrag, met een lijst van wat erin zit.',
  },
  {
    question: 'Hoe lang op voorhand moet ik boeken?',
    answer:
      'Weekends in de zomer gaan 6 tot 9 maanden vooraf weg. Voor andere weekends volstaan doorgaans 3 tot 6 maanden. Een weekdag of een datum in de winter lukt vaak nog met 2 tot 8 weken. Met een getekende overeenkomst en een voorschot, meestal {claims.depositPercent} procent, ligt je datum vast. Wil je nog kunnen kiezen, hou dan minstens 2 tot 3 maanden aan. Ben je later, vraag het toch: soms komt er een datum vrij.',
  },
  {
    question: 'Welke soorten bands kan ik boeken?',
    answer:
      'Vier soorten komen het vaakst terug: allround coverbands voor een gemengd publiek, akoestische acts voor receptie en diner, rock- en popgroepen met meer volume, en soul- en funkbands om op te dansen. Daarnaast hebben we tributebands, die een hele avond het werk van één artiest spelen. Weet je het nog niet, beschrijf dan je gasten en je zaal. Wij stellen er twee of drie voor.',
  },
  {
    question: 'Kan de band speciale nummers spelen?',
    answer:
      'Ja, een band kan 1 tot 3 nummers voor je instuderen, meestal tegen een meerprijs. Stuur ons de titel, de artiest en een link naar de versie die je bedoelt, liefst twee maanden vooraf. Een orkestrale ballade wordt bij een duo vanzelf iets anders: wij laten je weten hoe het zal klinken. Nummers die de band al kent, vraag je gratis aan.',
  },
  {
    question: 'Wat zit er in de prijs?',
    answer:
      'Normaal krijg je geluid en licht, microfoons, 2 tot 3 sets van 45 tot 60 minuten en achtergrondmuziek tussen de sets. De microfoon voor je speech is daar meteen bij. Een dj na de band, extra licht en speciale effecten zijn opties. Een podium, stroom en een maaltijd voor de muzikanten voorzie jij, tenzij we het anders afspreken.',
  },
  {
    question: 'In welke regio’s spelen jullie acts?',
    answer:
      'Onze acts spelen in heel België en in Nederland, vooral in de Randstad, Brabant en Limburg. We rekenen met een straal van ongeveer 200 kilometer rond Brussel. Verder rijden kan, maar dan komt er vaak een overnachting bij. De reiskosten staan altijd vooraf in het voorstel. Ligt je feest over de grens, dan zorgen wij dat de act op tijd vertrekt en de weg kent.',
  },
] as const satisfies readonly Faq[]

export const weddingFaqs = [
  {
    question: 'Speelt de band onze openingsdans?',
    answer:
      'Dat kan bijna altijd. Kent de band het nummer al, dan kost het niets extra. Anders studeert ze het in: 1 tot 3 nummers zijn mogelijk, meestal tegen een meerprijs. Geef de titel en de juiste versie twee maanden vooraf door, en kies een lengte van ongeveer tweeënhalve minuut. Daarna nodigt de zanger je gasten uit om mee te dansen.',
  },
  {
    question: 'Wanneer leggen we een band voor ons trouwfeest vast?',
    answer:
      'Zodra de zaal zeker is. Voor een zomers weekend betekent dat 6 tot 9 maanden op voorhand, voor een ander seizoen 3 tot 6 maanden. Trouw je op een weekdag of in de winter, dan lukt het soms met 2 tot 8 weken. Een optie houdt de datum even vrij, een voorschot van doorgaans {claims.depositPercent} procent maakt hem definitief.',
  },
  {
    question: 'Hoe laat begint de band best te spelen?',
    answer:
      'Laat het avondfeest beginnen binnen het halfuur na het dessert, met de openingsdans als eerste nummer. In de praktijk is dat tussen negen en tien uur. Hou alle speeches daarvoor. Twee of drie sets van 45 tot 60 minuten met een halfuur pauze brengen je tot na middernacht. Zet de laatste set een halfuur voor het einduur van de zaal stil.',
  },
  {
    question: 'Onze zaal heeft een geluidsbegrenzer. Is dat een probleem?',
    answer:
      'Dat hangt af van de grens. Vraag de zaalverantwoordelijke op hoeveel decibel de limiter staat, waar de meetmicrofoon hangt en wat er gebeurt als je erover gaat. Bij een lage grens kiezen we een akoestische act, of een groep met een elektronisch drumstel. Geef die cijfers al bij je aanvraag door. Een drumstel zonder versterking haalt op zich al flink wat volume.',
  },
  {
    question: 'Kunnen we ook muziek krijgen op de receptie?',
    answer:
      'Zeker, met een akoestische act van twee of drie muzikanten, van {price.akoestisch.from} tot {price.akoestisch.to}. Die speelt in de tuin of in een hoek van de zaal, zacht genoeg om bij te praten. Let op het stille uur rond de ceremonie: de opbouw en de soundcheck van de avondband moeten er dan op zitten. Wij stemmen de schema’s van beide groepen op elkaar af.',
  },
] as const satisfies readonly Faq[]

export const tributePriceFaqs = [
  {
    question: 'Wat kost een tributeband?',
    answer:
      'Reken op {price.tribute.from} tot {price.tribute.to}, en meer voor een grote show. Onderaan staat een groep van vier met een compacte opstelling op een rustige datum, bovenaan een productie met blazers, dansers, kostuums of veel licht. Je krijgt een voorstel voor één act op één datum, met de reiskosten erin. Zo vergelijk je bedragen die echt naast elkaar mogen liggen.',
  },
  {
    question: 'Waarom is een tribute duurder dan een coverband?',
    answer:
      'Een tribute bereidt een heel oeuvre voor en streeft naar de klank van één artiest. Dat vraagt meer repetities, soms instrumenten die alleen daarvoor gekocht zijn, en vaak meer mensen op het podium. Een coverband verdeelt haar voorbereiding over alle feesten van het jaar. Is je budget kleiner dan {price.tribute.from}, dan past een allround coverband vanaf {price.allround.from} beter.',
  },
  {
    question: 'Wat zit er bij de prijs van een tribute?',
    answer:
      'Standaard zijn geluid en licht, microfoons en het optreden zelf inbegrepen, als twee sets of als één doorlopende show. De duur staat op de pagina van elke act. Speelt de groep op een podium met eigen techniek, dan kan de prijs zakken. Extra licht en speciale effecten bespreken we apart, omdat zaal en vergunning daar mee over beslissen.',
  },
  {
    question: 'Hoe betaal ik een tributeband?',
    answer:
      'Met een voorschot van doorgaans {claims.depositPercent} procent leg je de datum vast. Voor een tribute van {price.tribute.from} is dat dus {price.tribute.deposit}. Het saldo betaal je volgens de overeenkomst, waarin ook staat wat er gebeurt bij annulatie of ziekte. Verkoop je kaarten, zeg het dan vooraf: we maken geen prijs die meestijgt met je verkoop, maar willen wel weten hoeveel volk er komt.',
  },
  {
    question: 'Wanneer is een tribute voordeliger?',
    answer:
      'Op een weekdag, op een zondag of in de winter is er meer keuze, en een aanvraag van 2 tot 8 weken vooraf kan dan nog lukken. Ook een vaste PA in de zaal scheelt. Speelt de act de dag ervoor of erna in je buurt, dan dalen de reiskosten. Meld bij je aanvraag welke datums passen, dan zoeken wij de goedkoopste combinatie.',
  },
] as const satisfies readonly Faq[]

export const tributeFestivalFaqs = [
  {
    question: 'Hoe lang speelt een tribute op een festival?',
    answer:
      'Meestal één set van 60 tot 90 minuten, zonder pauze. Sommige acts kunnen korter: MJ History bijvoorbeeld brengt een show van 45 tot 90 minuten. Geef ons het blok dat je vrij hebt en het uur waarop het begint, dan zeggen wij welke acts daar een volwaardig programma in kwijt kunnen. Een tribute inkorten tot een halfuur raden we af.',
  },
  {
    question: 'Welke techniek moet ons festival voorzien?',
    answer:
      'Dat staat in de technische rider van de act: kanaallijst, monitors, podiummaat en stroom. Als vuistregel geldt 3 m² per muzikant en 3×16 A voor geluid en backline, met het licht op een aparte kring. Leg de rider drie weken vooraf bij je geluidsploeg. Wat niet kan, bespreken zij rechtstreeks met de technieker van de act, en wij bevestigen het op papier.',
  },
  {
    question: 'Hoeveel tijd kost de wissel tussen twee groepen?',
    answer:
      'Reken op een halfuur. Met een gedeeld drumstel, een vaste basversterker en een rollende verhoging haal je twintig minuten. Vraag elke act om de stage plot, zodat de ploeg de kanalen al gelabeld heeft als de bus aankomt. Een volledige soundcheck is overdag zelden mogelijk. Een lijncheck van tien minuten werkt, als alle lijsten kloppen.',
  },
  {
    question: 'Mogen we de naam van de artiest op de affiche zetten?',
    answer:
      'Zet de naam van de tributeact groot en schrijf er het woord tribute bij, zodat niemand denkt dat de artiest zelf komt. Logo’s, platenhoezen en foto’s van de artiest gebruik je niet, want daar rusten rechten op. Wij bezorgen je beeld van de act zelf. Voor de muziek regelt de organisator de auteursrechten, in België bij Sabam en in Nederland bij Buma.',
  },
  {
    question: 'Hoe vroeg boeken festivals een tribute?',
    answer:
      'Voor een zomers weekend begin je 6 tot 9 maanden vooraf, vaak nog voor de vergunning rond is. Een optie geeft je tijd om je programma te leggen zonder de act te verliezen. Buiten het seizoen volstaan 3 tot 6 maanden. Valt er een naam weg, dan zoeken wij een vervanger met ongeveer dezelfde podiummaat, zodat je technische plan blijft kloppen.',
  },
] as const satisfies readonly Faq[]

export const bestCoverBandFaqs = [
  {
    question: 'Wat maakt een coverband goed?',
    answer:
      'Let op drie dingen: speelt de groep strak, zingt ze zuiver en kijkt ze naar de zaal. Het derde is het zeldzaamst. Een band die merkt dat de vloer leegloopt en daar binnen één nummer iets aan doet, is meer waard dan een band met een langere lijst. Vraag dus hoe de groep haar volgorde kiest en wie dat op het podium beslist.',
  },
  {
    question: 'Hoe beoordeel ik een band zonder haar live te zien?',
    answer:
      'Zoek een opname uit één stuk, met het geluid van de zaal en zonder montage. Luister naar het begin van een nummer, naar de samenzang in het refrein en naar wat er gebeurt tussen twee titels. Een promofilm met veertig shots zegt vooral iets over de monteur. Vraag ons gerust welke opname het dichtst bij een gewone zaterdagavond ligt.',
  },
  {
    question: 'Waarom staat Band Marginal op deze pagina?',
    answer:
      'Omdat Band Marginal voor veel feesten onze eerste suggestie is: vijf muzikanten, rock en pop van verschillende decennia, en een volgorde die de zaal mee bepaalt. Een verkiezing of een onafhankelijk klassement zit daar niet achter, het is onze keuze als boekingskantoor. Past die groep niet bij je publiek, dan zeggen we het en stellen we een andere voor.',
  },
  {
    question: 'Wat zegt een score of een aantal optredens?',
    answer:
      'Iets over ervaring, weinig over jouw avond. Kijk waar de beoordelingen staan, hoe recent ze zijn en of er feesten tussen zitten die op het jouwe lijken. Tien verslagen van trouwfeesten voor tachtig gasten leren je meer dan een gemiddelde van honderden. Vraag een kantoor ook hoe het aan zijn cijfers komt, het onze niet uitgezonderd.',
  },
  {
    question: 'Welke vragen stel ik voor ik teken?',
    answer:
      'Vraag wie er die avond precies speelt, wat er in de prijs zit en hoeveel uur de groep ter plaatse is. Vraag wie vervangt bij ziekte, hoe lang de opbouw duurt en welke stroom er nodig is. Laat alles in de overeenkomst zetten, ook de sets, doorgaans 2 tot 3 van 45 tot 60 minuten, en het voorschot, meestal {claims.depositPercent} procent.',
  },
  {
    question: 'Hoeveel betaal je voor een topband?',
    answer:
      'Een premium rock- of popgroep met vijf of zes muzikanten kost {range.premium.from} tot {range.premium.to}. Een degelijke allround coverband vind je tussen {price.allround.from} en {price.allround.to}. Duurder is niet automatisch beter voor jouw feest: in een zaal voor zestig mensen klinkt een groep van zes zelden aangenaam. Koop de bezetting die je ruimte aankan, en niet de langste affiche.',
  },
  {
    question: 'Hoe weet ik of een band bij mijn publiek past?',
    answer:
      'Schat de leeftijd van de grootste groep gasten en denk aan het laatste feest waar zij dansten. Welke nummers haalden hen van hun stoel? Geef ons er vijf, samen met een titel die je nooit wil horen. Daaruit leiden wij sneller een band af dan uit een genre, want rock betekent voor een vijftiger iets anders dan voor een student.',
  },
] as const satisfies readonly Faq[]
