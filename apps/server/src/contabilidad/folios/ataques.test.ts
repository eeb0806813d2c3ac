// Attempts to break the folios from behind the application, with its own role and with SQL; and two people at once.
import * as contrato from '@cuadra/contract/contabilidad/folios/folios';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { primeros, rangosLibres } from './existencias.ts';
import { abrirLibreria, DIARIO, ensayar, type Libreria } from './testing/libreria.ts';

let libreria: Libreria;
let otro: string;
beforeAll(async () => {
  libreria = await abrirLibreria();
  otro = await libreria.entrar('contador2@cuadra.demo');
  await libreria.autorizar('diario', 1, 20, '2026-01-01');
  await libreria.autorizar('diario', 31, 400, '2026-01-01');
  await libreria.registrarPartidas(400);
});
afterAll(() => libreria.cerrar());

/** As the application's role, saying who acts, as it does. */
async function comoAplicacion(...ordenes: string[]): Promise<unknown> {
  const client = new pg.Client({ connectionString: libreria.urlDeLaAplicacion });
  await client.connect();
  try {
    await client.query(`select set_config('cuadra.accion', 'ataque', false); begin`);
    let filas: unknown;
    for (const orden of ordenes) filas = (await client.query(orden)).rows;
    await client.query('commit');
    return filas;
  } finally {
    await client.end();
  }
}

const usuario = `(select id from usuario where correo = 'contador@cuadra.demo')`;
const autorizacion = `(select id from autorizacion_folios where libro = 'diario' and desde = 1)`;
const enBlanco = (numero: number, con = autorizacion) =>
  `insert into folio (libro, numero, autorizacion, estado, motivo, anulado_por, anulado_en)
   values ('diario', ${numero}, ${con}, 'anulado', 'un ataque', ${usuario}, now())`;

describe('con SQL', () => {
  it('no se salta un folio, no se usa uno de otra autorización, ni dos veces el mismo', async () => {
    const { siguiente } = await libreria.estado();
    await expect(comoAplicacion(enBlanco((siguiente ?? 0) + 1))).rejects.toThrow('ya se usó hasta');
    await expect(comoAplicacion(enBlanco(25))).rejects.toThrow('ya se usó hasta');
    await libreria.anular('diario', { desde: siguiente ?? 0, hasta: siguiente ?? 0 });
    await expect(comoAplicacion(enBlanco(siguiente ?? 0))).rejects.toThrow(/duplicate key|ya se usó/);
  });

  it('lo impreso no se cambia ni se borra, ni con el rol de la aplicación ni como dueño', async () => {
    const { cuerpo: pieza } = await libreria.imprimir({ ...DIARIO, hasta: 10 });
    const [primero] = pieza.folios;
    const donde = `libro = 'diario' and numero = ${primero?.desde}`;
    for (const orden of [
      `update pieza_legal set titulo = 'otro' where id = '${pieza.id}'`,
      `delete from pieza_legal where id = '${pieza.id}'`,
      `delete from folio where ${donde}`,
      `update folio set fecha_min = '2020-01-01' where ${donde}`,
      `update folio set estado = 'anulado' where ${donde}`,
      `update libro_legal set ultimo_folio = 0`,
      `update autorizacion_folios set hasta = 9999`,
      `delete from entrega_de_pieza`,
    ])
      await expect(comoAplicacion(orden), orden).rejects.toThrow(
        /permission denied|CU003|no se cambia|violates/,
      );
    const dueno = new pg.Client({ connectionString: libreria.url });
    await dueno.connect();
    for (const orden of [
      `update pieza_legal set titulo = 'otro'`,
      `delete from folio where ${donde}`,
      `update folio set contenido = '' where ${donde}`,
    ])
      await expect(dueno.query(orden), orden).rejects.toThrow(/no se cambia|ya está anulado/);
    await dueno.end();
  });

  it('una pieza no queda sin sus folios, ni empieza donde no sigue el libro, ni con otra huella', async () => {
    const pieza = (n: string, desde: number, huella: string) => `
      insert into pieza_legal (id, libro, n, clase, titulo, ejercicio, desde, hasta, pliego, paginas, contenido, huella, impresa_por, impresa_en)
      values (gen_random_uuid(), 'diario', ${n}, 'impresion', 'x', 2026, ${desde}, ${desde}, '{}', 1, 'x', ${huella}, ${usuario}, now())`;
    const n = `(select ultima_pieza + 1 from libro_legal where libro = 'diario')`;
    const { continuaEn } = await libreria.estado();
    const sigue = continuaEn?.partida ?? 1;
    await expect(comoAplicacion(pieza(n, sigue, `sha256('x')`))).rejects.toThrow('no tiene un folio');
    await expect(comoAplicacion(pieza(n, sigue + 1, `sha256('x')`))).rejects.toThrow('El libro sigue en');
    await expect(comoAplicacion(pieza(`(${n}) + 1`, sigue, `sha256('x')`))).rejects.toThrow('Otra persona');
    await expect(comoAplicacion(pieza(n, sigue, `sha256('y')`))).rejects.toThrow('pieza_con_su_huella');
  });

  it('cada impresión, anulación y entrega está en la bitácora, con quién y sin los bytes', async () => {
    const { cuerpo: pieza } = await libreria.imprimir({
      ...DIARIO,
      hasta: ((await libreria.estado()).continuaEn?.partida ?? 1) + 2,
    });
    await libreria.bajar(pieza.id);
    const filas = await libreria.db
      .selectFrom('bitacora')
      .select(['accion', 'despues', 'actor'])
      .where('idEntidad', 'in', [pieza.id, `${pieza.id}/1`])
      .orderBy('n')
      .execute();
    expect(filas.map(({ accion }) => accion)).toEqual(['libros:imprimir', 'libros:entregar']);
    expect(filas.every(({ actor }) => actor !== null)).toBe(true);
    expect(filas[0]?.despues).toMatchObject({ contenido: expect.stringMatching(/^sha256:[\da-f]{64}$/) });
  });
});

