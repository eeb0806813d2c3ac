// Where each thing of the cajas is seen. A cajero finds there the own caja, whatever the address says.
export const CAJAS = '/contabilidad/caja';

export const enlaceAJornada = (id: string): string => `${CAJAS}?jornada=${id}`;
/** All those of a day. */
export const enlaceALasCajas = (fecha: string): string => `${CAJAS}?fecha=${fecha}`;
