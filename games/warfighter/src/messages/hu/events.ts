/** A napló magyarul. Az üres üzenet nem ér meg egy sort. */
export const events = {
  'event.missionLaidOut':
    'Küldetés: {mission}, Objective: {objective}, helye: {slots}, idő: {timer}.{isActive, select, true { Az Objective kezdettől aktív.} other {}}',
  'event.phaseStarted':
    '{phase, select, soldierTurn {— {turn}. kör: katona kör —} hostileTurn {— {turn}. kör: ellenség köre —} other {}}',
  'event.soldierJoined': '{soldier} csatlakozik a csapathoz.',
  'event.teamValued': 'A csapat Resource értéke {value}.',
  'event.teamApproved': '{seat}: egyetért a csapattal.',
  'event.teamRejected': 'A csapatot újra összeállítjátok.',
  'event.timerMoved': 'A Timer lapocska új helye: {to}.',
  'event.seatDone': '{isDone, select, true {{seat}: befejezte.} other {{seat}: folytatja.}}',
  'event.missionEnded': '{isSuccess, select, true {A küldetés sikerült.} other {A küldetés nem sikerült.}}',
  'event.limitsReset': '',

  'event.soldierRefreshed': '',
  'event.actionSpent': '{soldier}: −{amount} akció.',
  'event.actionsGained': '{soldier}: +{amount} akció{isNext, select, true { a következő körre} other {}}.',
  'event.suppressed': '{soldier} kap {amount} lefogást.',
  'event.suppressRemoved': '{soldier}: lekerül {amount} lefogás.',
  'event.wounded': '{soldier} kap egy {points} pontos sebesülést.',
  'event.woundTreated':
    '{left, plural, =0 {{soldier}: egy sebesülés meggyógyult.} other {{soldier}: egy sebesülés lekezelve, # pont végleg marad.}}',
  'event.soldierMoved': '{soldier} lép: {from} → {to}{cost, plural, =0 {} other {, # lap eldobva}}.',
  'event.xpGained': '{soldier}: +{amount} XP.',
  'event.xpSpent': '{soldier}: −{amount} XP.',
  'event.abilityUsed': '{soldier} használja: {source}.',
  'event.cardPlayed': '{soldier} kijátssza: {card}{isUpgunned, select, true { (felüllövés)} other {}}.',
  'event.cardRetained': '{soldier} visszatartja {xp} XP-ért: {card}.',
  'event.soldierLeft': '{how, select, downed {{soldier} elesett.} other {{soldier}: kiemelés.}}',
  'event.handedOver': 'Mostantól {seat} irányítja: {soldier}.',
  'event.unarmedUsed': '',
  'event.stealthUsed': '',
  'event.selfDefended': '{soldier} önvédelemből lő.',
  'event.strikingEntered': '{soldier} közelharcba lép – {hostile}.',
  'event.strikingLeft': '{soldier} visszalép 0 távolságra.',
  'event.actionSaved': '{soldier} félretesz {amount} akciót a közelharcra.',
  'event.savedActionsLost': '{soldier} elveszti a félretett akciókat.',
  'event.stumbled': '{soldier} megingott.',
  'event.hardyGained': '{soldier}: +{amount} edzettség ({climate}).',
  'event.hardySpent': '{soldier} felhasznál egy edzettséget ({climate}).',
  'event.outcomeRolled':
    '{soldier}: dobás {die}, módosítva {total} – {outcome, select, duty {képes aktív szolgálatba állni} discharge {egészségügyi leszerelés} other {bevetés közben elesett}}.',

  'event.weaponEmptied': '{soldier}: kiürült – {item}{stack, select, 0 {} other { (gránátvető)}}.',
  'event.reloaded': '{soldier} újratölt: {item}{stack, select, 0 {} other { (gránátvető)}}.',
  'event.jammed': '{soldier}: műszaki hiba – {item}.',
  'event.jamCleared': '{soldier} elhárította a műszaki hibát: {item}.',
  'event.ammoSpent': '{soldier}: −{amount} tár ({item}).',
  'event.ammoGained': '{soldier}: +{amount} tár ({item}).',
  'event.ammoDropped': '{soldier} lőszert dobott le: {item} – {slot}.',
  'event.ammoPickedUp': '{soldier} lőszert vett fel: {item} – {slot}.',
  'event.ammoTaken': '{soldier} lőszert vett el egy heverő fegyverből: {item} – {slot}.',
  'event.itemExpended': '{soldier}: elhasznált {amount} darabot ({item}).',
  'event.itemRemoved': '{soldier}: kikerült a játékból – {item}.',
  'event.shotLocked': '',
  'event.itemHelped': '',
  'event.weaponDeployed': '{soldier} telepíti – {item}.',
  'event.weaponThrown': '{item} ({soldier}) itt fekszik: {hostile} alatt.',
  'event.weaponReturned': '{soldier} visszaveszi – {item}.',
  'event.gearPassed': '{soldier} átadja: {item} → {to}.',
  'event.gearDropped':
    '{isLeft, select, true {{soldier} hátrahagyta: {item} – {slot}.} other {{soldier} ledobta: {item} – {slot}.}}',
  'event.gearPickedUp': '{soldier} felveszi: {item} – {slot}.',
  'event.attachmentMoved': '{soldier} átszerel egy kiegészítőt: {item}.',
  'event.gearBought': '{soldier} kapja {cost} Resource pontért: {item}.',

  'event.attackDeclared':
    '{target, plural, offset:-1 =-1 {{soldier} támad: {weapon}, célpont: {hostile}.} other {{soldier} támad: {weapon}, célpont: az Objective #. célpontja.}}',
  'event.attackRolled':
    '{soldier}, {mode, select, semi {egyes lövés} burst {rövid sorozat} auto {sorozat} strong {erős} normal {normál} fast {gyors} thrown {dobás} standard {alap} skillful {ügyes} finesse {mesteri} other {robbanás}}: {dice}{modifier, plural, =0 {} other { ({modifier, number, ::sign-always})}}, kell {kill}+; fedezék legyőző dobás {defeatCover}{coverModifier, plural, =0 {} other { ({coverModifier, number, ::sign-always})}}, fedezék {cover} – {kills, plural, =0 {{suppresses, plural, =0 {nincs hatása} other {# lefogás}}} other {# ölés{suppresses, plural, =0 {} other {, # lefogás}}}}.',

  'event.locationPlaced': 'Új terület: {card} ({slot_id}. hely).',
  'event.slotEntered': '',
  'event.cardAttached': '{card} itt marad: {slot}.',
  'event.cardDetached': '{card} lekerül innen: {slot}.',
  'event.entranceEased': '{source}: belépési ár −{amount} – {slot}.',
  'event.objectiveActivated': 'Az Objective aktív: {slot}.',
  'event.targetHit': '{target, plural, offset:-1 other {Az Objective #. célpontja: {hits} találat.}}',
  'event.eventHit': '{card}: {hits} találat.',
  'event.timeCounterPlaced': 'Időkorlát: már {counters} lapocska.',
  'event.clearCounterPlaced':
    '{counters, plural, =0 {A feladat nem tiszta.} other {A feladat tiszta: # lapocska.}}',
  'event.raidTurned': 'A feladat kész: most vissza a küldetés kártyájára!',
  'event.rewardClaimed': '{soldier} átveszi a jutalmat: {slot}.',
  'event.eventDrawn': 'Esemény: {card} – {slot}.',
  'event.eventCancelled': '{card}: megállítva.',

  'event.hostileEntered': '{isNew, select, true {Utánpótlás: } other {Ellenség: }}{hostile} – {slot}.',
  'event.hostileMismatched': 'Nincs utánpótlás – {slot}; eldobva: {card}.',
  'event.hostileTargeted': '{hostile}: célpontja {soldier}.',
  'event.hostilePlaced': '{hostile}: ide kerül – {slot}.',
  'event.hostileClosed': '{hostile} közelebb lép: {from} → {to}.',
  'event.hostileMarked': '{hostile}: az Objective kártyához számít.',
  'event.hostileFooled': '{hostile} ebben a körben nem tesz semmit.',
  'event.hostileSuppressed': '{hostile}: kap {amount} lefogást.',
  'event.hostileUnsuppressed': '{hostile}: lekerül {amount} lefogás.',
  'event.hostileKilled': '{hostile}: {amount} ölés.',
  'event.hostileEliminated': '{hostile}: kiiktatva{xp, plural, =0 {} other { (# XP)}}.',
  'event.hostileRemoved':
    '{hostile}: {how, select, destroyed {megsemmisül} malfunctioned {meghibásodás, kiesik} other {eldobva}}.',
  'event.hostileDeclared': '{hostile} támad, célpont: {soldier}.',
  'event.hostileRolled':
    '{hostile}, célpont {soldier}: támadás {die}; fedezék legyőző dobás {defeatCover}, fedezék {cover} – {result, select, suppress {lefogás} nothing {nincs hatása} malfunction {meghibásodás} other {{wounds, plural, =0 {ölés} other {# sebesülés}}}}.',
  'event.attackCancelled': 'A támadás megállítva: {hostile}, célpont {soldier}.',
  'event.attackRedirected': '{hostile}: a támadás új célpontja {soldier}.',

  'event.rolled': '{name}: {dice} (k{sides}).',
  'event.drawn':
    '{from_id, select, actionDeck {Húzás: {tokens} ({into}).} locationDeck {Húzás: {tokens} ({into}).} other {}}',
  'event.drawn.hidden':
    '{from_id, select, actionDeck {Húzás: {count} lap ({into}).} locationDeck {Húzás: {count} lap ({into}).} other {}}',
  'event.moved':
    '{into_id, select, actionBox {} locationBox {} actionDiscard {Eldobva: {tokens} ({from}).} locationDiscard {Eldobva: {tokens} ({from}).} actionDeck {{from_id, select, actionDiscard {Az akciókártyák eldobó paklija visszakerül a pakliba.} other {}}} hostileDeck {{from_id, select, hostileDiscard {A Hostile kártyák eldobó paklija visszakerül a pakliba.} other {}}} locationDeck {{from_id, select, locationDiscard {A területek eldobó paklija visszakerül a pakliba.} other {}}} eventDeck {{from_id, select, eventDiscard {Az események eldobó paklija visszakerül a pakliba.} other {}}} other {{from_id, select, actionDeck {Felderítés: {tokens} ({into}).} locationDeck {Felderítés: {tokens} ({into}).} other {}}}}',
  'event.moved.hidden':
    '{into_id, select, actionDiscard {Eldobva: {count} lap ({from}).} locationDiscard {Eldobva: {count} lap ({from}).} actionDeck {{from_id, select, actionDiscard {Az akciókártyák eldobó paklija visszakerül a pakliba.} other {}}} hostileDeck {{from_id, select, hostileDiscard {A Hostile kártyák eldobó paklija visszakerül a pakliba.} other {}}} locationDeck {{from_id, select, locationDiscard {A területek eldobó paklija visszakerül a pakliba.} other {}}} eventDeck {{from_id, select, eventDiscard {Az események eldobó paklija visszakerül a pakliba.} other {}}} other {}}',
  'event.zoneOpened': '',
  'event.zoneOpened.hidden': '',
};
