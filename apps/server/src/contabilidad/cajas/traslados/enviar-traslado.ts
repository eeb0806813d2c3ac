import { randomUUIDv7 } from 'node:crypto';
import type { enviarTraslado as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { claseDeTraslado } from '@cuadra/core/cajas/movimiento';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisarTraslado } from '../avisos.ts';
import { exigirCajaVisible } from '../exigir-caja-visible.ts';
import { jornadaPropia } from '../movimientos/jornada-que-mueve.ts';
import { exigirCuentaDeTransito, type Medios, moverTraslado, unTramo } from './mover-traslado.ts';
import { exigirOtraCaja, exigirQuienReciba } from './otra-caja.ts';

/** Out of the own caja at once; in the other one when its cajero says that it is there. */
export function enviarTraslado(
  medios: Medios,
  contexto: ContextoConActor,
  { destino, medio, monto, concepto }: BodyOf<typeof endpoint>,
  llave: Llave | undefined,
): Promise<Traslado> {
  const { db } = medios;
  return unTramo(medios, contexto, llave, async () => {
    await exigirCajaVisible(db, contexto, destino);
    const jornada = await jornadaPropia(db, contexto);
    const otra = await exigirOtraCaja(db, contexto, jornada, destino);
    exigirQuienReciba(otra);
    const clase = claseDeTraslado(otra.claseDeLaPropia, otra.clase);
    const traslado = { id: randomUUIDv7(), origen: jornada.caja.id, destino, clase, medio, monto, concepto };
    return moverTraslado(medios, contexto, {
      accion: 'cajas:enviar-traslado',
      jornada,
      traslado,
      sentido: 'salida',
      deQue: { detalle: `a la caja ${otra.codigo}` },
      contracuenta: await exigirCuentaDeTransito(db),
      llave,
      antes: async (tx) => {
        await tx
          .insertInto('trasladoDeCaja')
          .values({
            ...traslado,
            estado: 'en_transito',
            pedidoPor: contexto.actor.id,
            pedidoEn: contexto.ahora.toString(),
            motivo: null,
          })
          .execute();
      },
      despues: (tx) => avisarTraslado(tx, contexto, traslado, 'enviado'),
    });
  });
}
