import type { Structure } from '../drawing.ts'
import { strapOutline } from '../kernel/flesh.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import * as at from './courses.ts'

export function markTriangle(): Structure[] {
  const m = at.muscles
  return [
    tubeMark('inguinal-ligament', at.inguinalLigament, 0.2, 0.5),
    spotMark('anterior-superior-iliac-spine', [at.iliacSpine[0] - 50, at.iliacSpine[1] - 20], 50, 44),
    spotMark('pubic-tubercle', [at.pubicTubercle[0] - 14, at.pubicTubercle[1] + 4], 34, 30),
    areaMark('lacunar-ligament', at.lacunarLigament, [2150, 1198]),
    tubeMark('sartorius', m.sartorius, 0.3, 0.55),
    tubeMark('tensor-fasciae-latae', m.tensor, 0.14, 0.34),
    tubeMark('rectus-femoris', m.rectus, 0.22, 0.45),
    areaMark('iliopsoas', strapOutline(m.iliopsoas, 0.12, 0.4), [1220, 1010]),
    areaMark('pectineus', strapOutline(m.pectineus, 0.05, 0.9), [2010, 1280]),
    areaMark('adductor-longus', strapOutline(m.longus, 0.2, 0.5), [2190, 1840]),
    tubeMark('gracilis', m.gracilis, 0.3, 0.6),
    tubeMark('femoral-nerve', at.nerve.trunk, 0.36, 0.66),
    tubeMark('saphenous-nerve', at.nerve.saphenous, 0.5, 0.85),
    tubeMark('femoral-artery', at.artery, 0.2, 0.42),
    tubeMark('femoral-vein', at.vein, 0.26, 0.5),
    tubeMark('deep-femoral-artery', at.profunda, 0.15, 0.6),
    tubeMark('lateral-circumflex-femoral-artery', at.lateralCircumflex, 0.15, 0.5),
    tubeMark('great-saphenous-vein', at.greatSaphenous, 0.45, 0.75),
    tubeMark('superficial-epigastric-vein', at.tributaries.epigastric, 0.45, 0.9),
    tubeMark('superficial-circumflex-iliac-vein', at.tributaries.circumflexIliac, 0.55, 0.9),
    tubeMark('external-pudendal-vein', at.tributaries.pudendal, 0.3, 0.9),
    spotMark('deep-inguinal-lymph-node', [at.node.x, at.node.y], at.node.rx, at.node.ry, at.node.angle),
    tubeMark('lateral-cutaneous-nerve-of-thigh', at.lateralCutaneous, 0.3, 0.8),
    tubeMark('spermatic-cord', at.cord, 0.5, 0.95),
  ]
}
