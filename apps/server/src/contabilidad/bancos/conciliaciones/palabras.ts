import type { EstadoDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { nombreDeMes } from '@cuadra/core/meses';

/** `octubre de 2026`. */
export const mesEnTexto = ({ anio, mes }: { readonly anio: number; readonly mes: number }): string =>
  `${nombreDeMes(mes)} de ${anio}`;

export const nombresDeEstadoDeConciliacion: Readonly<Record<EstadoDeConciliacion, string>> = {
  abierta: 'Abierta',
  en_revision: 'En revisión',
  aprobada: 'Aprobada',
};

/** `31/10/2026`. */
export const enDia = (fecha: string): string => fecha.split('-').reverse().join('/');
