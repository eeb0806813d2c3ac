// What the addresses of the access pages carry.

/** Kept as it came; whether it may be followed is decided when it is (redirect-url.ts). */
export const conRedirectUrl = ({ redirectURL }: Record<string, unknown>): { redirectURL?: string } =>
  typeof redirectURL === 'string' ? { redirectURL } : {};

/** Why the session ended, and where to come back to, when it was not the person's will. */
export const conMotivo = ({
  motivo,
  ...mas
}: Record<string, unknown>): { motivo?: 'inactividad'; redirectURL?: string } =>
  motivo === 'inactividad' ? { motivo, ...conRedirectUrl(mas) } : {};
