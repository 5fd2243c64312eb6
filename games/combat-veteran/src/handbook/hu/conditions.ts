import type { TextsOf } from '@sitrep/contract/handbook';
import type { conditions as facts } from '../facts/conditions.ts';

export const title = 'Körülmények';

/** A kézikönyv „conditions” szakaszának szócikkei magyarul. */
export const entries: TextsOf<typeof facts> = {
  'terrain-dice': {
    title: 'Terepkockák',
    also: ['fedezék', 'terep módosító'],
    text: 'A célmező terepe hozzáad vagy elvesz kockát. Ha a tűz a mező gátján vagy falán is átmegy, a kettő közül csak a jobb védelem számít.',
  },
  armor: {
    title: 'Páncél',
    also: ['védelem', 'a mező páncélja'],
    text: 'A füst és a működő M2 mindenkit véd a mezején: a rá leadott támadás annyi kockát veszít, amennyi a páncél. Minden irányból hat.',
  },
  'bunker-armor': {
    title: 'A bunker páncélja',
    also: ['bunkerben védett', 'fedezék'],
    text: 'A bunkerben lévő minden ember levonja a rá szánt kockákból a bunker páncélját. Aki a mezőn van, de kint, annak nem használ.',
  },
  'captured-weapon': {
    title: 'Zsákmányolt fegyver',
    also: ['ellenséges fegyver', 'zsákmány'],
    text: 'A másik oldal fegyvere felvehető és használható, eggyel kevesebb kockával. Nem javítható: ha elromlana, elvész.',
  },
  'carrying-target': {
    title: 'A célpont sebesültet visz',
    also: ['hordozó tűz alatt'],
    text: 'Aki sebesültet visz, azt eggyel több kockával támadják, akkor is, ha más kocka nem maradt. Akit visz, az is lehet célpont.',
  },
  'crawling-target': {
    title: 'A célpont kúszik',
    also: ['lövés kúszóra', 'fekvő célpont'],
    text: 'A kúszóra leadott támadás négy kockát veszít, így egy magányos lövésznek gyakran egy sem marad.',
  },
  misadventure: {
    title: 'Katonák a tűzvonalban',
    also: ['útban van', 'foglalt mező'],
    text: 'A közbeeső mezők közül mindegyik, amelyen akár saját, akár ellenséges katona van, sebesült is, egy kockába kerül. A szabad vonalak közül az számít, amelyiken a legkevesebb ilyen van; a rejtőzők nem számítanak.',
  },
  overstacking: {
    title: 'Túlzsúfoltság',
    also: ['zsúfolt mező', 'tizenöt fölött'],
    text: 'A tizenötnél több darabot tartalmazó mezőre leadott támadás minden fölös darab után egy kockát kap.',
  },
  proximity: {
    title: 'Közelség',
    also: ['szomszédos célpont', 'közvetlen közelről'],
    text: 'A szomszédos mezőre leadott tűz egy kockát kap.',
  },
  range: {
    title: 'Távolság',
    also: ['hatótáv', 'túl messze'],
    text: 'Annyi mezőre lehet hatásosan lőni, amennyi a használt teljes tűzerő, a hozzáadódó fegyverrel és a bunker +1-ével együtt. Minden további mező egy kockába kerül. Kevesebb kocka vagy hiányos kezelés nem rövidíti.',
  },
  'rank-dice': {
    title: 'Kockák a rangért',
    also: ['rangpötty elköltése', 'vezető segít'],
    text: 'A mezőről induló támadások egy ottani vezető pöttyeit használhatják fel, darabonként egy kockáért; a vezető a magáét is. Egy pötty fázisonként egyszer jár, és egy támadó csak egy vezetőtől kaphat. Sebesült vagy kúszó vezető nem ad.',
  },
  'sprinting-target': {
    title: 'A célpont sprintel',
    also: ['lövés sprintelőre'],
    text: 'A sprintelőre leadott támadás két kockát veszít, amíg rajta van a jelző, az ellenség harcfázisában is.',
  },
  'wounded-target': {
    title: 'A célpont sebesült',
    also: ['lövés sebesültre'],
    text: 'A sebesültre leadott támadás négy kockát veszít; a hármas, négyes és ötös már nem árt neki.',
  },
};
