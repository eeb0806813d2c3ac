// How the institution stands this morning, of the agencias of whoever asks.
import type { CifrasDeInicio } from '@cuadra/contract/contabilidad/indicadores';
import { esDeResultado } from '@cuadra/core/cierre';
import { rangosDe } from '@cuadra/core/estados-financieros/rangos';
import { listarAgencias } from '#contabilidad/agencias/queries.ts';
import { listarCuentas } from '#contabilidad/catalogo/queries.ts';
import { leerApartado } from '#contabilidad/saldos/partidas-de-cierre.ts';
import type { RecuadroDe } from '#inicio/recuadro.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { leerCuentasDeIndicadores, leerNetoDeDias, leerNetosPorMes } from './queries.ts';
import { resultadosDe } from './resultados-comparados.ts';
import { indicadoresDe, ordenarNetos } from './series.ts';

export const recuadroDeIndicadores: RecuadroDe['indicadores'] = {
  id: 'indicadores',
  permiso: 'reportes:ver',
  leer: (db, { actor, ahora }) => leerCifras(db, actor, ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate()),
};

async function leerCifras(db: Database, actor: Actor, dia: Temporal.PlainDate): Promise<CifrasDeInicio> {
  const { agencias } = actor;
  const hoy = dia.toString();
  const haceUnAnio = rangosDe(hoy)['anio-anterior'].hasta;
  const enero = `${haceUnAnio.slice(0, 4)}-01-01`;
  const [catalogo, elegidas, todas] = await Promise.all([
    listarCuentas(db),
    leerCuentasDeIndicadores(db),
    listarAgencias(db),
  ]);
  const deResultado = catalogo.filter(
    ({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && esDeResultado(idCuenta),
  );
  const resultados = deResultado.map(({ idCuenta }) => idCuenta);
  const cuentas = catalogo
    .filter(
      ({ idCuenta, tipoCuenta }) =>
        tipoCuenta === 'D' &&
        (esDeResultado(idCuenta) || elegidas.some((elegida) => idCuenta.startsWith(elegida.idCuenta))),
    )
    .map(({ idCuenta }) => idCuenta);
  const [filas, mismosDias, deCierre] = await Promise.all([
    leerNetosPorMes(db, { cuentas, agencias }, enero),
    leerNetoDeDias(
      db,
      { cuentas: resultados, agencias },
      { desde: `${haceUnAnio.slice(0, 7)}-01`, hasta: haceUnAnio },
    ),
    leerApartado(db, { cuentas: resultados, agencias, desde: enero, hasta: hoy, partidas: 'sin-cierre' }),
  ]);
  const meses = treceMeses(dia);
  const netos = ordenarNetos(filas);
  const deResultados = new Map([...netos].filter(([idCuenta]) => esDeResultado(idCuenta)));
  return {
    hoy,
    haceUnAnio,
    soloDe: todas.every(({ idAgencia }) => agencias.includes(idAgencia))
      ? null
      : todas
          .filter(({ idAgencia }) => agencias.includes(idAgencia))
          .map(({ nombreAgencia }) => nombreAgencia),
    indicadores: indicadoresDe(elegidas, { catalogo, netos, meses }),
    ...resultadosDe({ netos: deResultados, deCierre, mismosDias, hoy, haceUnAnio, meses }),
  };
}

/** The first day of this month and of the twelve before it. */
function treceMeses(dia: Temporal.PlainDate): string[] {
  const primero = dia.with({ day: 1 });
  return Array.from({ length: 13 }, (_, n) => primero.subtract({ months: 12 - n }).toString());
}
