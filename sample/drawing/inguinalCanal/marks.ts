import type { Structure } from '../drawing.ts'
import { strapOutline } from '../kernel/flesh.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import { points } from '../kernel/points.ts'
import * as at from './courses.ts'

export function markCanal(): Structure[] {
  const { x, y, angle } = at.deepRing
  return [
    areaMark('external-oblique-aponeurosis', at.upperSheet, [3400, 900]),
    tubeMark('inguinal-ligament', at.inguinalLigament, 0.3, 0.6),
    spotMark('anterior-superior-iliac-spine', [at.iliacSpine[0] - 60, at.iliacSpine[1] - 20], 74, 66),
    spotMark('pubic-tubercle', [at.pubicTubercle[0] - 6, at.pubicTubercle[1] + 10], 58, 48),
    areaMark('superficial-inguinal-ring', at.superficialRing, [3075, 1985]),
    tubeMark('medial-crus-of-superficial-ring', at.medialCrus, 0.3, 0.85),
    tubeMark('lateral-crus-of-superficial-ring', at.lateralCrus, 0.3, 0.9),
    areaMark(
      'internal-oblique',
      points('700,720 1100,760 1700,860 2200,1020 1900,1030 1500,1080 1180,1160 900,1080 700,960'),
      [1240, 1000],
    ),
    areaMark(
      'transversus-abdominis',
      points(
        '1380,1230 1560,1160 1780,1090 2040,1086 2240,1140 2250,1200 2040,1146 1800,1146 1560,1204 1400,1280',
      ),
      [1640, 1136],
    ),
    areaMark(
      'conjoint-tendon',
      points('2620,1180 2760,1260 2790,1420 2780,1560 2700,1480 2600,1360 2560,1260'),
      [2745, 1455],
    ),
    areaMark(
      'transversalis-fascia',
      points('1420,1330 1560,1260 1720,1210 1720,1360 1790,1500 1740,1540 1560,1460'),
      [1620, 1370],
    ),
    spotMark('deep-inguinal-ring', [x + 26, y - 96], 46, 52, angle),
    tubeMark('inferior-epigastric-artery', at.epigastricArtery, 0.06, 0.2),
    areaMark('inguinal-triangle', at.inguinalTriangle, [2330, 1310]),
    areaMark(
      'spermatic-cord',
      strapOutline({ line: [...at.cord.line], width: [...(at.cord.width as number[])] }, 0.22, 0.45),
      [2340, 1600],
    ),
    tubeMark('cremaster', at.cord, 0.82, 0.95),
    tubeMark('ilioinguinal-nerve', at.ilioinguinal, 0.12, 0.35),
    tubeMark('iliohypogastric-nerve', at.iliohypogastric, 0.35, 0.8),
    tubeMark('ductus-deferens', at.contents.ductus, 0.35, 0.9),
    tubeMark('testicular-artery', at.contents.artery, 0.4, 0.75),
    tubeMark('pampiniform-plexus', at.contents.veins[0] ?? at.contents.ductus, 0.3, 0.9),
  ]
}
