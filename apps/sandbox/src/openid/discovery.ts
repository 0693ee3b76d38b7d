import type { Algorithm } from './signer.ts'

/** OpenID Connect Discovery 1.0. Every address is below the issuer, as browsers know it. */
export const writeDiscovery = (issuer: string, algorithm: Algorithm) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [algorithm],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'profile', 'email'],
  claims_supported: ['sub', 'name', 'email', 'email_verified', 'locale'],
  authorization_response_iss_parameter_supported: true,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
})
