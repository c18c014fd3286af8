/**
 * A form as it is saved: with its facts as they were when it was opened, so that what somebody else saved since is not
 * written over.
 */
export function withOpened<Form extends { id: number | undefined }>(form: Form, opened: Form) {
  const { id: _, ...base } = opened
  return { ...form, base }
}
