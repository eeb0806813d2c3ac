// An institution without any product, with those who write them and those who publish them, signed in.
import * as contrato from '@cuadra/contract/ahorros/productos';
import * as deReglas from '@cuadra/contract/ahorros/reglas';
import * as deTasas from '@cuadra/contract/ahorros/tasas';
import type { CallOf } from '@cuadra/contract/endpoint';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { aEscondidas, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

export const DE_AHORRO = '3011020101';
export const DE_OTRO_AHORRO = '3011020102';
export const DE_PLAZO = '30110301';
export const GASTO = '7011010101';
export const POR_PAGAR = '30410101';
export const ISR = '3051010101';
/** Deudora, where what cannot be taken back is collected. */
export const POR_COBRAR = '10510199';

export interface Persona {
  readonly id: string;
  readonly token: string;
}

export interface MundoDeProductos extends AplicacionDePrueba {
  readonly ahorros: Persona;
  readonly ahorros2: Persona;
  readonly contador: Persona;
  readonly contador2: Persona;
  crear(cambios?: Partial<contrato.ProductoNuevo>): Promise<contrato.ProductoDeAhorro>;
  /** An account of the product with that balance, brought from elsewhere; its id. */
  traer(producto: number, agencia: string, saldo: number, pagadaHasta?: string): Promise<number>;
  /** As if who publishes now had written it, when they were of ahorros: no person is both. */
  atribuir(tabla: string, columna: string, id: number | string, a: Persona): Promise<void>;
  /** A state that its own room would have brought it to. */
  atribuirEstado(id: number, estado: string, tabla?: string): Promise<void>;
  /** A run over those days, in that state; its id. */
  correr(producto: number, estado: string, desde: string, hasta: string): Promise<number>;
  /** Rules and rates from that day on, written by one and published by another. */
  conReglas(
    producto: number,
    desde?: string,
    cambios?: Partial<ReglasPorEscribir>,
  ): Promise<contrato.ProductoDeAhorro>;
}

type ReglasPorEscribir = CallOf<typeof deReglas.escribirReglas>['body'];

export const reglas = (cambios: Partial<ReglasPorEscribir> = {}): ReglasPorEscribir => ({
  ...{ desde: '2026-01-01', metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna' },
  ...{ abono: 'mensual', minimo: 100_00, tope: null, redondeo: 'mitad-arriba', inactivas: 'paga' },
  ...{ bloqueadas: 'devenga', provision: 'ninguna', sinFondos: 'omitir', aperturaMinima: 50_00 },
  ...{ plazos: null, penalizadaPpm: null, cuentaGasto: GASTO, cuentaIsr: ISR },
  ...{ cuentaPorPagar: null, cuentaPorCobrar: null },
  ...cambios,
});

export const tramo = (
  montoDesde: number,
  montoHasta: number | null,
  ppm: number,
  plazo: readonly [number, number | null] = [0, null],
) => ({ montoDesde, montoHasta, plazoDesde: plazo[0], plazoHasta: plazo[1], ppm });

export const TASAS = {
  desde: '2026-01-01',
  modo: 'total' as const,
  tramos: [tramo(0, 10_000_00, 20_000), tramo(10_000_00, null, 35_000)],
};

export async function mundoDeProductos(
  opciones: Parameters<typeof aplicacionDePrueba>[0] = {},
): Promise<MundoDeProductos> {
  const prueba = await aplicacionDePrueba(opciones);
  await contratar(prueba, 'ahorros2@cuadra.demo', ['ahorros'], ['01', '02', '03']);
  const ids = await prueba.db.selectFrom('usuario').select(['id', 'correo']).execute();
  const entrar = async (correo: string): Promise<Persona> => ({
    id: ids.find((uno) => uno.correo === correo)?.id ?? '',
    token: await prueba.entrar(correo),
  });
  const gente = {
    ahorros: await entrar('ahorros@cuadra.demo'),
    ahorros2: await entrar('ahorros2@cuadra.demo'),
    contador: await entrar('contador@cuadra.demo'),
    contador2: await entrar('contador2@cuadra.demo'),
  };
  const { ahorros, contador } = gente;
  return {
    ...prueba,
    ...gente,
    ...porDetras(prueba.url),
    crear: async (cambios = {}) =>
      hecha(
        await prueba.llamar(
          contrato.crearProducto,
          {
            body: {
              codigo: 'AHC',
              nombre: 'Ahorro corriente',
              clase: 'vista',
              idCuenta: DE_AHORRO,
              ...cambios,
            },
          },
          ahorros,
        ),
      ),
    async conReglas(id, desde = '2026-01-01', cambios = {}) {
      const params = { id };
      const body = reglas({ desde, ...cambios });
      const conReglas = hecha(await prueba.llamar(deReglas.escribirReglas, { params, body }, ahorros));
      const conTasas = hecha(
        await prueba.llamar(deTasas.escribirTasas, { params, body: { ...TASAS, desde } }, ahorros),
      );
      const publicar = { params: { id, regla: conReglas.versiones[0]?.id ?? 0 }, body: { version: 0 } };
      hecha(await prueba.llamar(deReglas.publicarReglas, publicar, contador));
      const tasas = { params: { id, regla: conTasas.tablas[0]?.id ?? 0 }, body: { version: 0 } };
      return hecha(await prueba.llamar(deTasas.publicarTasas, tasas, contador));
    },
  };
}

/** What other rooms do, put in as the owner of the schema. */
function porDetras(url: string): Pick<MundoDeProductos, 'traer' | 'correr' | 'atribuir' | 'atribuirEstado'> {
  let cuantas = 0;
  return {
    async traer(producto, agencia, saldo, pagadaHasta = '2026-01-01') {
      const numero = `01-${String(++cuantas).padStart(5, '0')}`;
      const [fila] = await comoDueno(
        url,
        `select set_config('cuadra.accion', 'prueba', false)`,
        `insert into cuenta_ahorro (numero, producto, agencia, apertura, interes_hasta)
         values ('${numero}', ${producto}, '${agencia}', '2026-01-01', '${pagadaHasta}')`,
        `select id, ahorro_traer(array[id], array['saldo-inicial'], array[${saldo}::bigint], array['2026-01-01'::date],
           array['2026-01-01'::date], array['2026-01-01'::date], array[null::uuid], array[null::integer], array[null], array[null])
         from cuenta_ahorro where numero = '${numero}'`,
      );
      return Number(fila?.id);
    },
    atribuir: (tabla, columna, id, { id: quien }) =>
      aEscondidas(
        url,
        `update ${tabla} set ${columna} = '${quien}' where ${typeof id === 'number' ? 'id' : 'desde'} = '${id}'`,
      ),
    atribuirEstado: (id, estado, tabla = 'corrida') =>
      aEscondidas(url, `update ${tabla} set estado = '${estado}' where id = ${id}`),
    async correr(producto, estado, desde, hasta) {
      const [fila] = await comoDueno(
        url,
        `set session_replication_role = replica`,
        `insert into corrida (clase, nombre, desde, hasta, fecha_valor, fecha, estado, creada_en)
         values ('ordinaria', 'Intereses', '${desde}', '${hasta}', '${desde}', '${hasta}', '${estado}', now())`,
        `insert into corrida_alcance (corrida, producto, agencia, periodo, viva)
         select max(id), ${producto}, '01', daterange('${desde}', '${hasta}'), false from corrida`,
        'select max(id) as id from corrida',
      );
      return Number(fila?.id);
    },
  };
}
