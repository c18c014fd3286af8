import type { TaughtSeed } from './types.ts'

/** Six courses of this term with their eight classes. */
export const taught: TaughtSeed[] = [
  {
    key: 'practical-histology',
    lessons: [
      'thick-skin',
      'trachea',
      'cardiac-muscle',
      'cerebellum',
      'oesophagus',
      'jejunum',
      'liver',
      'kidney',
      'filtration-barrier',
      'thyroid',
    ],
    ratio: { experiment: 30, homework: 20, quiz: 20, exam: 30 },
    assistants: [],
    classes: [
      { name: '临床医学1班', code: 'HST7K2', students: [0, 16], also: ['student', 'student2'] },
      { name: '临床医学2班', code: 'HST9M4', students: [16, 34], also: [] },
    ],
  },
  {
    key: 'systematic-anatomy',
    lessons: [
      'heart-interior',
      'circle-of-willis',
      'brain-base',
      'skull-base-inner',
      'skull-base-outer',
      'brachial-plexus',
      'hand-bones',
      'knee-joint',
      'femoral-triangle',
      'inguinal-canal',
      'bile-ducts',
      'kidney-section',
    ],
    ratio: { experiment: 20, homework: 10, quiz: 30, exam: 40 },
    assistants: ['teacher'],
    classes: [
      { name: '系解1班', code: 'ANT3P8', students: [0, 30], also: ['student'] },
      { name: '系解2班', code: 'ANT5R6', students: [30, 60], also: ['student2'] },
    ],
  },
  {
    key: 'basic-tissues',
    lessons: [
      'compact-bone',
      'elastic-cartilage',
      'blood-smear',
      'artery-and-vein',
      'lymph-node',
      'mitochondrion',
    ],
    ratio: { experiment: 25, homework: 25, quiz: 20, exam: 30 },
    assistants: [],
    classes: [{ name: '基础医学班', code: 'TSS4W9', students: [34, 48], also: [] }],
  },
  {
    key: 'bacteriology-practical',
    lessons: ['staphylococcus-aureus', 'escherichia-coli', 'clostridium-tetani', 'streptococcus-in-pus'],
    ratio: { experiment: 40, homework: 10, quiz: 20, exam: 30 },
    assistants: [],
    classes: [{ name: '微生物实验1班', code: 'BCT6X3', students: [10, 28], also: [] }],
  },
  {
    key: 'helminth-eggs',
    lessons: ['ascaris-eggs', 'schistosoma-egg', 'trichuris-eggs', 'plasmodium-vivax'],
    ratio: { experiment: 40, homework: 20, quiz: 20, exam: 20 },
    assistants: ['luo-yan'],
    classes: [{ name: '寄生虫实验1班', code: 'PRS8Y5', students: [28, 46], also: ['student'] }],
  },
  {
    key: 'oral-histology',
    lessons: ['tooth', 'parotid-gland'],
    ratio: { experiment: 30, homework: 20, quiz: 20, exam: 30 },
    assistants: [],
    classes: [{ name: '口腔医学班', code: 'ORL2Z7', students: [46, 60], also: [] }],
  },
]
