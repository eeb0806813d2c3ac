// How a request says that another person consents to it: apart, because every page sends requests and few pages list authorisations.

/** On a request: PEDIR, or the id of the authorisation it is done with. */
export const ENCABEZADO_DE_AUTORIZACION = 'cuadra-autorizacion';
export const PEDIR = 'pedir';
/** Why it is asked for, with each character that a header does not take as encodeURIComponent writes it. */
export const ENCABEZADO_DE_MOTIVO = 'cuadra-motivo';
