// A small book, copied for each test and then altered behind the application's back, as its owner with every trigger
// asleep. Whatever is done, the verification finds it and names the first partida that breaks.
import { randomUUID } from 'node:crypto';
import { contenidoDePartida } from '@cuadra/core/huella';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { huellaDe } from '#contabilidad/libro/contabilizar.ts';
import {
  aEscondidas,
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { leerPartidasGuardadas } from './leer-partidas-guardadas.ts';
import { verificar } from './verificar.ts';
import { verificarMes } from './verificar-mes.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00Z');
let original: BaseDePrueba;
let copia: BaseDePrueba;
let db: Database;

beforeAll(async () => {
  const administracion = inject('urlDeAdministracion');
  const conDemo = await plantillaConDemo(administracion, reloj, { historia: false, firmada: true });
  original = await crearBase(administracion, conDemo);
  const abierta = abrir(original);
  const erronea = partida('2026-02-10', GASTOS, CAJA_CHICA, 30_000);
  await registrar(
    { db: abierta, reloj },
    partida('2025-12-20', CAJA_CHICA, PRODUCTOS, 50_000),
    partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000, { concepto: 'Venta «de contado»\ny ñandú 😀' }),
    erronea,
    partida('2026-02-11', CAJA_CHICA, GASTOS, 30_000, {
      tipo: 'reversion',
      revierte: erronea.id,
      motivo: 'Error',
    }),
    ...Array.from({ length: 6 }, (_, i) => partida('2026-03-05', BANCO, PRODUCTOS, 1_000 + i)),
  );
  await abierta.destroy();
});
afterAll(() => original.borrar());

beforeEach(async () => {
  copia = await crearBase(inject('urlDeAdministracion'), new URL(original.url).pathname.slice(1));
  db = abrir(copia);
});
afterEach(async () => {
  await db.destroy();
  await copia.borrar();
});

function abrir({ urlDeLaAplicacion }: BaseDePrueba): Database {
  return abrirDatabase(abrirPool(urlDeLaAplicacion));
}

/** What the first finding says after the given tampering. */
async function alAlterar(...ordenes: string[]): Promise<string | undefined> {
  await aEscondidas(copia.url, ...ordenes);
  const { limpio, primero } = await verificar(db);
  expect(limpio).toBe(false);
  return primero?.mensaje;
}

const linea5 = `ejercicio = 2026 and numero = 5 and n = 1`;

it('un libro sano está limpio, y dice hasta dónde se revisó cada año', async () => {
  const informe = await verificar(db);
  expect(informe).toMatchObject({ limpio: true, partidas: 10, lineas: 20, primero: null, hallazgos: [] });
  expect(informe.ejercicios.map(({ anio, partidas }) => [anio, partidas])).toEqual([
    [2025, 1],
    [2026, 9],
  ]);
  expect((await verificar(db, { desde: 2026 })).partidas).toBe(9);
});