describe('dos personas a la vez', () => {
  it('nunca comparten un folio: una imprime y a las demás se les dice', async () => {
    const { continuaEn } = await libreria.estado();
    const pedido = { ...DIARIO, hasta: (continuaEn?.partida ?? 1) + 4 };
    const { dicho } = await ensayar(libreria, libreria.contador, pedido);
    const body = { pedido, folio: 0, paginas: 0, ...dicho };
    const respuestas = await Promise.all(
      [libreria.contador, otro, libreria.contador, otro].map((token) =>
        libreria.llamar(impresion.imprimirEnFolios, { body }, { token }),
      ),
    );
    expect(respuestas.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, problema } of respuestas)
      if (status !== 201)
        expect(['FOLIO_FUERA_DE_ORDEN', 'LIBRO_FUERA_DE_ORDEN', 'NADA_POR_IMPRIMIR']).toContain(
          problema.codigo,
        );
    await comprobarLibro();
  });

  it('cualquier mezcla de imprimir y anular a la vez deja los folios en orden y cada uno usado una vez', async () => {
    const accion = fc.record({
      que: fc.constantFrom('imprimir', 'anular', 'sustituir' as const),
      cuantas: fc.integer({ min: 1, max: 6 }),
      quien: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(accion, { minLength: 1, maxLength: 5 }), async (acciones) => {
        const antes = await libreria.estado();
        const usados = await Promise.all(
          acciones.map(async ({ que, cuantas, quien }) => {
            const token = quien ? libreria.contador : otro;
            if (que === 'imprimir') return imprimir(token, antes, cuantas);
            return que === 'anular' ? anularEnBlanco(token, cuantas) : sustituir(token);
          }),
        );
        const despues = await libreria.estado();
        expect(antes.disponibles - despues.disponibles).toBe(usados.reduce((suma, n) => suma + n, 0));
        await comprobarLibro();
      }),
      { numRuns: 8 },
    );
  });
});

/** How many folios it used. */
async function imprimir(token: string, antes: contrato.EstadoDeLibro, cuantas: number): Promise<number> {
  const pedido = { ...DIARIO, hasta: (antes.continuaEn?.partida ?? 1) + cuantas };
  const { dicho } = await ensayar(libreria, token, pedido);
  if (dicho === undefined) return 0;
  const body = { pedido, ...dicho };
  const { status, cuerpo } = await libreria.llamar(impresion.imprimirEnFolios, { body }, { token });
  return status === 201 ? cuerpo.paginas : 0;
}

async function anularEnBlanco(token: string, cuantas: number): Promise<number> {
  const libres = [...primeros(await rangosLibres(libreria.db, 'diario'), cuantas)];
  const [primero, ultimo] = [libres[0]?.folio ?? 0, libres.at(-1)?.folio ?? 0];
  // A gap between two authorisations is not stock: one by one across it.
  if (ultimo - primero + 1 !== libres.length) return 0;
  const body = { desde: primero, hasta: ultimo, motivo: 'manchadas' };
  const { status, cuerpo } = await libreria.llamar(
    contrato.anularFolios,
    { params: { libro: 'diario' }, body },
    { token },
  );
  return status === 200 && cuerpo.pieza === null ? cuerpo.anulados : 0;
}

async function sustituir(token: string): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    select numero from folio where libro = 'diario' and estado = 'impreso' order by numero desc limit 1`.execute(
    libreria.db,
  );
  const numero = rows[0]?.numero ?? 0;
  const { status } = await libreria.llamar(
    contrato.anularFolios,
    { params: { libro: 'diario' }, body: { desde: numero, hasta: numero, motivo: 'rota' } },
    { token },
  );
  return status === 200 ? 1 : 0;
}

/** Used folios are the first of the stock, without a gap; the pieces follow each other; each page is on one sheet. */
async function comprobarLibro(): Promise<void> {
  const folios = await libreria.db
    .selectFrom('folio')
    .select(['numero', 'pieza', 'pagina', 'estado', 'sustituidoPor'])
    .where('libro', '=', 'diario')
    .orderBy('numero')
    .execute();
  const existencia = [...Array(20).keys()]
    .map((i) => i + 1)
    .concat([...Array(370).keys()].map((i) => i + 31));
  expect(folios.map(({ numero }) => numero)).toEqual(existencia.slice(0, folios.length));
  const piezas = await libreria.db
    .selectFrom('piezaLegal')
    .select(['id', 'n', 'clase', 'desde', 'hasta', 'paginas'])
    .where('libro', '=', 'diario')
    .orderBy('n')
    .execute();
  expect(piezas.map(({ n }) => n)).toEqual(piezas.map((_, i) => i + 1));
  const impresiones = piezas.filter(({ clase }) => clase === 'impresion');
  for (const [i, { desde }] of impresiones.entries())
    expect(desde).toBe(i === 0 ? 1 : (impresiones[i - 1]?.hasta ?? 0) + 1);
  for (const { id, paginas } of piezas)
    expect(folios.filter(({ pieza }) => pieza === id).map(({ pagina }) => pagina)).toEqual(
      Array.from({ length: paginas }, (_, i) => i + 1),
    );
  const nuevos = new Set(folios.flatMap(({ sustituidoPor }) => sustituidoPor ?? []));
  expect([...nuevos].every((numero) => folios.some((folio) => folio.numero === numero))).toBe(true);
}
