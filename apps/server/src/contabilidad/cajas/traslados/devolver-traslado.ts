import type { devolverTraslado as endpoint, Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisarTraslado } from '../avisos.ts';
import { cambiarTraslado, exigirTraslado } from './exigir-traslado.ts';
import { jornadaEnCaja, type Medios, moverTraslado, salidaDe, unTramo } from './mover-traslado.ts';

/** What the other caja did not receive comes back to the one that sent it: its movement is undone. */
export function devolverTraslado(
  medios: Medios,
  contexto: ContextoConActor,
  id: string,
  { version }: BodyOf<typeof endpoint>,
  llave: Llave | undefined,
): Promise<Traslado> {
  const { db } = medios;
  return unTramo(medios, contexto, llave, async () => {
    const estado = 'rechazado';
    const traslado = await exigirTraslado(db, contexto, { id, version, lados: ['origen'], estado });
    const jornada = await jornadaEnCaja(db, contexto, traslado.origen);
    const salida = await salidaDe(db, id);
    return moverTraslado(medios, contexto, {
      accion: 'cajas:devolver-traslado',
      jornada,
      traslado,
      sentido: 'entrada',
      contracuenta: salida.idCuenta,
      revierte: { id: salida.id, motivo: traslado.motivo ?? 'No fue recibido' },
      llave,
      antes: (tx) => cambiarTraslado(tx, traslado, { estado: 'devuelto' }),
      despues: (tx) => avisarTraslado(tx, contexto, traslado, 'devuelto'),
    });
  });
}
