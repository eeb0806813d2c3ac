// The bitácora sent on: each row once, in the order of its transactions, whole lines whatever people write, and again from where it
// was after a fall.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { appendFile, readFile, rename } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirDestino } from './destino.ts';
import { lineaDe } from './linea.ts';
import { reenviarTodo } from './reenviar.ts';

let prueba: AplicacionDePrueba;
let dueno: pg.Client;
let carpeta: CarpetaTemporal;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ demo: false });
  dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
  carpeta = await crearCarpetaTemporal('reenvio');
});
afterAll(async () => {
  await dueno.end();
  await carpeta.borrar();
  await prueba.cerrar();
});

let vez = 0;
let ruta: string;
let direccion: string;
/**
 * Nothing that is there can get company. Transactions of other databases of the same PostgreSQL count too, and other tests fill
 * theirs in one long one meanwhile.
 */
const asentado = () => hastaQue(mirar).catch(() => hastaQue(mirar));
const mirar = async () => {
  const { rows } = await dueno.query<{ ya: boolean }>(`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > coalesce(max(transaccion), 0) as ya from bitacora`);
  expect(rows).toEqual([{ ya: true }]);
};
const ahoraMismo = () => reenviarTodo(prueba.plataforma, direccion, abrirDestino(direccion));
const reenviar = async () => {
  await asentado();
  await ahoraMismo();
};
const anotar = (cuantas: number, texto = 'algo') =>
  dueno.query(
    `insert into bitacora (accion, entidad, id_entidad, despues)
     select 'prueba:anotar', 'prueba', i::text, jsonb_build_object('texto', $2::text) from generate_series(1, $1::int) i`,
    [cuantas, texto],
  );
const lineas = async (cual = ruta) =>
  (await readFile(cual, 'utf8'))
    .trimEnd()
    .split('\n')
    .filter((una) => una !== '');
const numeros = async (cual = ruta) =>
  (await lineas(cual)).map((una) => (JSON.parse(una) as { n: number }).n);
const enLaBase = async (desde: number) =>
  (
    await dueno.query<{ n: string }>('select n from bitacora where n > $1 order by transaccion, n', [desde])
  ).rows.map(({ n }) => Number(n));
const ultimaN = async () =>
  Number((await dueno.query('select coalesce(max(n), 0) as n from bitacora')).rows[0].n);

beforeEach(async () => {
  vez += 1;
  ruta = `${carpeta.ruta}/bitacora-${vez}.jsonl`;
  direccion = `archivo:${ruta}`;
});

