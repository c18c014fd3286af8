import type { FlightSeed } from '../types.ts'

/** Specimens to look at beside each other, where there is a better reason than the same catalogue. */
export const beside: Record<string, string[]> = {
  'thick-skin': ['oesophagus', 'parotid-gland', 'cardiac-muscle'],
  kidney: ['liver', 'parotid-gland'],
  liver: ['kidney', 'parotid-gland', 'schistosoma-egg'],
  jejunum: ['oesophagus', 'trachea', 'ascaris-eggs'],
  oesophagus: ['jejunum', 'trachea', 'thick-skin'],
  trachea: ['elastic-cartilage', 'jejunum', 'oesophagus'],
  'elastic-cartilage': ['trachea', 'compact-bone'],
  'compact-bone': ['elastic-cartilage', 'tooth'],
  'cardiac-muscle': ['heart-interior', 'trachea'],
  cerebellum: ['circle-of-willis', 'skull-base-inner'],
  'blood-smear': ['plasmodium-vivax', 'compact-bone'],
  'circle-of-willis': ['skull-base-inner', 'cerebellum', 'heart-interior'],
  'heart-interior': ['cardiac-muscle', 'circle-of-willis'],
  'staphylococcus-aureus': ['escherichia-coli', 'clostridium-tetani'],
  'escherichia-coli': ['staphylococcus-aureus', 'clostridium-tetani'],
  'clostridium-tetani': ['staphylococcus-aureus', 'escherichia-coli'],
  'ascaris-eggs': ['schistosoma-egg', 'jejunum'],
  'schistosoma-egg': ['ascaris-eggs', 'liver'],
  'plasmodium-vivax': ['blood-smear'],
  tooth: ['compact-bone', 'parotid-gland'],
  'parotid-gland': ['tooth', 'kidney', 'liver'],
}

/** Films over slides. */
export const films: Record<string, FlightSeed[]> = {
  kidney: [
    {
      key: 'to-the-macula-densa',
      name: { zh: '从皮质到致密斑', en: 'From the cortex to the macula densa' },
      marks: ['glomerulus', 'macula-densa'],
    },
  ],
  'thick-skin': [
    {
      key: 'from-horn-to-papilla',
      name: { zh: '从角质层到触觉小体', en: 'From the horny layer to a tactile corpuscle' },
      marks: ['stratum-granulosum', 'meissner-corpuscle'],
    },
  ],
  'cardiac-muscle': [
    {
      key: 'to-the-intercalated-disc',
      name: { zh: '分支与闰盘', en: 'Branching fibres and intercalated discs' },
      marks: ['fibre-branching', 'intercalated-disc'],
    },
  ],
  'blood-smear': [
    {
      key: 'three-granulocytes',
      name: { zh: '三种粒细胞', en: 'The three granulocytes' },
      marks: ['neutrophil', 'eosinophil', 'basophil'],
    },
  ],
  'schistosoma-egg': [
    {
      key: 'to-the-spine',
      name: { zh: '寻找侧棘', en: 'Looking for the lateral spine' },
      marks: ['schistosoma-japonicum-egg', 'lateral-spine'],
    },
  ],
}

/** Specimens that a teacher brought. */
export const owned: Record<string, { owner: string; published?: false }> = {
  trachea: { owner: 'teacher' },
  'parotid-gland': { owner: 'teacher' },
  oesophagus: { owner: 'teacher', published: false },
}
