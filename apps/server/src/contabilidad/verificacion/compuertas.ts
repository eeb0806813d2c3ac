// What a month's close asks of the verification: that the month's books prove.
import { enlaceAPartida } from '../partidas/enlace.ts';
import { type Compuerta, DETALLES_MAX, EN_ORDEN } from '../periodos/compuerta.ts';
import { verificarMes } from './verificar-mes.ts';

export const librosVerifican: Compuerta = {
  id: 'verificacion',
  titulo: 'Los libros del mes verifican',
  admiteExcepcion: false,
  async revisar(db, alcance) {
    const hallazgos = await verificarMes(db, alcance);
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
  },
};
