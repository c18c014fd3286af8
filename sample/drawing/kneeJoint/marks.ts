import type { Structure } from '../drawing.ts'
import { strapOutline } from '../kernel/flesh.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import * as at from './shapes.ts'

export function markKnee(): Structure[] {
  const spot = (term: string, x: number, y: number, rx: number, ry = rx) =>
    spotMark(term, at.place([x, y]), rx, ry)
  return [
    { ...spot('patellar-surface-of-femur', 1604, 840, 200, 170), tip: at.place([1480, 850]) },
    spot('lateral-condyle-of-femur', 1000, 1420, 230, 260),
    spot('medial-condyle-of-femur', 2230, 1440, 230, 260),
    spot('lateral-epicondyle-of-femur', 622, 950, 38, 50),
    spot('medial-epicondyle-of-femur', 2560, 890, 46, 46),
    tubeMark('anterior-cruciate-ligament', at.anteriorCruciate, 0.2, 0.85),
    tubeMark('posterior-cruciate-ligament', at.posteriorCruciate, 0.6, 0.92),
    areaMark('lateral-meniscus', at.lateralMeniscus, at.place([940, 2000])),
    areaMark('medial-meniscus', at.medialMeniscus, at.place([2240, 2030])),
    tubeMark('transverse-ligament-of-knee', at.transverse, 0.2, 0.8),
    tubeMark('fibular-collateral-ligament', at.fibularCollateral, 0.3, 0.8),
    tubeMark('tibial-collateral-ligament', at.tibialCollateral, 0.25, 0.65),
    tubeMark('popliteus-tendon', at.popliteus, 0.08, 0.4),
    areaMark(
      'lateral-condyle-of-tibia',
      at.spots('720,2160 1000,2140 1240,2180 1220,2330 980,2420 760,2340'),
      at.place([980, 2270]),
    ),
    areaMark(
      'medial-condyle-of-tibia',
      at.spots('2000,2180 2240,2160 2440,2150 2440,2280 2300,2420 2060,2400'),
      at.place([2200, 2270]),
    ),
    areaMark(
      'head-of-fibula',
      at.spots('380,2520 540,2480 590,2560 590,2680 460,2760 350,2660'),
      at.place([470, 2620]),
    ),
    areaMark(
      'tibial-tuberosity',
      at.spots('1440,2660 1510,2600 1630,2600 1710,2670 1700,2740 1460,2740'),
      at.place([1574, 2660]),
    ),
    areaMark('patellar-ligament', strapOutline(at.patellarLigament, 0.2, 0.55), [1580, 2560]),
    areaMark('articular-surface-of-patella', at.patellaCartilage, [1370, 3420]),
    areaMark(
      'apex-of-patella',
      [
        [1480, 2930],
        [1580, 2880],
        [1690, 2930],
        [1720, 3040],
        [1580, 3070],
        [1440, 3040],
      ],
      [1580, 2980],
    ),
    tubeMark('quadriceps-tendon', at.quadriceps, 0.42, 0.8),
  ]
}
