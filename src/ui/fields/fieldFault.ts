import { createContext, use } from 'react'

/** Why a form was refused, and the field at fault; its own name is empty where the whole form is. */
export interface FormFault {
  text: string
  field: string
}

/** The refusal of the form around a field. */
export const FormFaultContext = createContext<FormFault | null>(null)

/** Why the field of this name was refused. */
export function useFieldFault(name: string | undefined): string | undefined {
  const fault = use(FormFaultContext)
  return name && fault?.field === name ? fault.text : undefined
}
