// Where in the application a person sees cajas.

const CAJAS = '/contabilidad/caja';

export function enlaceAJornada(id: string): string {
  return `${CAJAS}?jornada=${id}`;
}

/** All those of a day. */
export function enlaceALasCajas(fecha: string): string {
  return `${CAJAS}?fecha=${fecha}`;
}
