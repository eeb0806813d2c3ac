// PostgreSQL holds the chart together by itself: everything here goes around the application, as its own role.

import * as contrato from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, restriccionRota } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

async function rota(sentencia: string): Promise<string> {
  const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
  const intento = escribir(prueba.db, contexto, 'prueba', (tx) => sql.raw(sentencia).execute(tx));
  return intento.then(
    () => 'ninguna',
    (error: unknown) => restriccionRota(error) ?? String(error),
  );
}

const insertar = (id: string, nombre = 'Cuenta', tipo = 'D', naturaleza = 'deudora', estado = 'activa') =>
  `insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, estado)
   values ('${id}', '${nombre}', '${tipo}', '${naturaleza}', '${estado}')`;

describe('aunque la aplicación se equivoque, PostgreSQL rechaza', () => {
  it.each([
    ['una cuenta sin mayor', insertar('109901'), 'cuenta_depende_de_mayor'],
    ['una cuenta bajo otra de detalle', insertar('10110501'), 'cuenta_depende_de_mayor'],
    [
      'que una con subcuentas pase a detalle',
      `update cuenta set tipo_cuenta = 'D' where id_cuenta = '1011'`,
      'cuenta_depende_de_mayor',
    ],
    ['borrar una con subcuentas', `delete from cuenta where id_cuenta = '1011'`, 'cuenta_depende_de_mayor'],
    [
      'cambiar el código de una con subcuentas',
      `update cuenta set id_cuenta = '1018' where id_cuenta = '1011'`,
      'cuenta_depende_de_mayor',
    ],
    ['un código de otro ancho', insertar('10111'), 'cuenta_id_cuenta_check'],
    ['un código con letras', insertar('10A'), 'cuenta_id_cuenta_check'],
    ['un código que empieza en cero', insertar('0', 'Cuenta', 'M'), 'cuenta_id_cuenta_check'],
    ['un código repetido', insertar('1011'), 'cuenta_pkey'],
    ['un nombre con espacios de más', insertar('101106', ' Caja'), 'cuenta_nombre_cuenta_check'],
    ['un nombre vacío', insertar('101106', ''), 'cuenta_nombre_cuenta_check'],
    ['un tipo desconocido', insertar('101106', 'Caja', 'X'), 'cuenta_tipo_cuenta_check'],
    ['una naturaleza desconocida', insertar('901106', 'Caja', 'D', 'mixta'), 'cuenta_naturaleza_check'],
    [
      'la naturaleza de otra clase',
      insertar('101106', 'Caja', 'D', 'acreedora'),
      'cuenta_naturaleza_de_clase',
    ],
    ['un estado desconocido', insertar('101106', 'Caja', 'D', 'deudora', 'cerrada'), 'cuenta_estado_check'],
    ['otra etiqueta con el mismo nombre', `insert into etiqueta values ('CÁRTERA')`, 'etiqueta_nombre'],
    ['una etiqueta sin nombre', `insert into etiqueta values ('')`, 'etiqueta_nombre_etiqueta_check'],
    [
      'una etiqueta con punto y coma',
      `insert into etiqueta values ('a;b')`,
      'etiqueta_nombre_etiqueta_check',
    ],
    [
      'la etiqueta de una cuenta que no existe',
      `insert into cuenta_etiqueta values ('1999', 'Cartera')`,
      'cuenta_etiqueta_id_cuenta_fkey',
    ],
    [
      'una etiqueta que nadie creó',
      `insert into cuenta_etiqueta values ('1', 'Ninguna')`,
      'cuenta_etiqueta_nombre_etiqueta_fkey',
    ],
  ])('%s', async (_, sentencia, restriccion) => expect(await rota(sentencia)).toBe(restriccion));

  it('que el mayor no sea el del código: esa columna no se puede escribir', async () => {
    const insercion = `insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, id_parent) values ('101106', 'Caja', 'D', 'deudora', '102')`;
    expect(await rota(insercion)).toContain('id_parent');
    expect(await rota(`update cuenta set id_parent = '102' where id_cuenta = '1011'`)).toContain('id_parent');
  });

  it('un cambio que no dice quién ni qué', async () => {
    await expect(sql.raw(insertar('101106')).execute(prueba.db)).rejects.toThrow(
      'todo cambio pasa por escribir()',
    );
  });

  it('nada de lo anterior quedó guardado, y lo correcto sí entra', async () => {
    expect(await rota(insertar('101106', 'Caja'))).toBe('ninguna');
  });
});

