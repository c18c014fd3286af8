import type { Structure } from '../drawing.ts'
import { strapOutline } from '../kernel/flesh.ts'
import { areaMark, tubeMark } from '../kernel/marks.ts'
import { clavicle, firstRib } from './bones.ts'
import {
  anteriorDivisions,
  artery,
  branches,
  cords,
  posteriorDivisions,
  roots,
  terminal,
  trunks,
} from './courses.ts'

export function markPlexus(): Structure[] {
  return [
    tubeMark('anterior-ramus-of-c5', roots.c5, 0.05, 0.4),
    tubeMark('anterior-ramus-of-t1', roots.t1, 0.05, 0.4),
    tubeMark('upper-trunk-of-brachial-plexus', trunks.upper, 0.3, 0.95),
    tubeMark('middle-trunk-of-brachial-plexus', trunks.middle, 0.1, 0.9),
    tubeMark('lower-trunk-of-brachial-plexus', trunks.lower, 0.15, 0.9),
    tubeMark('anterior-divisions-of-brachial-plexus', anteriorDivisions.upper, 0.35, 0.7),
    tubeMark('posterior-divisions-of-brachial-plexus', posteriorDivisions.upper, 0.42, 0.62),
    tubeMark('lateral-cord-of-brachial-plexus', cords.lateral, 0.35, 0.9),
    tubeMark('posterior-cord-of-brachial-plexus', cords.posterior, 0.5, 0.85),
    tubeMark('medial-cord-of-brachial-plexus', cords.medial, 0.3, 0.8),
    tubeMark('musculocutaneous-nerve', terminal.musculocutaneous, 0.3, 0.7),
    tubeMark('lateral-root-of-median-nerve', terminal.lateralRoot, 0.25, 0.75),
    tubeMark('medial-root-of-median-nerve', terminal.medialRoot, 0.25, 0.75),
    tubeMark('median-nerve', terminal.median, 0.2, 0.6),
    tubeMark('ulnar-nerve', terminal.ulnar, 0.35, 0.8),
    // their tips stand where nothing crosses them
    { ...tubeMark('radial-nerve', terminal.radial, 0.44, 0.54), tip: [1008, 2730] },
    { ...tubeMark('axillary-nerve', terminal.axillary, 0.3, 0.55), tip: [906, 2122] },
    tubeMark('medial-cutaneous-nerve-of-forearm', branches.medialForearm, 0.35, 0.85),
    tubeMark('medial-cutaneous-nerve-of-arm', branches.medialArm, 0.4, 0.9),
    tubeMark('dorsal-scapular-nerve', branches.dorsalScapular, 0.25, 0.85),
    tubeMark('suprascapular-nerve', branches.suprascapular, 0.15, 0.6),
    tubeMark('long-thoracic-nerve', branches.longThoracic, 0.62, 0.95),
    tubeMark('thoracodorsal-nerve', branches.thoracodorsal, 0.7, 0.95),
    tubeMark('lateral-pectoral-nerve', branches.lateralPectoral, 0.6, 0.95),
    tubeMark('axillary-artery', artery, 0.44, 0.54),
    areaMark(
      'first-rib',
      strapOutline(firstRib, 0.5, 0.75),
      firstRib.line[Math.round(firstRib.line.length * 0.62)],
    ),
    areaMark(
      'clavicle',
      strapOutline(clavicle, 0.72, 0.95),
      clavicle.line[Math.round(clavicle.line.length * 0.83)],
    ),
  ]
}
