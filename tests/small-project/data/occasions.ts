/**
 * The kinds of occasion: the words that all pages about a wedding, a company party or a festival share.
 *
 * Each act has a page for the first three (`/silkwood-bruiloft/`, `/silkwood-bedrijfsfeest/`, `/silkwood-festival/`), where these words stand below
 * the act's own sentences. `evenement` is the general text on the page `/silkwood-boeken/`. Change any text between the quotes and it changes
 * on the pages of every act at the next `npm run generate`.
 *
 * The four keys are part of addresses and of the program, so they stay as they are. To add a tip: copy one `{ title, text }` and fill it in;
 * it appears below the others. `intro` is about 40 words, `text` two paragraphs with `\n\n` between them, about 120 words together.
 */
import type { Occasion } from '../../../generator/schema/occasion.ts'

export const occasions = [
  {
    key: 'bruiloft',
    name: 'bruiloft',
    heading: 'voor je bruiloft',
    intro:
      'Een trouwdag bestaat uit wachten, eten, ontroering en dansen, en niet altijd in die volgorde. Livemuziek hoort daar op een paar goed gekozen momenten bij. Hieronder lees je hoe je ze plant en wat de band vooraf van jullie wil weten.',
    text: 'Begin bij het uurschema van de dag en zet de muziek er daarna in. De opbouw moet klaar zijn voor de eerste gasten binnenkomen, en de soundcheck zeker voor de ceremonie: een drummer die test terwijl iemand zijn geloften uitspreekt, vergeet je niet. Komt de band toe tijdens het stille uur tussen ceremonie en receptie, laat haar dan laden en wachten.\n\nHet avondfeest begint best met de openingsdans, meteen gevolgd door een nummer waarop iedereen mee kan. Tussen het dessert en die dans mag hoogstens een halfuur liggen. Hou de speeches bij elkaar, vóór de eerste dansset. Vraag de zaal naar het einduur van de muziek en naar het uur waarop alles buiten moet zijn. Daar zit soms maar een halfuur tussen.',
    tips: [
      { title: 'Het stille uur', text: 'Leg vast tussen welke uren er geen geluid uit de zaal mag komen. Opbouwen kan dan wel, een soundcheck niet.' },
      { title: 'De openingsdans', text: 'Geef de band de titel, de versie en de lengte. Tweeënhalve minuut volstaat, daarna komen de gasten erbij.' },
      {
        title: 'De speeches',
        text: 'Vraag iedereen vooraf hoelang hij wil spreken en tel er de helft bij. Laat de microfoon door de technieker van de band aangeven.',
      },
      {
        title: 'De begrenzer',
        text: 'Veel feestzalen hebben een limiter die de stroom afsnijdt boven een bepaald volume. Meld de grens bij je aanvraag, dan kiezen we een bezetting die eronder blijft.',
      },
      {
        title: 'Eten voor de band',
        text: 'Een warme maaltijd voor het diner van de gasten houdt de planning soepel. Duid ook iemand aan die beslist als het schema schuift, en liever niet een van jullie twee.',
      },
    ],
  },
  {
    key: 'bedrijfsfeest',
    name: 'bedrijfsfeest',
    heading: 'voor je bedrijfsfeest',
    intro:
      'Collega’s kennen elkaar van het werk en dansen daarom trager los dan vrienden. Met een goed uur, een goede opstelling en een band die daarmee kan omgaan, haal je dat in. Dit is wat wij organisatoren aanraden, van directiezaal tot loods.',
    text: 'Denk in blokken: ontvangst, officieel gedeelte, eten, muziek. Die volgorde werkt, want na de eerste dansbare noot luistert niemand nog naar een jaarcijfer. Laat de toespraken via de installatie van de band lopen en spreek af wie de microfoon, de presentatie en het filmpje bedient. Een aparte ceremoniemeester hoeft niet, één persoon die het startsein geeft wel.\n\nKijk ook naar de ruimte. In een loods of showroom is er plaats genoeg en weinig stroom. Vraag de elektricien waar drie kringen van 16 ampère zitten die niet ook de keuken voeden. Harde wanden laten geluid kaatsen, dus zet het podium tegen de lange zijde en hang er zo mogelijk doek achter. Wie wil praten, moet daarvoor een plek hebben, liefst bij een tweede bar.',
    tips: [
      {
        title: 'Stroom',
        text: 'Reken voor een band met licht op 3×16 A, gescheiden van de catering. Frituurketels en versterkers horen nooit op dezelfde zekering.',
      },
      {
        title: 'Speeches vóór de band',
        text: 'Zet alle woorden in één blok van twintig minuten, voor de eerste set. Tussen twee sets krijg je de zaal niet meer stil.',
      },
      {
        title: 'De dansvloer',
        text: 'Hou de eerste vijf meter voor het podium vrij, of laat de tafels daar na het dessert wegnemen. Dans je op tapijt, dan is een gehuurde vloer het geld waard.',
      },
      {
        title: 'Het einduur',
        text: 'Zorg dat de band stopt op het hoogtepunt, een halfuur voor de bussen rijden. Met achtergrondmuziek en het licht op halve kracht loopt de zaal daarna rustig leeg.',
      },
      {
        title: 'De factuur',
        text: 'Geef bij je aanvraag de juiste bedrijfsgegevens, een bestelbonnummer en de naam van wie goedkeurt. Dan ligt het voorschot niet weken op een stapel.',
      },
    ],
  },
  {
    key: 'festival',
    name: 'festival',
    heading: 'voor je festival',
    intro:
      'Op een festival telt elke minuut tussen twee groepen, en een gedeeld podium vraagt afspraken op papier. Hieronder vind je wat een programmator, een stagemanager en een geluidsploeg van een act willen weten, en wat jij ons best vroeg doorgeeft.',
    text: 'Vraag bij elke act de technische rider en de stage plot op: een tekening met wie waar staat, welke microfoons er nodig zijn en waar de stroom moet liggen. Jouw geluidsploeg zet die naast de eigen lijst en ziet meteen wat gedeeld kan worden. Een drumstel en een basversterker die blijven staan, sparen in elke wissel tien minuten uit. Spreek ook af wie de frontmix doet: de technieker van de act of die van het festival.\n\nReken voor een wissel op een halfuur, of op twintig minuten met gedeelde backline en een rollende verhoging voor de drums. Meet het geluid aan de mengtafel en hang de grens daar zichtbaar op. Zo weet elke technieker waar hij aan toe is, en hoeft niemand tijdens een set naar het podium te lopen.',
    tips: [
      {
        title: 'Stage plot en kanaallijst',
        text: 'Laat ze minstens drie weken vooraf bij de geluidsploeg liggen. Een wijziging op de dag zelf kost iedereen een soundcheck.',
      },
      { title: 'Changeover', text: 'Hou een halfuur aan, of twintig minuten met gedeelde backline. Tel daar het afbreken van de vorige groep bij en niet af.' },
      {
        title: 'Stroom op een weide',
        text: 'Vraag per podium 3×16 A voor geluid en backline en een aparte kring voor licht. Een generator zonder stabiele spanning doet orgels en digitale mengtafels uitvallen.',
      },
      {
        title: 'Geluidsgrens',
        text: 'Kijk in je vergunning welke grens geldt en over welke duur ze gemeten wordt. Zet die twee cijfers in de mail aan elke act.',
      },
      {
        title: 'Aankomst en parking',
        text: 'Stuur een plan met de laadplaats, de weg naar het podium en het uur waarop voertuigen van de weide moeten zijn. Vermeld ook het nummer van je stagemanager.',
      },
    ],
  },
  {
    key: 'evenement',
    name: 'evenement',
    heading: 'voor je evenement',
    intro:
      'Een jubileum, een opening, een buurtfeest of een benefiet past in geen vakje, maar de vragen zijn overal dezelfde. Wie komt er, hoe laat, in welke ruimte en hoe luid mag het? Met die vier antwoorden kunnen wij aan de slag.',
    text: 'Vertel ons eerst wie er komt. Zestig buren op een binnenplein vragen andere muziek dan vierhonderd leden van een vereniging, ook al is het budget gelijk. Zeg er het uur bij waarop je de muziek wil laten beginnen en wat er daarvoor en daarna gebeurt. Een band die na een uur praten mag starten, speelt een ander eerste nummer dan een band die de deuren opent.\n\nKijk vervolgens naar de plek. Hoe breed is de deur, hoeveel trappen zijn er, waar kan een bestelwagen staan, en is er stroom op minder dan tien meter van het podium? Een foto van de ruimte op je telefoon zegt ons vaak meer dan een plan. Op basis daarvan stellen we een act voor die in maat en volume past.',
    tips: [
      { title: 'Een foto van de ruimte', text: 'Neem er een van waar het podium komt en een van de laaddeur. Daarmee zien wij wat er opgesteld kan worden.' },
      {
        title: 'Buren en vergunning',
        text: 'Verwittig de straat op tijd en vraag je gemeente welke grens en welk einduur gelden. Wie het vooraf weet, belt minder snel.',
      },
      {
        title: 'Droog en vlak',
        text: 'Buiten heeft elke act een overdekt podium nodig, met drie dichte zijden. Een partytent zonder wanden houdt geen schuine regen tegen.',
      },
      { title: 'Eén aanspreekpunt', text: 'Geef ons de naam en het nummer van iemand die er de hele dag is. De band belt liever één keer dan vier keer.' },
      { title: 'Speling', text: 'Zet een kwartier tussen elk onderdeel van je programma. Dat kwartier is altijd nodig, je weet enkel niet waar.' },
    ],
  },
] as const satisfies readonly Occasion[]
