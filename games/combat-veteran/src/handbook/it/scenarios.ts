import type { TextsOf } from '@sitrep/contract/handbook';
import type { scenarios as facts } from '../facts/scenarios.ts';

export const title = 'Scenari';

/** Le voci della sezione «scenarios» del manuale, in italiano. */
export const entries: TextsOf<typeof facts> = {
  scenarios: {
    title: 'I due scenari',
    also: ['missioni', 'mappe', 'Vietnam', 'Afghanistan'],
    text: 'L’angolo della risaia: un plotone americano in Vietnam cerca i Viet Cong nascosti. Keating: un avamposto americano in Afghanistan attaccato dai talebani da ogni lato. Ognuno ha mappa, pezzi e vittoria propri.',
  },
  'rice-paddy-setup': {
    title: 'Schieramento alla risaia',
    also: ['schieramento Viet Cong', 'a nord del sentiero'],
    text: 'Prima si schierano i Viet Cong a nord del sentiero: i bunker in segreto, uno per esagono, tutti gli altri apertamente altrove. Poi gli americani, al massimo a cinque esagoni da un cratere. Alcuni uomini hanno armi proprie.',
  },
  'rice-paddy-victory': {
    title: 'Vittoria alla risaia',
    also: ['punti', 'perdite', 'Tra Tan'],
    text: 'Dopo il turno 10 i Viet Cong segnano tre per ogni americano perduto e uno per ogni ferito. Gli americani segnano uno per ogni Viet Cong perduto o ferito e uno per ogni loro uomo in una risaia a nord del fiume. Vince chi ha di più.',
  },
  'keating-setup': {
    title: 'Schieramento a Keating',
    also: ['schieramento americano', 'schieramento talebano'],
    text: 'Prima gli americani: tre uomini indicati nella postazione dei mortai, gli altri nell’avamposto, l’M2 e le Claymore al loro posto. Poi cinque gruppi talebani con potenza 4 portano un DShK ciascuno su cinque vette diverse.',
  },
  arrival: {
    title: 'Arrivo dei talebani',
    also: ['entrare in mappa', 'rinforzi', 'bordi'],
    text: 'Nella prima fase di movimento talebana tutti gli altri gruppi entrano da qualsiasi bordo, in pile fino a quindici pezzi, pagando il primo esagono e sotto il fuoco difensivo. Chi non può entrare allora è perduto.',
  },
  outpost: {
    title: 'L’avamposto',
    also: ['avamposto Keating', 'perimetro'],
    text: 'L’avamposto sono i tredici esagoni di terreno aperto dentro il filo spinato. Lì comincia la maggior parte degli americani.',
  },
  exit: {
    title: 'Lasciare la mappa',
    also: ['uscita', 'rompere l’accerchiamento', 'fuga'],
    text: 'A Keating un soldato americano su un esagono di bordo può uscire per 1 punto movimento, o con il suo unico esagono se striscia o è ferito. Feriti e armi che porta vanno con lui. Nessuno torna.',
  },
  'keating-victory': {
    title: 'Vittoria a Keating',
    also: ['sfondamento', 'cinque soldati', 'vittoria talebana'],
    text: 'Gli americani vincono quando cinque loro soldati hanno lasciato la mappa, i talebani se prima non vi resta nessun americano illeso. Dopo il turno 10 è parità. Meno di cinque usciti non impediscono la vittoria talebana.',
  },
  victory: {
    title: 'Vittoria',
    also: ['vincere', 'fine della partita', 'parità'],
    text: 'Alla risaia i punti si contano dopo il turno 10, o quando non resta nessun americano; a pari punti è parità. A Keating si verifica di continuo, e la prima condizione raggiunta chiude la partita.',
  },
};
