/** What is wrong with a pack. The path before the sentence says where. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'
import { listed } from './phrases.ts'

const all = (values: Plain | undefined) => listed(values, '„', '“')
const [TERRAINS, WATERS] = ['„plain“, „forest“, „mountain“ oder „castle“', '„river“ und „sea“']

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.de,

  // —— ids and terrains ——
  unknownTerrain: ({ terrain }) => `ein Gelände „${terrain}“ gibt es nicht; es muss ${TERRAINS} sein`,
  castleTerrain: () => 'C1 bis C8 haben das Gelände „castle“, und nichts sonst hat es',
  castleInRegion: () => 'ein Schloss gehört zu keiner Region; hier muss null stehen',
  wrongRegion: ({ want }) => `seinem Namen nach gehört dieses Gebiet zur Region „${want}“`,
  terrainOfRegion: ({ want }) => `dieses Gebiet muss „${want}“ sein, wie seine ganze Region`,
  unknownWater: ({ water }) =>
    `ein Gewässer „${water}“ für Boote gibt es nicht, nur ${WATERS}; das Meer gehört zu „coast“`,
  waterTwice: ({ water }) => `„${water}“ steht zweimal in dieser Liste`,

  // —— links ——
  noSuchField: ({ to }) => `ein Feld ${to} gibt es nicht`,
  linkToItself: () => 'ein Feld kann nicht sein eigener Nachbar sein; nimm es heraus',
  linkedTwice: ({ to }) => `${to} steht zweimal in dieser Liste`,
  linkNotTwoWay: ({ to }) =>
    `in derselben Liste von ${to} fehlt dieses Feld; trag es dort ein, oder nimm ${to} hier heraus`,
  linkOfTwoKinds: ({ to, kinds }) => `${to} steht auch in ${all(kinds)}; nur in einer Liste darf es bleiben`,
  linkedAcrossRiver: ({ to, kinds }) =>
    `${to} steht auch in ${all(kinds)}, doch was in „river“ steht, ist nicht erreichbar; nur in einer Liste darf es bleiben`,
  bordersOneRegion: () => 'ein Schloss grenzt über Land oder Brücke an mindestens zwei Regionen; dieses nicht',
  mapInPieces: ({ cutOff }) =>
    `die Insel zerfällt: von ihrem ersten Feld führt weder Land noch Brücke noch Tunnel nach ${listed(cutOff)}`,

  // —— outlines ——
  tooFewCorners: ({ least }) => `mindestens ${least} Ecken sind nötig`,
  noSuchVertex: ({ vertex }) => `eine Ecke ${vertex} gibt es in geometry.vertices nicht; gezählt wird ab 0`,
  cornerTwice: () => 'eine Ecke steht zweimal in diesem Umriss',
  notConvex: () =>
    'der Umriss muss im Uhrzeigersinn laufen und an jeder Ecke nach rechts biegen: keine Delle, keine gerade Ecke',
  centreOutside: () => 'die Mitte muss innerhalb des Umrisses liegen',
  overlap: ({ field }) =>
    `dieser Umriss und der von ${field} liegen auf derselben Seite einer gemeinsamen Kante: sie überschneiden sich`,
  riverOffBorder: () => 'von dieser Ecke zur nächsten fließt der Fluss nicht zwischen zwei Feldern',
  shoreWithoutField: () =>
    'von dieser Ecke zur nächsten muss der See ein Feld am Ufer haben, nicht mehr und nicht weniger',

  // —— lists against the drawing ——
  landNotDrawn: ({ to }) =>
    `${to} hat in der Zeichnung keine trockene Grenze mit diesem Feld; nimm es heraus, oder berichtige die Umrisse`,
  borderNotLinked: ({ to }) => `${to} grenzt in der Zeichnung an dieses Feld, fehlt aber in der Liste`,
  bridgeOffRiver: ({ to }) =>
    `in der Zeichnung fließt zwischen diesem Feld und ${to} kein Fluss, also kann dort keine Brücke sein`,
  riverNotDrawn: ({ to }) => `in der Zeichnung fließt zwischen diesem Feld und ${to} kein Fluss`,
  riverBorderNotListed: ({ to }) =>
    `${to} liegt in der Zeichnung jenseits des Flusses, steht aber weder in dieser Liste noch in „bridge“`,
  watersNotAsDrawn: ({ drawn }) =>
    `nach der Zeichnung gehört hierher ${all(drawn) || 'nichts: das Feld liegt an keinem Gewässer'}`,
  coastNotAsDrawn: ({ drawn }) =>
    `nach der Zeichnung muss hier ${drawn} stehen: das Feld liegt ${drawn ? '' : 'nicht '}am Meer`,
  bridgeWithoutLink: ({ a, b }) =>
    `eine Brücke von ${a} nach ${b} ist gezeichnet, doch ${b} fehlt bei ${a} in „bridge“`,
  bridgeTwice: ({ a, b }) => `die Brücke zwischen ${a} und ${b} ist zweimal gezeichnet`,
  bridgeNotDrawn: ({ to }) => `die Brücke nach ${to} ist nicht gezeichnet; trag sie in geometry.bridges ein`,
  mouthWithoutTunnel: ({ field }) => `in ${field} ist ein Tunneleingang gezeichnet, doch dort beginnt kein Tunnel`,
  mouthTwice: ({ field }) => `${field} hat schon einen Tunneleingang`,
  mouthOutside: ({ field }) => `dieser Tunneleingang muss innerhalb von ${field} liegen`,
  mouthNotDrawn: () => 'der Tunnel hat in diesem Feld keinen Eingang; trag ihn in geometry.tunnelMouths ein',
}
