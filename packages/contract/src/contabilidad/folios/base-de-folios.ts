// Apart from the rest, because the shell knows it from the first moment and needs nothing else of the folios.

/** Where the paths of the legal books' folios begin. */
export const BASE_DE_FOLIOS = '/api/contabilidad/folios';
/** Those of their printings in course. */
export const BASE_DE_IMPRESIONES = `${BASE_DE_FOLIOS}/impresiones`;
