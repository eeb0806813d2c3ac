// Somebody at the desk of November, as the web calls it.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/bancos/cruces';
import { verMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { MundoDeBancos, Persona } from '#contabilidad/bancos/testing/mundo-de-bancos.ts';

type Partes = readonly (string | readonly [id: string, monto: number])[];

const NOVIEMBRE = { anio: 2026, mes: 11, revision: 0 };

const parte = (una: Partes[number]) =>
  typeof una === 'string' ? { id: una } : { id: una[0], monto: una[1] };

/** The calls of one person on one account. */
export function enLaMesa(mundo: MundoDeBancos, { token }: Persona, cuenta = mundo.banrural) {
  const params = { id: cuenta };
  const conLlave = (llave: string = randomUUID()) => ({ token, llave });
  return {
    ver: async () =>
      (await mundo.llamar(verMesa, { params, query: { anio: 2026, mes: 11 } }, { token })).cuerpo,
    cruzar: (
      lineas: Partes,
      movimientos: Partes,
      mas: { ajuste?: { idCuenta: string; concepto: string }; motivo?: string } = {},
      llave?: string,
    ) =>
      mundo.llamar(
        contrato.crearCruce,
        {
          params,
          body: { ...NOVIEMBRE, lineas: lineas.map(parte), movimientos: movimientos.map(parte), ...mas },
        },
        conLlave(llave),
      ),
    deshacer: (...cruces: string[]) =>
      mundo.llamar(contrato.deshacerCruces, { params, body: { ...NOVIEMBRE, cruces } }, { token }),
    aceptar: (sugerencias: string[], llave?: string, motivo?: string) =>
      mundo.llamar(
        contrato.aceptarSugerencias,
        { params, body: { ...NOVIEMBRE, sugerencias, ...(motivo === undefined ? {} : { motivo }) } },
        conLlave(llave),
      ),
    rechazar: (...sugerencias: string[]) =>
      mundo.llamar(contrato.rechazarSugerencias, { params, body: { ...NOVIEMBRE, sugerencias } }, { token }),
    explicar: (
      lineas: string[],
      movimientos: string[],
      clase: BodyOf<typeof contrato.explicar>['clase'] = null,
      motivo: string | null = null,
    ) =>
      mundo.llamar(
        contrato.explicar,
        { params, body: { ...NOVIEMBRE, lineas, movimientos, clase, motivo } },
        { token },
      ),
    quitar: (lineas: string[], movimientos: string[]) =>
      mundo.llamar(
        contrato.quitarExplicaciones,
        { params, body: { ...NOVIEMBRE, lineas, movimientos } },
        { token },
      ),
    combinar: (lineas: string[], movimientos: string[], dias = 60) =>
      mundo.llamar(contrato.buscarCombinacion, { params, body: { lineas, movimientos, dias } }, { token }),
    registrar: (
      lineas: string[],
      idCuenta: string,
      mas: { concepto?: string; fecha?: string; regla?: string; motivo?: string } = {},
      llave?: string,
    ) =>
      mundo.llamar(
        contrato.registrarDesdeLineas,
        { params, body: { ...NOVIEMBRE, lineas, idCuenta, concepto: 'Nota del banco {referencia}', ...mas } },
        conLlave(llave),
      ),
    revertir: (partida: string, fecha = '2026-11-16') =>
      mundo.llamar(
        contrato.deshacerPartidaDeBanco,
        { params: { id: partida }, body: { fecha, motivo: 'No era de esta cuenta' } },
        { token },
      ),
    cruces: (query: { linea?: string; movimiento?: string; partida?: string }) =>
      mundo.llamar(contrato.verCruces, { query }, { token }),
  };
}

/** What is left of each. */
export async function pendientes(mundo: MundoDeBancos, ...ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: string; pendiente: number }>`
    select id, pendiente from linea_de_banco where id = any(${ids}::uuid[])
    union all select id, pendiente from movimiento_de_banco where id = any(${ids}::uuid[])`.execute(mundo.db);
  return ids.map((id) => rows.find((fila) => fila.id === id)?.pendiente ?? Number.NaN);
}

/** A suggestion as a pass would leave it. */
export function sugerir(
  mundo: MundoDeBancos,
  cuenta: string,
  {
    clase = 'cruce',
    lineas,
    movimientos = [],
    regla = null,
    otra = null,
  }: {
    clase?: 'cruce' | 'regla' | 'traslado';
    lineas: readonly string[];
    movimientos?: readonly string[];
    regla?: string | null;
    otra?: string | null;
  },
): Promise<string> {
  return mundo.cambiar(async (tx) => {
    const { id } = await tx
      .insertInto('sugerenciaDeBanco')
      .values({
        ...{ cuentaBancaria: cuenta, clase, puntaje: 70, razones: '[]', lineas: [...lineas] },
        ...{ movimientos: [...movimientos], regla, otraLinea: otra, huella: randomUUID() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** What the bitácora calls what was done to an entity, and who did. */
export async function anotado(mundo: MundoDeBancos, entidad: string, id: string) {
  const filas = await mundo.db
    .selectFrom('bitacora')
    .select(['accion', 'actor'])
    .where('entidad', '=', entidad)
    .where('idEntidad', '=', id)
    .orderBy('n')
    .execute();
  return filas.map(({ accion, actor }) => [accion, actor] as const);
}