describe('lo que se cambia a escondidas se halla, y se nombra la primera partida que falla', () => {
  it('un centavo en una línea', async () => {
    expect(await alAlterar(`update linea set debe = debe + 1 where ${linea5}`)).toBe(
      'La partida 5/2026 no cuadra: debe Q 10.02, haber Q 10.01.',
    );
  });

  it('un centavo en los dos lados, con su total y sus saldos arreglados', async () => {
    const mensaje = await alAlterar(
      `update linea set debe = debe + sign(debe), haber = haber + sign(haber) where ejercicio = 2026 and numero = 5`,
      `update partida set total = total + 1 where ejercicio = 2026 and numero = 5`,
      `update saldo_diario set debe = debe + sign(debe), haber = haber + sign(haber) where fecha = '2026-03-05'`,
      `update saldo_mensual set debe = debe + sign(debe), haber = haber + sign(haber) where mes = '2026-03-01'`,
      `update saldo_anual a set debe = m.debe, haber = m.haber
       from (select id_cuenta, agencia, sum(debe) as debe, sum(haber) as haber from saldo_mensual
             where mes between '2026-01-01' and '2026-12-01' group by 1, 2) m
       where (a.id_cuenta, a.agencia, a.anio) = (m.id_cuenta, m.agencia, '2026-01-01')`,
      `update partida_por_dia set total = total + 1 where fecha = '2026-03-05'`,
    );
    expect(mensaje).toBe(
      'La partida 5/2026 cambió después de contabilizarse: su contenido no corresponde a su huella.',
    );
    expect((await verificar(db)).totalDeHallazgos).toBe(1);
  });

  it.each([
    ['el concepto', `concepto = 'Otra cosa'`],
    ['la fecha de registro', `registrada_en = registrada_en - interval '1 second'`],
    ['la fecha del documento', `fecha_documento = '2026-03-01'`],
    ['el tipo', `tipo = 'ajuste'`],
    ['el motivo', `motivo = 'porque sí'`],
    ['la identidad', `id = '${randomUUID()}'`],
    ['la operación', `operacion = 'interes'`],
    ['la autorización', `autorizacion = '${randomUUID()}'`],
  ])('%s', async (_, cambio) => {
    expect(await alAlterar(`update partida set ${cambio} where ejercicio = 2026 and numero = 6`)).toBe(
      'La partida 6/2026 cambió después de contabilizarse: su contenido no corresponde a su huella.',
    );
  });

  it('la cuenta de una línea', async () => {
    expect(await alAlterar(`update linea set id_cuenta = '${CAJA_CHICA}' where ${linea5}`)).toMatch(
      /^La partida 5\/2026 cambió después/,
    );
  });

  it('la fecha de una línea, que la movería de mes en los reportes', async () => {
    expect(await alAlterar(`update linea set fecha = '2026-04-05' where ${linea5}`)).toBe(
      'La partida 5/2026 tiene líneas de otra fecha o de otra agencia.',
    );
  });

  it('una línea borrada', async () => {
    expect(await alAlterar(`delete from linea where ${linea5}`)).toBe(
      'La partida 5/2026 no cuadra: debe Q 0.00, haber Q 10.01.',
    );
  });

  it('dos partidas con los números cambiados', async () => {
    const cambiar = (
      tabla: string,
    ) => `update ${tabla} set numero = -numero where ejercicio = 2026 and numero in (4, 7);
      update ${tabla} set numero = 11 + numero where ejercicio = 2026 and numero < 0`;
    await aEscondidas(copia.url, 'alter table partida drop constraint partida_numero_check');
    expect(await alAlterar(cambiar('partida'), cambiar('linea'))).toMatch(/^La partida 4\/2026 /);
  });

  it('las últimas partidas borradas', async () => {
    const mensaje = await alAlterar(
      `delete from partida where ejercicio = 2026 and numero > 7`,
      `delete from linea where ejercicio = 2026 and numero > 7`,
    );
    expect(mensaje).toBe('La partida 8/2026 no está en el libro, ni la que sigue.');
  });

  it('las últimas partidas borradas, con el último número arreglado', async () => {
    const mensaje = await alAlterar(
      `delete from partida where ejercicio = 2026 and numero > 7`,
      `delete from linea where ejercicio = 2026 and numero > 7`,
      `update ejercicio set ultimo_numero = 7 where anio = 2026`,
    );
    expect(mensaje).toBe(
      'La partida 7/2026 no es la última que su ejercicio contabilizó: la cadena termina en otra.',
    );
  });

  it('una de en medio, con todo y líneas', async () => {
    const mensaje = await alAlterar(
      `delete from partida where ejercicio = 2026 and numero = 6`,
      `delete from linea where ejercicio = 2026 and numero = 6`,
    );
    expect(mensaje).toBe('La partida 6/2026 no está en el libro.');
  });

  it('una partida sin sus líneas, y líneas sin su partida', async () => {
    expect(await alAlterar(`delete from linea where ejercicio = 2026 and numero = 6`)).toBe(
      'La partida 6/2026 tiene 0 líneas y al contabilizarse tenía 2.',
    );
    await aEscondidas(copia.url, `delete from partida where ejercicio = 2026 and numero = 7`);
    const { hallazgos } = await verificar(db);
    expect(hallazgos.map(({ mensaje }) => mensaje)).toEqual(
      expect.arrayContaining([
        'La partida 7/2026 no está en el libro.',
        'El ejercicio 2026 tiene líneas sin partida.',
      ]),
    );
    // Those of after keep theirs.
    expect(hallazgos.filter(({ numero }) => numero !== null).map(({ numero }) => numero)).toEqual([6, 6, 7]);
  });

  it('una partida añadida al final, o en un año que no existe', async () => {
    const copiar = (tabla: string, columnas: string, ejercicio: number, numero: number) =>
      `insert into ${tabla} (${columnas}) select ${columnas
        .replace('ejercicio', String(ejercicio))
        .replace('numero', String(numero))} from ${tabla} where ejercicio = 2026 and numero = 9`;
    expect(
      await alAlterar(
        copiar('linea', 'ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber', 2026, 10),
      ),
    ).toBe('La partida 10/2026 está después de la última que su ejercicio contabilizó.');
    await aEscondidas(
      copia.url,
      copiar('linea', 'ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber', 2030, 1),
    );
    const { hallazgos } = await verificar(db);
    expect(hallazgos.map(({ ejercicio, numero }) => [ejercicio, numero])).toContainEqual([2030, 1]);
  });

  it('una cuenta que deja de ser de detalle', async () => {
    expect(await alAlterar(`update cuenta set tipo_cuenta = 'M' where id_cuenta = '${BANCO}'`)).toBe(
      `La partida 4/2026 usa la cuenta ${BANCO}, que es de mayor.`,
    );
  });

  it('una partida cambiada con su huella vuelta a calcular rompe la cadena en la siguiente', async () => {
    await aEscondidas(
      copia.url,
      `update partida set concepto = 'Otra cosa' where ejercicio = 2026 and numero = 5`,
    );
    for await (const guardada of leerPartidasGuardadas(fuenteDePartidas(db), { ejercicio: 2026, hasta: 5 })) {
      const huella = huellaDe(guardada.huellaAnterior, contenidoDePartida(guardada)).toString('hex');
      await aEscondidas(
        copia.url,
        `update partida set huella = decode('${huella}', 'hex') where ejercicio = 2026 and numero = ${guardada.numero}`,
      );
    }
    const { hallazgos } = await verificar(db);
    expect(hallazgos.map(({ mensaje }) => mensaje)).toEqual([
      'La partida 6/2026 no sigue a la anterior: la cadena está rota entre las dos.',
    ]);
  });

  it('una reversión que ya no es la inversa de su original', async () => {
    const mensaje = await alAlterar(
      `update linea set debe = debe * 2, haber = haber * 2 where ejercicio = 2026 and numero = 3`,
    );
    expect(mensaje).toMatch(/^La partida 3\/2026 /);
    expect((await verificar(db)).hallazgos.map(({ mensaje: texto }) => texto)).toContain(
      'La partida 3/2026 no lleva las líneas inversas de la partida que revierte.',
    );
  });

  it('montos imposibles se dicen igual', async () => {
    const mensaje = await alAlterar(
      `alter table partida drop constraint partida_total_check`,
      `update partida set total = 9223372036854775807 where ejercicio = 2026 and numero = 4`,
    );
    expect(mensaje).toMatch(/^La partida 4\/2026 suma Q 10.00 y al contabilizarse sumaba/);
  });
});

