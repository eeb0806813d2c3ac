// Long printings: whatever happens to the job (a crash, a retry, two processes with it, a cancellation), the folios are
// used once or not at all.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { atenderImpresion } from './atender-impresiones.ts';
import { abrirLibreria, DIARIO, ensayar, type Libreria } from './testing/libreria.ts';

let libreria: Libreria;
let usuario: string;
beforeAll(async () => {
  libreria = await abrirLibreria({ trabajos: true });
  await libreria.autorizar('diario', 1, 900);
  await libreria.registrarPartidas(1_600);
  usuario = await idDe('contador@cuadra.demo');
});
afterAll(() => libreria.cerrar());
afterEach(() => vi.restoreAllMocks());

const token = () => ({ token: libreria.contador });
const idDe = async (correo: string) => {
  const { id } = await libreria.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', correo)
    .executeTakeFirstOrThrow();
  return id;
};

/** The next so many partidas. */
const siguientes = async (cuantas: number) => {
  const { continuaEn } = await libreria.estado();
  return { ...DIARIO, hasta: (continuaEn?.partida ?? 1) - 1 + cuantas };
};

const ver = async (id: string) =>
  (await libreria.llamar(impresion.verImpresion, { params: { id } }, token())).cuerpo;

/** What the book is made of. */
async function libro() {
  const { rows } = await sql<{ folios: number; piezas: number; avisos: number }>`
    select (select count(*)::int from folio) as folios, (select count(*)::int from pieza_legal) as piezas,
      (select count(*)::int from aviso where clase = 'notificacion') as avisos`.execute(libreria.db);
  return rows[0];
}

