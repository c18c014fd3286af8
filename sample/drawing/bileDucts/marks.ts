import type { Structure } from '../drawing.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import * as at from './courses.ts'

export function markBile(): Structure[] {
  return [
    tubeMark('fundus-of-gallbladder', at.gallbladder, 0.02, 0.2),
    tubeMark('body-of-gallbladder', at.gallbladder, 0.3, 0.6),
    tubeMark('neck-of-gallbladder', at.gallbladder, 0.75, 0.95),
    tubeMark('cystic-duct', at.cysticDuct, 0.3, 0.9),
    tubeMark('right-hepatic-duct', at.rightHepatic, 0.3, 0.8),
    tubeMark('left-hepatic-duct', at.leftHepatic, 0.3, 0.8),
    tubeMark('common-hepatic-duct', at.commonHepatic, 0.3, 0.8),
    tubeMark('bile-duct', at.bileDuct, 0.5, 0.8),
    tubeMark('pancreatic-duct', at.pancreaticDuct, 0.45, 0.7),
    tubeMark('accessory-pancreatic-duct', at.accessoryDuct, 0.68, 0.92),
    tubeMark('hepatopancreatic-ampulla', at.ampulla, 0.1, 0.5),
    spotMark('major-duodenal-papilla', at.majorPapilla, 44, 52),
    spotMark('minor-duodenal-papilla', at.minorPapilla, 24, 27),
    areaMark('cystohepatic-triangle', at.cystohepaticTriangle, [1820, 1140]),
    tubeMark('cystic-artery', at.cysticArtery, 0.15, 0.4),
    tubeMark('hepatic-artery-proper', at.properHepaticArtery, 0.3, 0.85),
    tubeMark('hepatic-portal-vein', at.portalVein, 0.66, 0.82),
    tubeMark('superior-part-of-duodenum', at.bulb, 0.55, 0.85),
    tubeMark('descending-part-of-duodenum', at.duodenum, 0.18, 0.24),
    tubeMark('horizontal-part-of-duodenum', at.duodenum, 0.6, 0.7),
    areaMark('head-of-pancreas', at.head, [1960, 3000]),
    areaMark('body-of-pancreas', at.body, [2900, 2090]),
    tubeMark('superior-mesenteric-vein', at.mesentericVein, 0.15, 0.4),
    tubeMark('superior-mesenteric-artery', at.mesentericArtery, 0.4, 0.6),
  ]
}
