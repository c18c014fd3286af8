/** The size of a real thing: every measure of a drawing must lie within. */
export interface RealSize {
  min: number
  max: number
  source: string
}

const ross = 'Pawlina, Histology: A Text and Atlas, 8th ed.'
const oral = '口腔组织病理学 (8th ed.)'
const gray = "Standring, Gray's Anatomy, 42nd ed."
const who = 'WHO, Bench Aids for the Diagnosis of Intestinal Parasites, 2nd ed.'

/** Real sizes in µm by key of a Measure. Ranges hold single instances, not only means. */
export const sizes: Record<string, RealSize> = {
  redCell: { min: 6.5, max: 8.5, source: `${ross}: 7 to 8 µm, in sections about 7` },
  lymphocyteNucleus: { min: 6, max: 9, source: `${ross}: small lymphocyte's nucleus about 7 µm` },
  neutrophil: { min: 10, max: 15, source: `${ross}: 10 to 12 µm, in smears up to 15` },
  eosinophil: { min: 10, max: 15, source: `${ross}: 12 to 15 µm in smears` },
  basophil: { min: 8, max: 14, source: `${ross}: about as large as neutrophils, 10 to 12 µm` },
  lymphocyte: { min: 6, max: 18, source: `${ross}: small 6 to 9, medium to large 10 to 18 µm` },
  monocyte: { min: 12, max: 20, source: `${ross}: the largest, up to 18 (20) µm in smears` },
  platelet: { min: 1.5, max: 4, source: `${ross}: 2 to 3 µm` },
  keratinocyteNucleus: { min: 5, max: 14, source: `${ross}: 5 to 10 µm, flat ones longer` },
  thickCorneum: { min: 150, max: 700, source: `${ross}: finger and palm, several hundred µm` },
  stratumLucidum: { min: 15, max: 50, source: `${ross}: a thin clear band, thick skin only` },
  stratumGranulosum: { min: 15, max: 50, source: `${ross}: 3 to 5 layers of flat cells` },
  dermalPapillaHeight: { min: 50, max: 250, source: `${ross}: 0.1 to 0.2 mm in thick skin` },
  meissnerLength: { min: 60, max: 160, source: `${ross}: about 150 x 40 µm, cut obliquely shorter` },
  eccrineSecretoryTubule: { min: 35, max: 80, source: `${ross}: secretory portion 40 to 60 µm` },
  glomerulus: { min: 150, max: 250, source: `${ross}: renal corpuscle about 200 µm` },
  proximalTubule: { min: 40, max: 70, source: `${ross}: 50 to 60 µm` },
  distalTubule: { min: 25, max: 50, source: `${ross}: 30 to 50 µm` },
  thyroidFollicle: { min: 50, max: 900, source: `${ross}: 0.2 to 1.0 mm, mostly 50 to 500 µm in section` },
  hepatocyte: { min: 18, max: 35, source: `${ross}: 20 to 30 µm` },
  liverLobuleWidth: { min: 700, max: 2000, source: `${ross}: about 2.0 x 0.7 mm` },
  serousAcinus: { min: 15, max: 55, source: `${oral}: about 30 to 50 µm, met off their middle smaller` },
  intercalatedDuct: {
    min: 8.5,
    max: 22,
    source: `${oral}: 10 to 20 µm, cuboidal cells round a narrow lumen`,
  },
  striatedDuct: { min: 30, max: 70, source: `${oral}: 30 to 60 µm, single ones wider` },
  jejunalCryptDepth: { min: 100, max: 350, source: `${ross}: about a third of the villus's height` },
  trachealEpithelium: { min: 30, max: 80, source: `${ross}: respiratory epithelium, tall pseudostratified` },
  trachealMembrane: { min: 3, max: 15, source: `${ross}: unusually thick, 3 to 5 µm and (with age) more` },
  cilium: { min: 5, max: 10, source: `${ross}: 5 to 10 µm long` },
  chondrocyteLacuna: { min: 8, max: 40, source: `${ross}: chondrocytes 10 to 30 µm, fixation shrinks them` },
  villus: { min: 400, max: 1000, source: `${ross}: 0.5 to 1.0 mm` },
  cardiacFibreWidth: { min: 10, max: 25, source: `${ross}: 10 to 20 µm` },
  cardiacCellLength: { min: 60, max: 130, source: `${ross}: 85 to 100 µm, single ones shorter or longer` },
  sarcomere: { min: 1.6, max: 2.4, source: `${ross}: 2 to 3 µm at rest, fixed muscle about 2` },
  granuleCellNucleus: { min: 4, max: 8, source: `${ross}: granule cells 5 to 8 µm, nearly all nucleus` },
  purkinjeCell: { min: 20, max: 50, source: `${ross}: body about 30 x 50 µm` },
  coccus: { min: 0.5, max: 1.2, source: 'Murray, Medical Microbiology: S. aureus 0.5 to 1.0 µm' },
  colonRodLength: {
    min: 1,
    max: 6,
    source: 'Murray, Medical Microbiology: E. coli 1 to 3 µm, dividing up to 6',
  },
  colonRodWidth: { min: 0.4, max: 0.8, source: '医学微生物学 (9th ed.): E. coli 0.4 to 0.7 µm wide' },
  tetanusRodLength: { min: 2, max: 8, source: 'Murray, Medical Microbiology: C. tetani 2 to 5 (8) µm' },
  tetanusRodWidth: {
    min: 0.3,
    max: 0.8,
    source: 'Murray, Medical Microbiology: C. tetani 0.5 µm and more wide',
  },
  tetanusSpore: {
    min: 0.9,
    max: 1.6,
    source: 'Murray, Medical Microbiology: wider than the rod, about 1 µm',
  },
  vivaxCell: {
    min: 8.5,
    max: 12.5,
    source: 'CDC DPDx, Malaria: P. vivax enlarges the red cell 1.5 to 2 times',
  },
  vivaxRing: { min: 2, max: 3.6, source: 'CDC DPDx, Malaria: ring about a third of the red cell' },
  vivaxMerozoite: { min: 1.2, max: 2, source: 'CDC DPDx, Malaria: merozoites of P. vivax about 1.5 µm' },
  ascarisEggLength: { min: 45, max: 75, source: `${who}: fertilised 45 to 75 µm` },
  ascarisEggWidth: { min: 35, max: 50, source: `${who}: fertilised 35 to 50 µm` },
  ascarisUnfertilisedLength: { min: 80, max: 98, source: `${who}: 88 to 94 µm` },
  schistosomaJaponicumLength: { min: 68, max: 105, source: `${who}: 68 to 100 (70 to 105) µm` },
  schistosomaJaponicumWidth: { min: 45, max: 80, source: `${who}: 45 to 80 µm` },
  incisorLength: { min: 21_000, max: 25_500, source: `${oral}: upper central incisor about 23 to 24 mm` },
  incisorCrown: { min: 9500, max: 12_000, source: `${oral}: upper central incisor, crown 10.5 to 11.5 mm` },
  enamelThickness: { min: 500, max: 2500, source: `${oral}: 2 to 2.5 mm at cusps, thinning out to the neck` },
  striaSpacing: { min: 20, max: 40, source: `${oral}: rhythm of 6 to 11 days of about 4 µm` },
  cementumAtNeck: { min: 20, max: 50, source: `${oral}: 20 to 50 µm at the neck` },
  cementumThickness: { min: 20, max: 300, source: `${oral}: to 150 to 200 µm and more at the apex` },
  brainWidth: { min: 120_000, max: 150_000, source: `${gray}: about 140 mm` },
  internalCarotidArtery: { min: 3500, max: 5500, source: `${gray}: end of the internal carotid 4 to 5 mm` },
  basilarArtery: { min: 2700, max: 4500, source: `${gray}: 3 to 4 mm` },
  vertebralArtery: { min: 2000, max: 4500, source: `${gray}: 3 to 4 mm` },
  posteriorCommunicatingArtery: { min: 700, max: 2000, source: `${gray}: 1 to 2 mm` },
  anteriorCommunicatingArtery: { min: 1000, max: 2500, source: `${gray}: 1 to 2 mm wide, about 4 mm long` },
  leftVentricleWall: { min: 9000, max: 15_000, source: `${gray}: 8 to 12 (15) mm, three times the right` },
  rightVentricleWall: { min: 3000, max: 5000, source: `${gray}: 3 to 5 mm` },
  ascendingAorta: { min: 20_000, max: 37_000, source: `${gray}: about 30 mm` },
  pulmonaryTrunk: { min: 20_000, max: 32_000, source: `${gray}: up to 30 mm` },
  superiorVenaCava: { min: 15_000, max: 24_000, source: `${gray}: about 20 mm` },
  fossaOvalis: { min: 8000, max: 22_000, source: `${gray}: about 15 to 20 mm long, less across` },
}
