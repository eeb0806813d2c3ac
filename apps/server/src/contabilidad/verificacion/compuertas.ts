// What a month's close asks of the verification: that the month's books prove.

import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { enlaceAPartida } from '#contabilidad/partidas/enlace.ts';
import { type Compuerta, DETALLES_MAX, EN_ORDEN, type Revision } from '#contabilidad/periodos/compuerta.ts';
import { verificarMes } from './verificar-mes.ts';

export const librosVerifican: Compuerta = {
  id: 'verificacion',
  titulo: 'Los libros del mes verifican',
  admiteExcepcion: false,
  async revisar(db, { agencia, ...dias }) {
    const hallados = await verificarMes(db, { ...dias, agencias: [agencia] });
    return revisionDe(hallados.get(agencia) ?? []);
  },
  async revisarVarias(db, alcance) {
    const revisiones = new Map<string, Revision>();
    for (const [agencia, hallazgos] of await verificarMes(db, alcance))
      revisiones.set(agencia, revisionDe(hallazgos));
    return revisiones;
  },
};

function revisionDe(hallazgos: readonly Hallazgo[]): Revision {
  const [primero] = hallazgos;
  if (primero === undefined) return EN_ORDEN;
  return {
    pasa: false,
    motivo: `La verificación del mes halló ${hallazgos.length}: ${primero.mensaje}`,
    detalle: hallazgos.slice(0, DETALLES_MAX).map(({ regla, ejercicio, numero, mensaje, idPartida }) => ({
      id: `${regla} ${ejercicio ?? ''} ${numero ?? mensaje}`,
      texto: mensaje,
      enlace: idPartida === null ? null : enlaceAPartida(idPartida),
    })),
  };
}