it('la verificación de un mes mira ese mes y esa agencia, y nada más', async () => {
  await aEscondidas(
    copia.url,
    `update partida set concepto = 'Otra cosa' where ejercicio = 2026 and numero = 5`,
  );
  const mes = async (n: number, agencia = '01') =>
    (await verificarMes(db, { anio: 2026, mes: n, agencias: [agencia] })).get(agencia) ?? [];
  expect((await mes(3)).map(({ numero }) => numero)).toEqual([5]);
  expect([await mes(2), await mes(4), await mes(3, '02')]).toEqual([[], [], []]);
});

it('la de un mes en varias agencias a la vez dice de cada una lo suyo, por mucho que haya en otra', async () => {
  await registrar({ db, reloj }, partida('2026-07-01', CAJA_CHICA, PRODUCTOS, 100, { agencia: '02' }));
  await aEscondidas(
    copia.url,
    `insert into saldo_diario (id_cuenta, agencia, fecha, debe, haber)
     select c.id_cuenta, '01', d::date, 1, 0 from cuenta c, generate_series('2026-07-01'::date, '2026-07-30', '1 day') d where c.tipo_cuenta = 'D'`,
    `update saldo_diario set debe = debe + 1 where agencia = '02' and fecha = '2026-07-01' and id_cuenta = '${CAJA_CHICA}'`,
  );
  const hallados = await verificarMes(db, { anio: 2026, mes: 7, agencias: ['01', '02', '03'] });
  expect(hallados.get('01')?.length).toBeGreaterThan(1_000);
  expect(hallados.get('02')?.map(({ mensaje }) => mensaje)).toEqual([
    expect.stringMatching(/en la agencia 02 el 01\/07\/2026 dice debe Q 1\.01 .* suman debe Q 1\.00/),
    expect.stringMatching(/en la agencia 02 en 07\/2026/),
  ]);
  expect(hallados.get('03')).toEqual([]);
});

