// Signing in and one's own session: most of it is for whoever is not in yet; the rest, for everybody about themselves.
import { leerTabla } from './tabla.ts';

export const acceso = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/auth/options
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/common/avatars/:id
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/user
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/auth/first-start
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/first-start
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/forgot-password
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/reset-password
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/sign-in
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/sign-in-with-token
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/auth/sign-out
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/sign-up
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/unlock-session
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/user

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/sessions
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/auth/ping
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/auth/reauthenticate
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/auth/reauthenticate/options
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/sessions
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/sessions/:id

    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/second-factor
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/second-factor/options
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/passkey
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/passkey/options
    sí      sí        sí       sí     sí      sí       sí      sí   POST   /api/auth/unlock-session/passkey
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/second-factor
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/second-factor/passkeys/options
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/second-factor/passkeys
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/second-factor/passkeys/:id
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/second-factor/passkeys/:id
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/second-factor/totp
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/second-factor/totp/confirm
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/second-factor/totp
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/second-factor/recovery-codes
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/second-factor/devices/:id
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/second-factor/devices
`);
