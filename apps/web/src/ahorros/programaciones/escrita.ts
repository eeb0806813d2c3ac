// A schedule being written.
import {
  nombresDeFrecuencia,
  type Programacion,
  programacionNueva,
} from '@cuadra/contract/ahorros/programaciones';
import { z } from 'zod';
import { formatDate } from '#ui/format/date.ts';
import { thisMonth } from '#ui/format/ranges.ts';

/** The days are typed, and an empty field is no zero. */
export const esquema = programacionNueva.extend({
  diasDespues: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, 'Escriba de 0 a 30 días.')
    .transform(Number)
    .pipe(programacionNueva.shape.diasDespues.max(30, 'Escriba de 0 a 30 días.')),
  responsable: z.uuid('Elija a la persona responsable.'),
});
export type Escrita = z.input<typeof esquema>;
export type Leida = z.output<typeof esquema>;

export const porDefecto = (yo: string): Escrita => ({
  nombre: '',
  productos: [],
  agencias: null,
  frecuencia: 'mensual',
  diasDespues: '1',
  hora: '06:00',
  proximoFin: thisMonth().hasta,
  avisarA: yo === '' ? [] : [yo],
  responsable: yo,
});

export const deGuardada = (guardada: Programacion): Escrita => ({
  nombre: guardada.nombre,
  productos: guardada.productos.map(({ id }) => id),
  agencias: guardada.agencias,
  frecuencia: guardada.frecuencia,
  diasDespues: String(guardada.diasDespues),
  hora: guardada.hora,
  proximoFin: guardada.proximoFin,
  avisarA: guardada.avisarA.map(({ id }) => id),
  responsable: guardada.responsable.id,
});

interface AgenciaQueHay {
  readonly idAgencia: string;
  readonly activa: boolean;
}

/** All of the person's are all that there are, and will be, only for whoever works in all of them. */
export function agenciasPedidas(
  elegidas: readonly string[] | null,
  propias: readonly string[],
  todas: readonly AgenciaQueHay[],
): string[] | null {
  if (elegidas !== null) return [...elegidas];
  if (todas.every(({ idAgencia }) => propias.includes(idAgencia))) return null;
  const cerradas = new Set(todas.flatMap(({ idAgencia, activa }) => (activa ? [] : [idAgencia])));
  return propias.filter((id) => !cerradas.has(id));
}

/** What will happen, in one sentence; undefined while something cannot be read. */
export function enUnaFrase({ frecuencia, proximoFin, diasDespues, hora }: Escrita): string | undefined {
  const leida = esquema.pick({ diasDespues: true, hora: true, proximoFin: true });
  const { data } = leida.safeParse({ diasDespues, hora, proximoFin });
  if (data === undefined) return undefined;
  const cuando =
    data.diasDespues === 0
      ? 'apenas termine'
      : data.diasDespues === 1
        ? 'un día después'
        : `${data.diasDespues} días después`;
  return `${nombresDeFrecuencia[frecuencia]}. El próximo período termina el ${formatDate(data.proximoFin)}; se calcula ${cuando}, a las ${data.hora}.`;
}