it('PostgreSQL no admite que una reversión repita las líneas de su original', async () => {
  const erronea = partida('2026-04-01', GASTOS, CAJA_CHICA, 500);
  await registrar({ db, reloj }, erronea);
  const inversas = partida('2026-04-02', CAJA_CHICA, GASTOS, 500, {
    tipo: 'reversion',
    revierte: erronea.id,
    motivo: 'Error',
  });
  const doble = { ...inversas, lineas: [...inversas.lineas, ...inversas.lineas] };
  await expect(registrar({ db, reloj }, doble)).rejects.toMatchObject({ constraint: 'REVERSION_INVALIDA' });
  await registrar({ db, reloj }, inversas);
});

it('un libro más largo que una pieza se lee entero y en orden', async () => {
  const lote = Array.from({ length: 2_300 }, () => partida('2026-05-05', BANCO, PRODUCTOS, 1));
  await registrar({ db, reloj }, ...lote);
  const grande = Array.from({ length: 4_000 }, () => alDebe(BANCO, 1));
  const ancha = { lineas: [...grande, alHaber(PRODUCTOS, 4_000)] };
  await registrar({ db, reloj }, ...Array.from({ length: 7 }, () => partida('2026-05-06', '', '', 0, ancha)));
  expect(await verificar(db)).toMatchObject({
    limpio: true,
    partidas: 2_317,
    lineas: 20 + 4_600 + 7 * 4_001,
  });
});

it('mientras se contabiliza, la verificación sigue limpia', async () => {
  const escribiendo = Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      registrar({ db, reloj }, partida('2026-06-01', BANCO, PRODUCTOS, 1 + i)),
    ),
  );
  for (let i = 0; i < 5; i++) expect(await verificar(db)).toMatchObject({ limpio: true });
  await escribiendo;
  expect(await verificar(db)).toMatchObject({ limpio: true, partidas: 40 });
});

it('la aplicación no tiene con qué hacer nada de esto', async () => {
  const client = new pg.Client({ connectionString: copia.urlDeLaAplicacion });
  await client.connect();
  try {
    await expect(client.query('set session_replication_role = replica')).rejects.toThrow(/permission denied/);
    await expect(client.query('alter table linea disable trigger all')).rejects.toThrow(/must be owner/);
  } finally {
    await client.end();
  }
});
