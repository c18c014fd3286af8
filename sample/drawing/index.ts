import { arteryAndVein } from './arteryAndVein.ts'
import { ascarisEggs } from './ascarisEggs.ts'
import { bileDucts } from './bileDucts.ts'
import { bloodSmear } from './bloodSmear.ts'
import { brachialPlexus } from './brachialPlexus.ts'
import { brainBase } from './brainBase.ts'
import { cardiacMuscle } from './cardiacMuscle.ts'
import { cerebellum } from './cerebellum.ts'
import { circleOfWillis } from './circleOfWillis.ts'
import { clostridiumTetani } from './clostridiumTetani.ts'
import { compactBone } from './compactBone.ts'
import type { Drawing } from './drawing.ts'
import { elasticCartilage } from './elasticCartilage.ts'
import { escherichiaColi } from './escherichiaColi.ts'
import { femoralTriangle } from './femoralTriangle.ts'
import { filtrationBarrier } from './filtrationBarrier.ts'
import { handBones } from './handBones.ts'
import { heartInterior } from './heartInterior.ts'
import { inguinalCanal } from './inguinalCanal.ts'
import { jejunum } from './jejunum.ts'
import { kidney } from './kidney.ts'
import { kidneySection } from './kidneySection.ts'
import { kneeJoint } from './kneeJoint.ts'
import { liver } from './liver.ts'
import { lymphNode } from './lymphNode.ts'
import { mitochondrion } from './mitochondrion.ts'
import { oesophagus } from './oesophagus.ts'
import { parotidGland } from './parotidGland.ts'
import { plasmodiumVivax } from './plasmodiumVivax.ts'
import { pusSmear } from './pusSmear.ts'
import { schistosomaEgg } from './schistosomaEgg.ts'
import { skullBaseInner } from './skullBaseInner.ts'
import { skullBaseOuter } from './skullBaseOuter.ts'
import { staphylococcusAureus } from './staphylococcusAureus.ts'
import { thickSkin } from './thickSkin.ts'
import { thyroid } from './thyroid.ts'
import { tooth } from './tooth.ts'
import { trachea } from './trachea.ts'
import { trichurisEggs } from './trichurisEggs.ts'

/** All drawings by specimen key: a new drawing adds its line here. */
export const drawings: Record<string, Drawing> = {
  [thickSkin.key]: thickSkin,
  [staphylococcusAureus.key]: staphylococcusAureus,
  [ascarisEggs.key]: ascarisEggs,
  [kidney.key]: kidney,
  [bloodSmear.key]: bloodSmear,
  [liver.key]: liver,
  [escherichiaColi.key]: escherichiaColi,
  [clostridiumTetani.key]: clostridiumTetani,
  [schistosomaEgg.key]: schistosomaEgg,
  [plasmodiumVivax.key]: plasmodiumVivax,
  [jejunum.key]: jejunum,
  [cerebellum.key]: cerebellum,
  [trachea.key]: trachea,
  [cardiacMuscle.key]: cardiacMuscle,
  [parotidGland.key]: parotidGland,
  [tooth.key]: tooth,
  [circleOfWillis.key]: circleOfWillis,
  [heartInterior.key]: heartInterior,
  [compactBone.key]: compactBone,
  [elasticCartilage.key]: elasticCartilage,
  [oesophagus.key]: oesophagus,
  [thyroid.key]: thyroid,
  [mitochondrion.key]: mitochondrion,
  [lymphNode.key]: lymphNode,
  [arteryAndVein.key]: arteryAndVein,
  [filtrationBarrier.key]: filtrationBarrier,
  [skullBaseInner.key]: skullBaseInner,
  [skullBaseOuter.key]: skullBaseOuter,
  [brachialPlexus.key]: brachialPlexus,
  [bileDucts.key]: bileDucts,
  [femoralTriangle.key]: femoralTriangle,
  [inguinalCanal.key]: inguinalCanal,
  [brainBase.key]: brainBase,
  [kneeJoint.key]: kneeJoint,
  [handBones.key]: handBones,
  [trichurisEggs.key]: trichurisEggs,
  [pusSmear.key]: pusSmear,
  [kidneySection.key]: kidneySection,
}
