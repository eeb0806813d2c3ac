// Many partidas at once: all of them or none, each error on its line.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  DE_CONTROL,
  DE_MAYOR,
  GASTOS,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { enviar, lugares, ndjson, partida, verLibro } from './testing/lotes.ts';

let oficina: Oficina;
let token: string;

beforeAll(async () => {
  oficina = await abrirOficina();
  await oficina.limitar('contador', 'mueve', 50_000_000, null);
  token = oficina.contador;
});
afterAll(() => oficina.cerrar());

describe('un lote bueno', () => {
  it('en JSON recibe números seguidos, a nombre de quien lo trajo', async () => {
    const antes = await verLibro(oficina);
    const cuerpo = JSON.stringify({ partidas: [partida(), partida({ concepto: 'Otra' }), partida()] });
    const respuesta = await enviar(oficina, cuerpo, { token, mediaType: 'application/json' });
    expect(respuesta.status).toBe(200);
    const primero = antes.ultimoNumero + 1;
    expect(respuesta.cuerpo).toMatchObject({
      ensayo: false,
      partidas: 3,
      lineas: 6,
      contabilizadas: 3,
      series: [{ ejercicio: 2026, primerNumero: primero, ultimoNumero: primero + 2 }],
      // 3 × 50.00
      sumas: [{ agencia: '01', mes: '2026-11', partidas: 3, debe: 15_000, haber: 15_000 }],
      errores: [],
      totalDeErrores: 0,
    });
    const { rows } = await sql`
      select b.accion, u.correo from partida p join bitacora b on b.entidad = 'partida' and b.id_entidad = p.id::text
      join usuario u on u.id = b.actor where p.ejercicio = 2026 and p.numero >= ${primero}`.execute(
      oficina.db,
    );
    expect(rows).toEqual(Array(3).fill({ accion: 'partidas:importar', correo: 'contador@cuadra.demo' }));
  });

  it('en NDJSON: con marca UTF-8, CRLF, líneas en blanco y sin salto final', async () => {
    const antes = await verLibro(oficina);
    const texto = `\uFEFF${JSON.stringify(partida())}\r\n  \r\n\n${JSON.stringify(partida())}`;
    const { cuerpo } = await enviar(oficina, texto, { token });
    expect(cuerpo).toMatchObject({ partidas: 2, lineas: 4 });
    expect((await verLibro(oficina)).ultimoNumero).toBe(antes.ultimoNumero + 2);
  });

  it('una partida de 5,000 líneas entra; una de 5,001 no', async () => {
    const mitad = { idCuenta: CAJA_CHICA, debe: 200, haber: 0 };
    const larga = (cuantas: number) =>
      partida({
        lineas: [
          ...Array.from({ length: cuantas - 1 }, () => mitad),
          { idCuenta: '603102', debe: 0, haber: 200 * (cuantas - 1) },
        ],
      });
    expect((await enviar(oficina, ndjson(larga(5_000)), { token })).cuerpo.lineas).toBe(5_000);
    const { status, problema } = await enviar(oficina, ndjson(partida(), larga(5_001)), { token });
    expect([status, ...lugares(problema.errores)]).toEqual([422, [2, 'lineas', 'PETICION_INVALIDA']]);
  });

  it('que cruza de un año a otro recibe una serie en cada uno', async () => {
    await oficina.comoDueno(`insert into ejercicio (anio) values (2027) on conflict do nothing`);
    oficina.reloj.poner('2027-01-05T15:00:00Z');
    const doble = await oficina.entrar('contador@cuadra.demo');
    const antes = await verLibro(oficina);
    const texto = ndjson(
      partida({ fecha: '2027-01-04' }),
      partida({ fecha: '2026-12-31' }),
      partida({ fecha: '2027-01-05' }),
    );
    const { cuerpo } = await enviar(oficina, texto, { token: doble });
    const ultimo = antes.ultimoNumero + 1;
    expect(cuerpo.series).toEqual([
      { ejercicio: 2026, primerNumero: ultimo, ultimoNumero: ultimo },
      { ejercicio: 2027, primerNumero: 1, ultimoNumero: 2 },
    ]);
    oficina.reloj.poner('2026-11-16T15:00:00Z');
  });
});