describe('a un archivo', () => {
  it('desde que se configura, cada fila una vez y en orden', async () => {
    await anotar(3);
    await reenviar();
    const antes = await ultimaN();
    await anotar(1_200);
    await reenviar();
    await reenviar();
    expect(await numeros()).toEqual(await enLaBase(antes));
  });

  it('lo que una transacción abierta aún puede escribir espera, y nada se salta', async () => {
    await reenviar();
    const antes = await ultimaN();
    const otra = new pg.Client({ connectionString: prueba.url });
    await otra.connect();
    await otra.query('begin');
    await otra.query(
      `insert into bitacora (accion, entidad, id_entidad) values ('prueba:lenta', 'prueba', 'lenta')`,
    );
    await anotar(5);
    await ahoraMismo();
    await expect(lineas()).rejects.toThrow('ENOENT');
    await otra.query('commit');
    await otra.end();
    await reenviar();
    expect(await numeros()).toEqual(await enLaBase(antes));
    expect(await numeros()).toHaveLength(6);
  });

  it('quien rota el archivo encuentra lo siguiente en el nuevo', async () => {
    await reenviar();
    const antes = await ultimaN();
    await anotar(2);
    await reenviar();
    await rename(ruta, `${ruta}.1`);
    await anotar(2);
    await reenviar();
    expect([...(await numeros(`${ruta}.1`)), ...(await numeros())]).toEqual(await enLaBase(antes));
  });

  it('tras una caída sigue donde iba: ni dos veces lo enviado, ni media línea', async () => {
    await reenviar();
    const antes = await ultimaN();
    await anotar(3);
    await reenviar();
    // It fell after writing, before noting it; and in the middle of the next line.
    await dueno.query(`update reenvio_de_bitacora set n = n - 2 where destino = $1`, [direccion]);
    await appendFile(ruta, '{"n": 9999, "transac');
    await anotar(1);
    await reenviar();
    expect(await numeros()).toEqual(await enLaBase(antes));
  });

  it('varios procesos a la vez no repiten nada', async () => {
    await reenviar();
    const antes = await ultimaN();
    await anotar(900);
    await asentado();
    await Promise.all([ahoraMismo(), ahoraMismo(), ahoraMismo(), ahoraMismo()]);
    await reenviar();
    expect(await numeros()).toEqual(await enLaBase(antes));
  });

  it('si el destino falla no se pierde nada', async () => {
    await reenviar();
    const antes = await ultimaN();
    await anotar(2);
    await asentado();
    const roto = { enviar: () => Promise.reject(new Error('No hay sitio')) };
    await expect(reenviarTodo(prueba.plataforma, direccion, roto)).rejects.toThrow('No hay sitio');
    await reenviar();
    expect(await numeros()).toEqual(await enLaBase(antes));
  });

  it('una base restaurada de un volcado, cuyas transacciones empiezan de nuevo, sigue con lo nuevo', async () => {
    await reenviar();
    const antes = await ultimaN();
    await dueno.query(
      'update reenvio_de_bitacora set transaccion = 9000000000, n_max = $2 where destino = $1',
      [direccion, antes],
    );
    await anotar(2);
    await reenviar();
    expect(await numeros()).toEqual(await enLaBase(antes));
  });

  it('saltos de línea, ANSI y letras que dan vuelta: una línea por fila, sin caracteres de control', async () => {
    await reenviar();
    await anotar(1, 'a\nb\r\u001b[31mrojo\u202Eoiranimda\u2028fin\u0085');
    await reenviar();
    const [linea = '', ...demas] = await lineas();
    expect(demas).toEqual([]);
    expect(linea).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(linea).despues.texto).toBe('a\nb\r\u001b[31mrojo\u202Eoiranimda\u2028fin\u0085');
  });
});

describe('a syslog', () => {
  it('por UDP, un mensaje RFC 5424 por fila', async () => {
    const servidor = createSocket('udp4');
    servidor.bind(0, '127.0.0.1');
    await once(servidor, 'listening');
    const recibidos: string[] = [];
    servidor.on('message', (mensaje) => recibidos.push(mensaje.toString()));
    direccion = `syslog://127.0.0.1:${servidor.address().port}`;
    await reenviar();
    await anotar(2);
    await reenviar();
    while (recibidos.length < 2) await once(servidor, 'message');
    servidor.close();
    expect(recibidos[0]).toMatch(/^<109>1 \d{4}-\d\d-\d\dT\S+Z \S+ cuadra - prueba:anotar - \{"n":\d+,.*\}$/);
  });

  it('por TCP, cada uno con su largo delante', async () => {
    const llegado = Promise.withResolvers<Buffer>();
    const servidor = createServer((socket) => void buffer(socket).then(llegado.resolve, llegado.reject));
    servidor.listen(0, '127.0.0.1');
    await once(servidor, 'listening');
    direccion = `syslog+tcp://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
    await reenviar();
    await anotar(2, 'ñandú');
    await reenviar();
    let resto = await llegado.promise;
    servidor.close();
    const mensajes: string[] = [];
    while (resto.length > 0) {
      const espacio = resto.indexOf(' ');
      const largo = Number(resto.subarray(0, espacio).toString());
      mensajes.push(resto.subarray(espacio + 1, espacio + 1 + largo).toString());
      resto = resto.subarray(espacio + 1 + largo);
    }
    expect(mensajes).toHaveLength(2);
    expect(mensajes[1]).toContain('"texto":"ñandú"');
  });

  it('lo que no cabe va sin su contenido, y lo dice', () => {
    const fila = {
      ...{ n: 7, transaccion: 1, instante: '2026-11-16T15:00:00Z', actor: null, correo: null, sesion: null },
      ...{
        direccion: null,
        peticion: null,
        accion: 'a:b',
        entidad: 'c',
        idEntidad: 'd',
        agencia: null,
        dicha: false,
        antes: null,
      },
      despues: JSON.stringify({ texto: 'x'.repeat(5_000) }),
    };
    expect(JSON.parse(lineaDe(fila, 1_000))).toMatchObject({ n: 7, recortada: true });
    expect(lineaDe(fila).length).toBeGreaterThan(5_000);
  });
});