describe('una cuenta con movimientos', () => {
  let token: string;
  const params = { idCuenta: '1011010101' };
  beforeAll(async () => {
    token = await prueba.entrar('contador@cuadra.demo');
    // As the tables of movements will: only accounts of detalle, by code and type.
    await consultar(
      prueba.url,
      `create table movimiento_de_prueba (
         cuenta text not null,
         tipo text not null generated always as ('D') stored,
         foreign key (cuenta, tipo) references cuenta (id_cuenta, tipo_cuenta)
       );
       insert into movimiento_de_prueba (cuenta) values ('1011010101');`,
    );
  });

  it('no se elimina', async () => {
    const { status, problema } = await prueba.llamar(contrato.eliminarCuenta, { params }, { token });
    expect([status, problema.codigo]).toEqual([409, 'CUENTA_CON_MOVIMIENTOS']);
    expect(problema.detail).toContain('bloquéela');
  });

  it('no cambia de código, ni ella ni la rama en que está', async () => {
    const sola = await prueba.llamar(
      contrato.moverCuenta,
      { params, body: { idCuentaNueva: '1011010199', version: 1 } },
      { token },
    );
    expect([sola.status, sola.problema.codigo]).toEqual([409, 'CUENTA_CON_MOVIMIENTOS']);
    const rama = await prueba.llamar(
      contrato.moverCuenta,
      { params: { idCuenta: '101101' }, body: { idCuentaNueva: '101109', version: 1 } },
      { token },
    );
    expect([rama.status, rama.problema.codigo]).toEqual([409, 'CUENTA_CON_MOVIMIENTOS']);
  });

  it('no pasa a mayor', async () => {
    const { status, problema } = await prueba.llamar(
      contrato.editarCuenta,
      { params, body: { tipoCuenta: 'M', version: 1 } },
      { token },
    );
    expect([status, problema.codigo]).toEqual([409, 'CUENTA_CON_MOVIMIENTOS']);
    expect(problema.detail).toBe('La cuenta tiene movimientos y debe seguir siendo de detalle (D).');
  });

  it('sí cambia de nombre y se bloquea', async () => {
    const { status, cuerpo } = await prueba.llamar(
      contrato.editarCuenta,
      { params, body: { nombreCuenta: 'Bóveda general', estado: 'bloqueada', version: 1 } },
      { token },
    );
    expect(status).toBe(200);
    expect(cuerpo.estado).toBe('bloqueada');
  });

  it('en una importación se rechaza en su línea, y el ensayo ya lo dice', async () => {
    const texto =
      'idCuenta,nombreCuenta,tipoCuenta,naturaleza\n101110,Nueva,D,deudora\n1011010101,Bóveda,M,deudora\n';
    const body = { mediaType: CSV, bytes: new TextEncoder().encode(texto) };
    const mensaje = 'La cuenta 1011010101 tiene movimientos y debe seguir siendo de detalle (D).';
    const ensayo = await prueba.llamar(
      contrato.importarCatalogo,
      { query: { ensayo: 'true' }, body },
      { token },
    );
    expect(ensayo.cuerpo.errores).toEqual([
      { linea: 3, campo: 'tipoCuenta', codigo: 'CUENTA_CON_MOVIMIENTOS', mensaje },
    ]);
    const real = await prueba.llamar(
      contrato.importarCatalogo,
      { query: { ensayo: 'false' }, body },
      { token },
    );
    expect([real.status, real.problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(real.problema.errores).toEqual([
      { campo: 'línea 3 · tipoCuenta', codigo: 'CUENTA_CON_MOVIMIENTOS', mensaje },
    ]);
  });
});
