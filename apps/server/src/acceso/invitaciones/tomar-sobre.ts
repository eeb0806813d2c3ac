import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface SobreTomado {
  readonly usuario: string;
  readonly creadaPor: string | null;
  readonly exenta: boolean;
  readonly confirmadaEn: string | null;
}

/** One that may still be used, held until the end of the transaction; otherwise, why not. */
export async function tomarSobre(tx: Tx, id: string, ahora: Temporal.Instant): Promise<SobreTomado> {
  const sobre = await tx
    .selectFrom('invitacion')
    .select(['usuario', 'creadaPor', 'exenta', 'confirmadaEn', 'usadaEn', 'anulada', 'venceEn'])
    .where('id', '=', id)
    .where('via', '=', 'sobre')
    .forUpdate()
    .executeTakeFirst();
  if (sobre === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const vencio = Temporal.Instant.compare(Temporal.Instant.from(sobre.venceEn), ahora) <= 0;
  if (sobre.usadaEn !== null || sobre.anulada || vencio) throw new ProblemaError('INVITACION_TERMINADA');
  return sobre;
}
