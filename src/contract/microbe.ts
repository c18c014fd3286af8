import { get } from './endpoint.ts'

export interface ExperimentStep {
  title: string
  titleEn: string
  text: string
  textEn: string
  /** address of a picture, empty where there is none */
  picture: string
  /** Width and height of the picture (px). */
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
  /** Things that the experiment needs, one a line. */
  materials: string
  materialsEn: string
  steps: ExperimentStep[]
  /** Observations, and what they mean. */
  result: string
  resultEn: string
  /** Safety rules to be minded. */
  safety: string
  safetyEn: string
  thumbnailPath: string
  /** specimens that show the result */
  specimenIds: number[]
  /** of work at the bench, without incubation, which the steps tell */
  minutes: number
}

export const microbeList = get('/dh-specimen/microbe/list', {}).replies<Experiment[]>()
