// The gates of a month that are about the month itself and its accounts; the other rooms hand over their own.
import { haTerminado, nombreDePeriodo } from '@cuadra/core/cierre';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { partidasDeCuenta } from '#contabilidad/partidas/enlace.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerSaldosPorExplicar } from './cierre/saldos-por-explicar.ts';
import { type Alcance, type Compuerta, EN_ORDEN, type Revision } from './compuerta.ts';
import { numerosSinSaltos } from './numeracion.ts';
import { verEjercicio } from './queries.ts';

export const mesTerminado: Compuerta = {
  id: 'mes-terminado',
  titulo: 'El mes terminó',
  admiteExcepcion: false,
  async revisar(_db, { anio, mes, hoy }) {
    if (haTerminado(anio, mes, hoy)) return EN_ORDEN;
    return { pasa: false, motivo: `El mes ${nombreDePeriodo(anio, mes)} todavía no termina.`, detalle: [] };
  },
};

export const cuentasPuenteEnCero: Compuerta = {
  id: 'cuentas-puente',
  titulo: 'Cuentas puente en cero',
  admiteExcepcion: true,
  revisar: revisarCuentasPuente,
};

export const numeracionSinSaltos: Compuerta = {
  id: 'numeracion',
  titulo: 'Numeración sin saltos',
  admiteExcepcion: false,
  esDeLaInstitucion: true,
  revisar: (db, { anio }) => numerosSinSaltos(db, anio),
};

async function revisarCuentasPuente(db: Database, alcance: Alcance): Promise<Revision> {
  const saldos = await leerSaldosPorExplicar(db, alcance);
  if (saldos.length === 0) return EN_ORDEN;
  const detalle = saldos.map(({ idCuenta, nombreCuenta, saldo, explicacion }) => {
    const texto = `${idCuenta} ${nombreCuenta} queda con ${formatearQuetzales(saldo)}`;
    return {
      id: idCuenta,
      texto: explicacion?.vigente === true ? `${texto}: ${explicacion.texto}` : texto,
      enlace: partidasDeCuenta(idCuenta, alcance),
    };
  });
  const faltan = saldos.filter(({ explicacion }) => explicacion?.vigente !== true);
  if (faltan.length === 0) return { pasa: true, motivo: 'Con saldo, explicado.', detalle };
  // What another system left unexplained month after month is told once, when the year that was brought ends.
  if (alcance.mes < 12 && (await verEjercicio(db, alcance.anio)).procedencia === 'traida') {
    return { pasa: true, motivo: 'El año se trajo de antes: se explican al cerrar diciembre.', detalle };
  }
  return {
    pasa: false,
    motivo: `${faltan.length === 1 ? 'Una cuenta puente queda' : `${faltan.length} cuentas puente quedan`} con saldo: ${faltan.map(({ idCuenta }) => idCuenta).join(', ')}.`,
    detalle,
  };
}
