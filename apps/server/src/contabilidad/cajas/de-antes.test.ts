// An institution whose cajas had limits, a tolerance and authorisations of their own: what it narrowed stays narrowed, and what was authorised
// is still known by whom.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leerMigraciones } from '#platform/database/migrar.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { type BaseVacia, consultar, crearBaseVacia } from '#testing/databases.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [CAJERA, JEFE, CAJA, JORNADA, MOVIMIENTO] = [id(1), id(2), id(3), id(4), id(5)];

const pedida = (
  n: number,
  estado: string,
  cambios: { clase?: string; orden?: string; motivo?: string } = {},
) => {
  const { clase = 'egreso', orden = '{}', motivo } = cambios;
  const resuelta = estado === 'pendiente' ? 'null, null' : `'${JEFE}', '2026-11-10T15:05:00Z'`;
  return `insert into autorizacion_de_caja (id, jornada, clase, sentido, medio, monto, concepto, orden, estado, pedida_por, pedida_en,
      resuelta_por, resuelta_en, motivo)
    values ('${id(n)}', '${JORNADA}', '${clase}', 'salida', 'efectivo', 100, 'Pago', '${orden}', '${estado}', '${CAJERA}',
      '2026-11-10T15:00:00Z', ${resuelta}, ${motivo === undefined ? 'null' : `'${motivo}'`})`;
};

let base: BaseVacia;
beforeAll(async () => {
  base = await crearBaseVacia(inject('urlDeAdministracion'));
  await consultar(
    base.url,
    `create table migracion (
    nombre text primary key, huella text not null, aplicada_en timestamptz not null default now())`,
  );
  for (const { nombre, sql, huella } of (await leerMigraciones()).filter((una) => una.nombre < '0093')) {
    await consultar(base.url, `begin; ${sql}; commit`);
    await consultar(base.url, `insert into migracion (nombre, huella) values ('${nombre}', '${huella}')`);
  }
  await consultar(
    base.url,
    [
      'set session_replication_role = replica',
      `insert into usuario (id, nombre, correo, creado_en) values ('${CAJERA}', 'Ana', 'ana@x.y', now()), ('${JEFE}', 'Beto', 'beto@x.y', now())`,
      `insert into agencia (id_agencia, nombre_agencia) values ('01', 'Central')`,
      `insert into caja (id, codigo, nombre, agencia, clase, id_cuenta, tolerancia) values
        ('${CAJA}', 'C1', 'Caja 1', '01', 'caja', '101101', 300), ('${id(6)}', 'B', 'Bóveda', '01', 'boveda', '101102', 0)`,
      `insert into limite_de_caja values ('${CAJA}', 'retiro-ahorro', 200000), ('${CAJA}', 'egreso', 9000000)`,
      `insert into jornada (id, caja, cajero, fecha, tolerancia, abierta_en) values ('${JORNADA}', '${CAJA}', '${CAJERA}', '2026-11-10', 300, now())`,
      pedida(11, 'autorizada', { clase: 'retiro-ahorro', orden: '{"movimiento": {"cuentaAhorro": 7}}' }),
      pedida(12, 'autorizada'),
      pedida(13, 'pendiente'),
      pedida(14, 'negada', { motivo: 'No hay factura' }),
      `insert into movimiento_de_caja (id, partida, jornada, caja, recibo, clase, sentido, medio, monto, id_cuenta, concepto, autorizacion,
          hecho_por, fecha, registrado_en)
        values ('${MOVIMIENTO}', '${MOVIMIENTO}', '${JORNADA}', '${CAJA}', 1, 'retiro-ahorro', 'salida', 'efectivo', 100, '301101', 'Pago',
          '${id(11)}', '${CAJERA}', '2026-11-10', '2026-11-10T15:10:00Z')`,
    ].join(';'),
  );
  await prepararBase(base.url, { secreto: 'un secreto de prueba' });
});
afterAll(() => base?.borrar());

it('lo que se autorizó y se usó sigue siendo de quien lo autorizó; lo que no se usó se pide de nuevo', async () => {
  const filas = await consultar(
    base.url,
    `select right(a.id::text, 2) as id, a.operacion, a.clase, a.estado, a.cuentas::text, a.resuelta_por = '${JEFE}' as del_jefe
     from autorizacion a order by a.id`,
  );
  expect(filas).toEqual([
    {
      id: '11',
      operacion: 'caja-retiro-ahorro',
      clase: 'paga',
      estado: 'usada',
      cuentas: '{7}',
      del_jefe: true,
    },
    { id: '12', operacion: 'caja-egreso', clase: 'paga', estado: 'retirada', cuentas: '{}', del_jefe: true },
    { id: '13', operacion: 'caja-egreso', clase: 'paga', estado: 'retirada', cuentas: '{}', del_jefe: null },
    { id: '14', operacion: 'caja-egreso', clase: 'paga', estado: 'negada', cuentas: '{}', del_jefe: true },
  ]);
});

it('los límites y la tolerancia quedan en la política: los de todas las cajas, si eran menores', async () => {
  const filas = await consultar(
    base.url,
    `select rol, operacion, clase, cada::int from politica
     where operacion in ('caja-retiro-ahorro', 'caja-egreso', 'caja-diferencia') and clase = 'paga' order by operacion, rol`,
  );
  expect(filas).toEqual([
    { rol: 'contador', operacion: 'caja-diferencia', clase: 'paga', cada: 300 },
    { rol: 'jefe_agencia', operacion: 'caja-diferencia', clase: 'paga', cada: 300 },
    { rol: 'cajero', operacion: 'caja-egreso', clase: 'paga', cada: 1_000_000 },
    { rol: 'cajero', operacion: 'caja-retiro-ahorro', clase: 'paga', cada: 200_000 },
  ]);
});
