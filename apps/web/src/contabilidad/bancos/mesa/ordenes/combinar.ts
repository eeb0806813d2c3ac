// Looks on the other side for what adds up to the same, and chooses it if it can only be that.
import { buscarCombinacion } from '@cuadra/contract/contabilidad/bancos/cruces';
import { call } from '#platform/api.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { Eleccion } from '../datos/eleccion.ts';
import { idsDe } from './hechos.ts';
import type { MesaAbierta } from './mesa-abierta.ts';
import type { Resultado } from './ordenes.ts';

const NEGATIVAS = {
  ninguna: 'Nada pendiente del otro lado suma lo mismo.',
  varias: 'Más de una combinación suma lo mismo: elija usted.',
  'sin-tiempo': 'Hay demasiadas combinaciones para probarlas todas: elija más de un lado, o menos.',
} as const;

export async function combinar(
  { cuenta }: MesaAbierta,
  elegido: Eleccion,
  elegir: (banco: readonly string[], libros: readonly string[]) => void,
): Promise<Resultado> {
  const suyos = idsDe(elegido);
  const { resultado, lineas, movimientos } = await call(buscarCombinacion, {
    params: { id: cuenta },
    body: suyos,
  });
  if (resultado !== 'unica') return { dicho: '', hechos: [], negado: NEGATIVAS[resultado] };
  elegir([...new Set([...suyos.lineas, ...lineas])], [...new Set([...suyos.movimientos, ...movimientos])]);
  const cuantas = suyos.lineas.length > 0 ? movimientos.length : lineas.length;
  return {
    dicho: `Solo una combinación suma lo mismo: ${formatearEntero(cuantas)} del otro lado. Intro la cruza.`,
    hechos: [],
  };
}
