// Several partidas approved together, each on its own: one that is refused stops no other.
import { z } from 'zod';
import { uuid, version } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const APROBACIONES_MAX = 200;

const resultadoDeAprobacion = z.object({
  id: z.uuid(),
  /** Null: it was not approved, and `codigo` and `mensaje` say why. */
  numero: z.int().nullable(),
  codigo: z.string().nullable(),
  mensaje: z.string().nullable(),
});
export type ResultadoDeAprobacion = z.infer<typeof resultadoDeAprobacion>;

export const aprobarVarias = endpoint({
  method: 'POST',
  path: '/api/contabilidad/partidas/aprobar',
  permission: 'partidas:aprobar',
  summary:
    'Aprueba y contabiliza varias partidas en revisión, cada una por su cuenta, y responde por cada una',
  body: z.strictObject({
    partidas: z
      .array(z.strictObject({ id: uuid, version }))
      .min(1)
      .max(APROBACIONES_MAX),
  }),
  response: z.object({ resultados: z.array(resultadoDeAprobacion) }),
  errors: [],
});
