// What closing a year would do today, per agencia: the closing partida, the result, and what is still pending. The
// same dataset is shown beforehand and posted afterwards.
import type * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import {
  type Cierre,
  cierreDe,
  esDeResultado,
  nombreDePeriodo,
  primerDia,
  ultimoDia,
} from '@cuadra/core/cierre';
import { restar, sumar } from '@cuadra/core/dinero';
import { nombreDeMes } from '@cuadra/core/meses';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { alcanceDeVarias } from './alcance.ts';
import { type Alcance, type Compuerta, EN_ORDEN, type Revision, revisarEnCadaAgencia } from './compuerta.ts';
import { leerCuentasDeCierre, listarPeriodos, verEjercicio } from './queries.ts';

export type CierreDeEjercicio = ResponseOf<typeof contrato.verCierreDeEjercicio>;

const DICIEMBRE = 12;

export async function cierreDeEjercicio(
  db: Database,
  { ahora }: Pick<Contexto, 'ahora'>,
  anio: number,
  compuertas: readonly Compuerta[],
): Promise<CierreDeEjercicio> {
  const { estado, procedencia } = await verEjercicio(db, anio);
  const detalle = await leerCuentasDeDetalle(db);
  const cierres = await calcularCierres(db, anio);
  const alcance = {
    ...alcanceDeVarias({ anio, mes: DICIEMBRE, agencias: [...cierres.keys()] }, { ahora }),
    desde: primerDia(anio, 1),
  };
  const revisadas =
    estado === 'cerrado' ? undefined : await revisarEnCadaAgencia(db, alcance, delAnio(compuertas));
  const agencias: CierreDeEjercicio['agencias'] = [];
  for (const [agencia, { lineas, productos, gastos, resultado }] of cierres) {
    agencias.push({
      agencia,
      productos,
      gastos,
      resultado,
      lineas: lineas.map(({ idCuenta, debe, haber }) => {
        return { idCuenta, nombreCuenta: detalle.get(idCuenta)?.nombreCuenta ?? '', debe, haber };
      }),
      compuertas: revisadas?.get(agencia) ?? [],
    });
  }
  return {
    anio,
    estado,
    procedencia,
    resultado: sumar(agencias.map(({ resultado }) => resultado)),
    agencias,
  };
}

export async function listarAgenciasDe(db: Database, anio: number): Promise<string[]> {
  const periodos = await listarPeriodos(db, { anio });
  return periodos.filter(({ mes }) => mes === DICIEMBRE).map(({ agencia }) => agencia);
}

/** One entry per agencia of the year, also for those that moved nothing. */
async function calcularCierres(db: Database, anio: number): Promise<Map<string, Cierre>> {
  const agencias = await listarAgenciasDe(db, anio);
  const { cuentaResultado } = await leerCuentasDeCierre(db);
  const saldos = await saldosAl(db, { fecha: ultimoDia(anio, DICIEMBRE), agencias });
  return new Map(
    agencias.map((agencia) => {
      const suyos = saldos.filter((saldo) => saldo.agencia === agencia);
      const netos = suyos.map(({ idCuenta, debe, haber }) => ({ idCuenta, neto: restar(debe, haber) }));
      return [agencia, cierreDe(netos, cuentaResultado)];
    }),
  );
}

/** December's gates over the whole year, and what only the year's close asks for. */
const delAnio = (compuertas: readonly Compuerta[]): readonly Compuerta[] => [
  {
    id: 'meses-anteriores',
    titulo: 'Enero a noviembre cerrados',
    admiteExcepcion: false,
    revisar: mesesAnterioresCerrados,
  },
  ...compuertas,
  {
    id: 'cuentas-de-cierre',
    titulo: 'Cuentas de resultado listas',
    admiteExcepcion: false,
    revisar: cuentasListas,
  },
];

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

async function mesesAnterioresCerrados(db: Database, { anio, agencia }: Alcance): Promise<Revision> {
  const periodos = await listarPeriodos(db, { anio, agencias: [agencia] });
  const abiertos = periodos.filter(({ mes, estado }) => mes < DICIEMBRE && estado !== 'cerrado');
  if (abiertos.length === 0) return EN_ORDEN;
  const nombres = lista.format(abiertos.map(({ mes }) => nombreDeMes(mes)));
  const detalle = abiertos.map(({ mes }) => ({
    id: String(mes),
    texto: nombreDePeriodo(anio, mes),
    enlace: `/contabilidad/cierre?anio=${anio}&mes=${mes}&agencia=${agencia}`,
  }));
  return {
    pasa: false,
    motivo: `${abiertos.length === 1 ? 'Falta' : 'Faltan'} por cerrar ${nombres}.`,
    detalle,
  };
}

/** The accounts that the closing partida will move must be able to take its lines. */
async function cuentasListas(db: Database, { anio, agencia, hasta }: Alcance): Promise<Revision> {
  const { cuentaResultado, cuentaAcumulados } = await leerCuentasDeCierre(db);
  const existentes = await leerCuentasDeDetalle(db);
  const saldos = await saldosAl(db, { fecha: hasta, agencias: [agencia] });
  const movidas = saldos.filter(({ idCuenta, debe, haber }) => esDeResultado(idCuenta) && debe !== haber);
  const usadas =
    movidas.length === 0
      ? []
      : [...movidas.map(({ idCuenta }) => idCuenta), cuentaResultado, cuentaAcumulados];
  const detalle = usadas.flatMap((id) => {
    const cuenta = existentes.get(id);
    const enlace = `/contabilidad/catalogo?cuenta=${id}`;
    if (cuenta === undefined) return [{ id, texto: `${id} no existe o no es de detalle`, enlace }];
    return cuenta.estado === 'bloqueada' ? [{ id, texto: `${id} está bloqueada`, enlace }] : [];
  });
  if (detalle.length === 0) return EN_ORDEN;
  const cuales = detalle.map(({ texto }) => texto).join('; ');
  return { pasa: false, motivo: `Para la partida de cierre de ${anio}: ${cuales}.`, detalle };
}

async function leerCuentasDeDetalle(db: Database) {
  const filas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta', 'estado'])
    .where('tipoCuenta', '=', 'D')
    .execute();
  return new Map(filas.map((fila) => [fila.idCuenta, fila]));
}
