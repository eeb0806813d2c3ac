// What is written to post lines of the bank and, if it is to be remembered, as which rule.
import { fechaContable, renglon } from '@cuadra/contract/campos';
import { z } from 'zod';
import type { Renglon } from '../datos/renglon.ts';
import { TEXTO_DE_REGLA_MAX, textoDeRegla } from '../datos/texto-de-regla.ts';

const NOMBRE_MAX = 60;

export const partidaEscrita = z
  .object({
    idCuenta: z.string().min(1, 'Elija la cuenta.'),
    concepto: renglon(200).min(3, 'Escriba el concepto.'),
    /** Absent: the day of the line. */
    fecha: fechaContable.optional(),
    recordar: z.boolean(),
    nombre: renglon(NOMBRE_MAX),
    texto: renglon(TEXTO_DE_REGLA_MAX),
  })
  .refine(({ recordar, nombre }) => !recordar || nombre !== '', {
    path: ['nombre'],
    error: 'Escriba el nombre.',
  })
  .refine(({ recordar, texto }) => !recordar || texto.length >= 2, {
    path: ['texto'],
    error: 'Escriba al menos una palabra.',
  });
export type PartidaEscrita = z.output<typeof partidaEscrita>;

export function partidaPorEscribir(lineas: readonly Renglon[]): PartidaEscrita {
  const texto = textoDeRegla(lineas);
  return {
    idCuenta: '',
    concepto: '{texto}',
    fecha: undefined,
    recordar: false,
    nombre: `${texto.charAt(0).toUpperCase()}${texto.slice(1, NOMBRE_MAX)}`,
    texto,
  };
}