/** As it is once queued; nobody attends it but the test. */
async function enCola(cuantas = 10) {
  const pedido = await siguientes(cuantas);
  const { dicho } = await ensayar(libreria, libreria.contador, pedido);
  if (dicho === undefined) throw new Error('No se pudo ensayar');
  const contexto = contextoDelSistema(libreria.reloj.ahora(), 'prueba');
  const { id } = await escribir(libreria.db, contexto, 'prueba', (tx) =>
    tx
      .insertInto('impresionDeLibro')
      .values({
        libro: 'diario',
        pedido: JSON.stringify(pedido),
        ...dicho,
        estado: 'en_cola',
        pedidaPor: usuario,
        pedidaEn: contexto.ahora.toString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, ...dicho };
}

const atender = (id: string, { esUltimoIntento = false, de = usuario } = {}) =>
  atenderImpresion(libreria.plataforma, {
    id: randomUUID(),
    datos: { impresion: id, usuario: de, sesion: randomUUID() },
    esUltimoIntento,
  });

/** Holds a book: whoever comes to use its folios waits until it opens. */
async function tomarLibro() {
  const client = new pg.Client({ connectionString: libreria.url });
  await client.connect();
  await client.query(`begin; select from libro_legal where libro = 'diario' for no key update`);
  const espera = `from pg_stat_activity a where pg_backend_pid() = any(pg_blocking_pids(a.pid))`;
  return {
    async llegue() {
      await hastaQue(async () => {
        expect((await client.query(`select ${espera.replace('from', 'a.pid from')}`)).rowCount).toBe(1);
      });
    },
    /** Its connection is lost: nothing it did in that transaction stays. */
    async cortar() {
      await client.query(`select pg_terminate_backend(a.pid) ${espera}`);
    },
    async abrir() {
      await client.query('rollback');
      await client.end();
    },
  };
}

describe('más de cien folios', () => {
  it('va a la cola, nadie más imprime ese libro mientras, y termina en una notificación con su pieza', async () => {
    const oyente = await escucharEventos(libreria, libreria.contador);
    const pedido = await siguientes(1_400);
    const { dicho } = await ensayar(libreria, libreria.contador, pedido);
    expect(dicho?.paginas).toBeGreaterThan(impresion.FOLIOS_AL_MOMENTO);
    const body = { pedido, folio: 0, paginas: 0, ...dicho };
    // The book is held, so that what the others are told does not depend on who is faster.
    const puerta = await tomarLibro();
    const { status, cuerpo } = await libreria.llamar(impresion.imprimirEnFolios, { body }, token());
    expect([status, cuerpo.estado, cuerpo.hechas, cuerpo.pieza]).toEqual([201, 'en_cola', 0, null]);
    const otra = await libreria.llamar(impresion.imprimirEnFolios, { body }, token());
    expect([otra.status, otra.problema.codigo]).toEqual([409, 'IMPRESION_EN_CURSO']);
    await hastaQue(async () => expect((await ver(cuerpo.id)).hechas).toBeGreaterThan(90));
    const enCurso = await libreria.llamar(impresion.listarImpresiones, {}, token());
    expect(enCurso.cuerpo).toMatchObject([{ id: cuerpo.id, estado: 'haciendo', paginas: dicho?.paginas }]);
    expect((await libreria.estado()).siguiente).toBe(dicho?.folio);
    await puerta.abrir();

    await hastaQue(async () => expect((await ver(cuerpo.id)).estado).toBe('impresa'));
    const { pieza, hechas } = await ver(cuerpo.id);
    expect([hechas, pieza?.paginas]).toEqual([dicho?.paginas, dicho?.paginas]);
    expect(pieza?.folios).toEqual([{ desde: 1, hasta: dicho?.paginas }]);
    expect((await libreria.llamar(impresion.listarImpresiones, {}, token())).cuerpo).toEqual([]);
    const { cuerpo: avisos } = await libreria.llamar(listarNotificaciones, {}, token());
    expect(avisos[0]).toMatchObject({
      title: 'Libro Diario impreso',
      link: `/contabilidad/libro-diario?vista=folios&pieza=${pieza?.id}`,
      useRouter: true,
    });
    expect((await libreria.bajar(pieza?.id ?? '')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await hastaQue(() => expect(oyente.recibidos).toContainEqual({ tipo: 'folios-cambio' }));
    const avances = oyente.recibidos.filter(({ tipo }) => tipo === 'impresion-avance');
    expect(avances.length).toBeGreaterThan(10);
    await oyente.cerrar();
    const acciones = await libreria.db
      .selectFrom('bitacora')
      .select('accion')
      .where('idEntidad', '=', cuerpo.id)
      .orderBy('n')
      .execute();
    expect(acciones.map(({ accion }) => accion)).toEqual([
      'libros:pedir-impresion',
      'libros:imprimir',
      'libros:imprimir',
    ]);
  });
});

describe('lo que se le dijo a la persona', () => {
  it('otro folio u otra cantidad no imprimen nada, ni la misma petición dos veces', async () => {
    const pedido = await siguientes(30);
    const { dicho } = await ensayar(libreria, libreria.contador, pedido);
    const { folio = 0, paginas = 0 } = dicho ?? {};
    const antes = await libro();
    const imprimir = (body: { folio: number; paginas: number }) =>
      libreria.llamar(impresion.imprimirEnFolios, { body: { pedido, ...body } }, token());
    for (const [body, codigo] of [
      [{ folio: folio + 1, paginas }, 'FOLIO_FUERA_DE_ORDEN'],
      [{ folio, paginas: paginas + 1 }, 'IMPRESION_CAMBIADA'],
      [{ folio, paginas: paginas - 1 }, 'IMPRESION_CAMBIADA'],
      [{ folio: folio + 1, paginas: 200 }, 'FOLIO_FUERA_DE_ORDEN'],
    ] as const)
      expect((await imprimir(body)).problema.codigo).toBe(codigo);
    expect(await libro()).toEqual(antes);
    expect((await imprimir({ folio, paginas })).cuerpo.estado).toBe('impresa');
    expect((await imprimir({ folio, paginas })).problema.codigo).toBe('FOLIO_FUERA_DE_ORDEN');
  });
});

describe('el trabajo', () => {
  it('si muere a medio dibujar no usa nada; otro intento imprime, y uno más ya no hace nada', async () => {
    const { id, paginas } = await enCola(30);
    const antes = await libro();
    vi.spyOn(libreria.plataforma.pdf, 'hacer').mockImplementationOnce(() =>
      Readable.from(
        (async function* () {
          yield Buffer.from([0, 0, 0, 0, 1, 37]);
          throw new Error('se fue la luz');
        })(),
      ),
    );
    await expect(atender(id)).rejects.toThrow('se fue la luz');
    expect(await libro()).toEqual(antes);
    expect((await ver(id)).estado).toBe('haciendo');
    await atender(id);
    expect((await ver(id)).estado).toBe('impresa');
    const despues = await libro();
    expect(despues).toMatchObject({
      folios: (antes?.folios ?? 0) + paginas,
      piezas: (antes?.piezas ?? 0) + 1,
    });
    await atender(id, { esUltimoIntento: true });
    expect(await libro()).toEqual(despues);
  });

  it('si pierde la conexión mientras usa los folios, sigue con otra y los usa una vez', async () => {
    const { id, paginas } = await enCola();
    const antes = await libro();
    const puerta = await tomarLibro();
    const intento = atender(id);
    await puerta.llegue();
    await puerta.cortar();
    await puerta.llegue();
    expect(await libro()).toEqual(antes);
    await puerta.abrir();
    await intento;
    expect((await ver(id)).estado).toBe('impresa');
    expect(await libro()).toMatchObject({
      folios: (antes?.folios ?? 0) + paginas,
      piezas: (antes?.piezas ?? 0) + 1,
    });
  });

  it('si pierde la conexión mientras dibuja, dibuja de nuevo, también en el último intento', async () => {
    const { id, paginas } = await enCola();
    const antes = await libro();
    vi.spyOn(libreria.plataforma.pdf, 'hacer').mockImplementationOnce(() => {
      throw new Error('Connection terminated unexpectedly');
    });
    await atender(id, { esUltimoIntento: true });
    expect((await ver(id)).estado).toBe('impresa');
    expect((await libro())?.folios).toBe((antes?.folios ?? 0) + paginas);
  });

  it('el mismo en dos procesos a la vez imprime una vez, y lo avisa una vez', async () => {
    const { id, paginas } = await enCola();
    const antes = await libro();
    const puerta = await tomarLibro();
    const ambos = Promise.all([atender(id), atender(id)]);
    // Whoever has the printing waits for the book; the other, for the printing.
    await puerta.llegue();
    await puerta.abrir();
    await ambos;
    expect((await ver(id)).estado).toBe('impresa');
    expect(await libro()).toEqual({
      folios: (antes?.folios ?? 0) + paginas,
      piezas: (antes?.piezas ?? 0) + 1,
      avisos: (antes?.avisos ?? 0) + 1,
    });
  });

  it('lo que no puede imprimirse, o falla en el último intento, lo dice y deja libre el libro', async () => {
    const tarde = await enCola();
    await libreria.anular('diario', { desde: tarde.folio, hasta: tarde.folio });
    const antes = await libro();
    await atender(tarde.id);
    expect(await ver(tarde.id)).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringMatching(/Otra persona usó esos folios .* No se usó ningún folio\.$/),
    });
    const rota = await enCola();
    vi.spyOn(libreria.plataforma.pdf, 'hacer').mockImplementationOnce(() => {
      throw new Error('sin memoria');
    });
    await atender(rota.id, { esUltimoIntento: true });
    expect((await ver(rota.id)).motivo).toBe(
      'Ocurrió un error inesperado. Imprima de nuevo. No se usó ningún folio.',
    );
    const despedida = await enCola();
    await atender(despedida.id, { de: await idDe('auditor@cuadra.demo') });
    expect((await ver(despedida.id)).estado).toBe('fallida');
    expect(await libro()).toEqual({ ...antes, avisos: (antes?.avisos ?? 0) + 3 });
    expect((await libreria.imprimir(await siguientes(5))).status).toBe(201);
  });

  it('cancelada a medio camino no usa nada; la cancela quien imprime, y una vez', async () => {
    const { id } = await enCola();
    const antes = await libro();
    const cancelar = (suyo: string) =>
      libreria.llamar(impresion.cancelarImpresion, { params: { id } }, { token: suyo });
    expect((await cancelar(await libreria.entrar('auditor@cuadra.demo'))).status).toBe(403);
    const dibujar = libreria.plataforma.pdf.hacer;
    const llamada = vi.spyOn(libreria.plataforma.pdf, 'hacer').mockImplementationOnce((trabajo) => {
      const hecho = dibujar(trabajo);
      return Readable.from(
        (async function* () {
          const { status } = await cancelar(await libreria.entrar('contador2@cuadra.demo'));
          expect(status).toBe(200);
          yield* hecho;
        })(),
      );
    });
    await atender(id, { esUltimoIntento: true });
    expect(llamada).toHaveBeenCalledOnce();
    expect((await ver(id)).estado).toBe('cancelada');
    expect(await libro()).toEqual(antes);
    expect((await cancelar(libreria.contador)).problema.codigo).toBe('IMPRESION_TERMINADA');
  });
});

describe('con SQL', () => {
  it('no hay dos en curso de un libro, ni impresa sin pieza, ni cambia lo que terminó', async () => {
    const { id } = await enCola();
    const poner = (cambios: string) =>
      comoDueno(libreria.url, `update impresion_de_libro set ${cambios} where id = '${id}'`);
    await expect(enCola()).rejects.toThrow('impresion_en_curso');
    await expect(poner(`estado = 'impresa'`)).rejects.toThrow('impresion_con_su_pieza');
    await expect(poner(`estado = 'fallida'`)).rejects.toThrow('impresion_fallida_dice_por_que');
    await poner(`estado = 'cancelada'`);
    await expect(poner(`estado = 'en_cola'`)).rejects.toThrow('ya terminó');
  });
});
