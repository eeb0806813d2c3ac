// Heads and deliveries, in the words of whoever reads the list.
import type {
  CabezaSellada,
  EntregaDeSello,
  MedioDeEntrega,
  MotivoDeSello,
} from '@cuadra/contract/administracion/sellos';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';

export const nombresDeMotivo: Readonly<Record<MotivoDeSello, string>> = {
  diario: 'De cada día',
  'cada-quince-minutos': 'De cada quince minutos',
  'cierre-de-mes': 'Cierre de mes',
  'cierre-de-ejercicio': 'Cierre de ejercicio',
  'a-pedido': 'A pedido',
  'cambio-de-llave': 'Cambio de llave',
};

const nombresDeMedio: Readonly<Record<MedioDeEntrega, string>> = {
  correo: 'Correo',
  carpeta: 'Carpeta',
  comando: 'Comando',
};

/** `Correo a ana@ejemplo.gt`, `Carpeta`. */
export const aDonde = ({ medio, destino }: Pick<EntregaDeSello, 'medio' | 'destino'>): string =>
  destino === '' ? nombresDeMedio[medio] : `${nombresDeMedio[medio]} a ${destino}`;

export function comoVa({ entregadaEn, intentos }: EntregaDeSello): string {
  if (entregadaEn !== null) return `entregado el ${formatInstant(entregadaEn)}`;
  if (intentos === 0) return 'por entregar';
  return `sin entregar tras ${formatearEntero(intentos)} ${intentos === 1 ? 'intento' : 'intentos'}`;
}

const ANIOS_A_LA_VISTA = 2;

/** How far the books had come, the last years: `2025 hasta la 1,204 · 2026 hasta la 310`. */
export function hastaDonde({ ejercicios }: Pick<CabezaSellada, 'ejercicios'>): string {
  if (ejercicios.length === 0) return 'Sin partidas';
  const ultimos = ejercicios
    .slice(-ANIOS_A_LA_VISTA)
    .map(({ anio, numero }) => `${anio} hasta la ${formatearEntero(numero)}`)
    .join(' · ');
  const demas = ejercicios.length - ANIOS_A_LA_VISTA;
  if (demas <= 0) return ultimos;
  return `${ultimos} y ${demas === 1 ? 'un año anterior' : `${demas} años anteriores`}`;
}
