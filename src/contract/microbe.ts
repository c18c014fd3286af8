import { get } from './endpoint.ts'

export interface ExperimentStep {
  title: string
  titleEn: string
  text: string
  textEn: string
  /** address of a picture, empty where there is none */
  picture: string
  /** px */
  width: number
  height: number
}

/** An experiment of the microbiology laboratory, step by step. */
export interface Experiment {
  id: number
  name: string
  nameEn: string
  aim: string
  aimEn: string
  /** what is needed, one thing a line */
  materials: string
  materialsEn: string
  steps: ExperimentStep[]
  /** what one sees and what it means */
  result: string
  resultEn: string
  /** what must be minded for safety */
  safety: string
  safetyEn: string
  thumbnailPath: string
  /** specimens that show the result */
  specimenIds: number[]
  /** of work at the bench, without incubation, which the steps tell */
  minutes: number
}

export const microbeList = get('/dh-specimen/microbe/list', {}).replies<Experiment[]>()
