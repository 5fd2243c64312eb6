import type { Messages } from '../messages.ts';
import { marks } from './marks/hu.ts';

export const hu: Messages = {
  seat: { base: '{number}. játékos' },

  'command.pass': 'Passz',
  'command.cancel': 'Mégsem',

  'refusal.SEAT_UNKNOWN': 'Nincs ilyen hely: {seat}.',
  'refusal.MATCH_OVER': 'A játék véget ért.',
  'refusal.DECISION_CLOSED': 'Ez a választás már lezárult: a játék továbblépett.',
  'refusal.NOT_ASKED': 'Ezt most nem te döntöd el.',
  'refusal.ALREADY_ANSWERED': 'Már válaszoltál; visszavonással visszaveheted.',
  'refusal.ANSWER_ILLEGAL': 'Ez nincs a szabályos választások között.',
  'refusal.ANSWER_NOT_DATA':
    'A válaszban olyasmi van, ami nem egyszerű adat (egész szám, szöveg, lista és rekord lehet).',
  'refusal.ANSWER_TOO_BIG': 'A válasz jóval nagyobb, mint amekkora bármely válasz lehet.',
  'refusal.FORM_PROBLEMS': 'Valami még nem stimmel:',
  'refusal.NOTHING_TO_TIME_OUT': 'Most senkire sem várunk.',
  'refusal.SEAT_UNCHANGED': 'Nem változik semmi ({seat}).',
  'refusal.UNDO_NOTHING': 'Nincs mit visszavonni.',
  'refusal.UNDO_BARRIER': 'Nem vonható vissza: {barrier}.',
  'refusal.BRANCH_KEY': 'Az új kulcs hibás.',
  'refusal.PAST_BROKEN': 'Ez itt nem lehetséges: a szabályok szerint nem juthatott ide ez a mentett játék.',

  'barrier.roll': 'azóta dobás történt',
  'barrier.draw': 'azóta véletlen húzás történt',
  'barrier.reveal': 'azóta valami rejtett dolog kiderült',
  'barrier.command': 'azóta másik játékos is cselekedhetett',

  'problem.KEY_BAD': 'A kulcs hibás: 64 hexadecimális számjegyből kell állnia.',
  'problem.BRANCH_NOWHERE': 'Nincs ilyen pont, ahonnan folytatni lehetne.',
  'problem.SAVE_TOO_LARGE': 'A fájl túl nagy ahhoz, hogy mentett játék legyen.',
  'problem.SAVE_TOO_DEEP': 'A fájl mélyebben tagolt bármely mentett játéknál.',
  'problem.SAVE_NOT_JSON': 'A fájl nem teljes mentett játék: JSON-ként nem olvasható.',
  'problem.SAVE_NOT_OURS': 'A fájl nem a Sitrep mentett játéka.',
  'problem.SAVE_FORMAT_NEWER': 'A játékot egy újabb Sitrep mentette.',
  'problem.SAVE_FIELD_BAD': 'A mentett játék egy része hiányzik vagy hibás alakú.',
  'problem.SAVE_DAMAGED': 'A mentett játék megsérült, vagy átírták: az ellenőrző összege hibás.',
  'problem.SAVE_OTHER_GAME': 'Ez egy másik játék mentése: {found}, nem pedig {expected}.',
  'problem.SAVE_EVENTS_NEWER': 'A játékot ezeknél újabb szabályok szerint mentették.',
  'problem.SAVE_SETUP_BAD':
    'A mentett játék olyan kezdőállásból indul, amelyet a szabályok nem engednek meg.',
  'problem.SAVE_EVENTS_BROKEN': 'A mentett játék egyik eseménye nem történhetett meg.',
  'problem.SAVE_HASH_WRONG': 'A mentett játék nem abba az állásba vezet, amelyet állít.',

  'remedy.SAVE_TOO_LARGE': 'Ellenőrizd, hogy a megfelelő fájlt adtad-e meg.',
  'remedy.SAVE_TOO_DEEP': 'Ellenőrizd, hogy a megfelelő fájlt adtad-e meg.',
  'remedy.SAVE_NOT_JSON': 'A fájl csonka lehet; vegyél elő egy korábbi másolatot.',
  'remedy.SAVE_NOT_OURS': 'Ellenőrizd, hogy a megfelelő fájlt adtad-e meg.',
  'remedy.SAVE_FORMAT_NEWER': 'Frissítsd a Sitrepet, és nyisd meg újra.',
  'remedy.SAVE_FIELD_BAD': 'Vegyél elő egy korábbi másolatot.',
  'remedy.SAVE_DAMAGED': 'Vegyél elő egy korábbi másolatot.',
  'remedy.SAVE_OTHER_GAME': 'Nyisd meg azzal a játékkal, amelyikhez tartozik.',
  'remedy.SAVE_EVENTS_NEWER': 'Frissítsd a Sitrepet, és nyisd meg újra.',
  'remedy.SAVE_SETUP_BAD': 'Vegyél elő egy korábbi másolatot.',
  'remedy.SAVE_EVENTS_BROKEN': 'Vegyél elő egy korábbi másolatot.',
  'remedy.SAVE_HASH_WRONG': 'Vegyél elő egy korábbi másolatot.',

  'event.rolled': '{name}: {dice} (k{sides}).',
  'event.drawn': 'Húzás: {tokens} ({from} → {into}).',
  'event.drawn.hidden': 'Rejtett húzás: {count} ({from} → {into}).',
  'event.moved': 'Áthelyezve: {tokens} ({from} → {into}).',
  'event.moved.hidden': 'Rejtve áthelyezve: {count} ({from} → {into}).',
  'event.zoneOpened': 'Felfedve: {zone} – {tokens}.',
  'event.zoneOpened.hidden': 'Mások belenézhetnek: {zone}.',
  'event.seatChanged': '{seat}: {isPresent, select, true {visszatért} other {távozott}}.',
  'event.conceded': '{seat}: feladja a játékot.',
  'event.rekeyed': 'A játék innen saját dobásokkal folytatódik.',
  'event.undone': '{seat}: visszavonta az utolsó válaszát.',

  ...marks,
};