describe('todo o nada', () => {
  const mala = partida({ lineas: [...lineas(5_000), { idCuenta: CAJA_CHICA, debe: 1_200, haber: 0 }] });
  const buenas = Array.from({ length: 4 }, () => partida());

  it.each([
    ['al principio', 1],
    ['en medio', 3],
    ['al final', 5],
  ])('una mala %s: no queda ninguna', async (_, linea) => {
    const antes = await verLibro(oficina);
    const { status, problema } = await enviar(oficina, ndjson(...buenas.toSpliced(linea - 1, 0, mala)), {
      token,
    });
    expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(problema.detail).toBe('El envío tiene un error; no se contabilizó ninguna partida.');
    expect(problema.errores).toEqual([
      {
        linea,
        campo: 'lineas',
        codigo: 'PARTIDA_DESCUADRADA',
        mensaje: 'La partida no cuadra: faltan Q 12.00 en el haber.',
      },
    ]);
    expect(await verLibro(oficina)).toEqual(antes);
  });

  const conErrores = [
    partida({ concepto: ' ' }),
    '{"fecha": ',
    partida({ lineas: [{ idCuenta: CAJA_CHICA, debe: 100, haber: 100 }, ...lineas(100)] }),
    partida(),
    mala,
    partida({ lineas: lineas(100, '9999999999', DE_MAYOR) }),
    partida({ lineas: lineas(100, DE_CONTROL) }),
    partida({ fecha: '2026-11-17' }),
    partida({ fecha: '2020-01-01' }),
    partida({ lineas: lineas(50_000_001, SOBRANTES, GASTOS) }),
    { ...partida(), tipo: 'reversion', agencia: '1' },
    '[]',
  ];
  const esperados = [
    [1, 'concepto', 'CONCEPTO_VACIO'],
    [2, '', 'JSON_INVALIDO'],
    [3, 'lineas.0', 'LINEA_INVALIDA'],
    [5, 'lineas', 'PARTIDA_DESCUADRADA'],
    [6, 'lineas.0.idCuenta', 'CUENTA_NO_EXISTE'],
    [6, 'lineas.1.idCuenta', 'CUENTA_NO_DETALLE'],
    [7, 'lineas.0.idCuenta', 'CUENTA_SOLO_SISTEMA'],
    [8, 'fecha', 'FECHA_FUTURA'],
    [9, 'fecha', 'PERIODO_CERRADO'],
    [10, 'lineas', 'REQUIERE_APROBACION'],
    [11, 'tipo', 'PETICION_INVALIDA'],
    [11, 'agencia', 'AGENCIA_NO_EXISTE'],
    [12, '', 'PETICION_INVALIDA'],
  ];

  it('cada error con su línea y su campo, todos a la vez', async () => {
    const { problema } = await enviar(oficina, ndjson(...conErrores), { token });
    expect(lugares(problema.errores)).toEqual(esperados);
  });

  it('el ensayo dice lo mismo y no guarda nada', async () => {
    const antes = await verLibro(oficina);
    const { status, cuerpo } = await enviar(oficina, ndjson(...conErrores), { token, ensayo: true });
    expect([status, cuerpo.ensayo, cuerpo.totalDeErrores]).toEqual([200, true, esperados.length]);
    expect(lugares(cuerpo.errores)).toEqual(esperados);
    const bueno = await enviar(oficina, ndjson(partida(), partida()), { token, ensayo: true });
    expect(bueno.cuerpo).toMatchObject({
      ensayo: true,
      partidas: 2,
      lineas: 4,
      series: [],
      totalDeErrores: 0,
    });
    expect(await verLibro(oficina)).toEqual(antes);
  });

  it('se listan los primeros 1,000 errores y se cuentan todos', async () => {
    const texto = ndjson(...Array.from({ length: 1_200 }, () => 'roto'));
    const { cuerpo } = await enviar(oficina, texto, { token, ensayo: true });
    expect([cuerpo.errores.length, cuerpo.totalDeErrores]).toEqual([1_000, 1_200]);
    expect(cuerpo.errores.at(-1)?.linea).toBe(1_000);
  });
});

describe('quién puede', () => {
  it('quien no tiene el permiso, nada', async () => {
    const { problema } = await enviar(oficina, ndjson(partida()), { token: oficina.auxiliar });
    expect(problema.codigo).toBe('SIN_PERMISO');
  });

  it('solo en sus agencias', async () => {
    const texto = ndjson(partida({ agencia: '02' }), partida({ agencia: '01' }), partida({ agencia: '99' }));
    const { problema } = await enviar(oficina, texto, { token: oficina.forastero });
    expect(lugares(problema.errores)).toEqual([
      [2, 'agencia', 'SIN_AGENCIA'],
      [3, 'agencia', 'AGENCIA_NO_EXISTE'],
    ]);
  });
});

describe('lo que no se puede leer', () => {
  it.each([
    ['nada', '', 'application/x-ndjson', 422, 'IMPORTACION_CON_ERRORES'],
    ['una lista vacía', '{"partidas": []}', 'application/json', 422, 'IMPORTACION_CON_ERRORES'],
    ['otra forma', '[]', 'application/json', 400, 'JSON_INVALIDO'],
    ['un JSON roto', '{"partidas": [', 'application/json', 400, 'JSON_INVALIDO'],
    ['otro formato', 'a,b', 'text/csv', 415, 'TIPO_NO_ADMITIDO'],
    ['un JSON enorme', ' '.repeat(17 * 1024 * 1024), 'application/json', 413, 'CUERPO_DEMASIADO_GRANDE'],
    [
      'una línea sin fin',
      'x'.repeat(9 * 1024 * 1024),
      'application/x-ndjson',
      413,
      'CUERPO_DEMASIADO_GRANDE',
    ],
  ])('%s', async (_, texto, mediaType, status, codigo) => {
    const respuesta = await enviar(oficina, texto, { token, mediaType });
    expect([respuesta.status, respuesta.problema.codigo]).toEqual([status, codigo]);
  });

  it('una línea que no está en UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(partida())}\n`), Buffer.of(0x22, 0xf3, 0x22)]);
    const respuesta = await oficina.app.inject({
      method: 'POST',
      url: '/api/contabilidad/partidas/lote',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
      payload: bytes,
    });
    expect(lugares(respuesta.json().errores)).toEqual([[2, '', 'JSON_INVALIDO']]);
  });
});

it('después de todo, los libros son coherentes', async () => {
  expect(await verificar(oficina.db)).toMatchObject({ limpio: true, primero: null });
});
