/** A person's identity as a sign-in service of the school tells it. */
export interface ProvenIdentity {
  /** by which the provider knows the person for good */
  subject: string
  /** student or staff number; empty where the provider does not say it */
  number: string
}

/** The state that a browser takes along to the provider and must bring back. */
export interface SignInState {
  provider: string
  /** random; stands in the address of the way back */
  state: string
  nonce: string
  /** of PKCE */
  verifier: string
  /** hash of the secret of the tab that began */
  binding: string
}

export interface SignInProvider {
  /** where the browser is sent */
  begin(callback: string, state: SignInState): Promise<string>
  /** @param returned the address at which the browser came back; @throws where the proof does not hold */
  prove(callback: string, returned: URL, state: SignInState): Promise<ProvenIdentity>
}
