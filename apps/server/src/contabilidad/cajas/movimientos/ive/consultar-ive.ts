// Whether a movement would ask for the origin of funds: yes or no, so that whoever asks does not learn what a person moved elsewhere.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/ive';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { superaUmbral } from '@cuadra/core/cajas/efectivo-reportable';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { hoyEn } from '#platform/reloj.ts';
import { documentoDePersona } from './documento-de-persona.ts';

export async function consultarIve(
  db: Database,
  { ahora }: ContextoConActor,
  { documento, sentido, monto }: QueryOf<typeof contrato.consultarIve>,
): Promise<ResponseOf<typeof contrato.consultarIve>> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const { rows } = await sql<{ acumulado: Centavos; umbralUsd: number; tasaPpm: number }>`${preparada}
    select efectivo_del_dia(${documentoDePersona(documento)}, ${hoy}, ${sentido}) as acumulado,
      g.umbral_ive as umbral_usd, g.tasa_dolar as tasa_ppm
    from configuracion_de_cajas g`.execute(db);
  const [sabido] = rows;
  return { pideFormulario: sabido !== undefined && superaUmbral({ ...sabido, monto }) };
}
